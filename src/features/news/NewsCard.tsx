import { Link } from '@tanstack/react-router'
import { Card, cardBodyClass, cardLinkClass } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { NewsItem } from '#contract/shapes/news.ts'
import { When } from './When.tsx'
import styles from './news.module.css'

export interface NewsCardProps {
  readonly item: NewsItem
  /** The first on the page: its picture loads at once. */
  readonly priority?: boolean | undefined
  readonly level?: 2 | 3 | undefined
  readonly sizes?: string | undefined
}

const SIZES = '(min-width: 992px) 360px, (min-width: 576px) 46vw, 92vw'

/** An article or event; the whole card leads to it. */
export function NewsCard({ item, priority, level = 2, sizes = SIZES }: NewsCardProps) {
  const Heading = `h${level}` as const
  return (
    <Card look="mount" interactive data-time={item.time ?? undefined}>
      <Picture id={item.pictureId} alt="" sizes={sizes} priority={priority} />
      <div className={cardBodyClass}>
        <When item={item} />
        <Heading className={styles.name}>
          <Link to="/new/{-$id}" params={{ id: item.id }} className={cardLinkClass}>
            {item.title}
          </Link>
        </Heading>
        <p className="soft flush">{item.summary}</p>
      </div>
    </Card>
  )
}
