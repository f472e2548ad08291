import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, cardBodyClass, cardLinkClass } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { HomeBlocks } from '#contract/shapes/home.ts'
import styles from './HomePage.module.css'

/** News and events, with the time they are for. */
export function News({ news }: { readonly news: HomeBlocks['newsAndEvents'] }) {
  const { t } = useLingui()
  const format = useFormat()
  if (news.length === 0) return null
  return (
    <section className={styles.block}>
      <SectionHeading
        action={
          <Link to="/news">
            <Trans>Xem tất cả</Trans>
          </Link>
        }
      >
        <Trans>Tin tức và sự kiện</Trans>
      </SectionHeading>
      <ul className={styles.grid} role="list">
        {news.map(({ id, title, summary, pictureId, kind, from, to }) => (
          <li key={id}>
            <Card look="mount" interactive>
              <Picture id={pictureId} alt="" sizes="(min-width: 992px) 380px, 92vw" />
              <div className={cardBodyClass}>
                <p className="note row-2">
                  <Badge tone={kind === 'EVENT' ? 'action' : 'neutral'}>
                    {kind === 'EVENT' ? t`Sự kiện` : t`Tin tức`}
                  </Badge>
                  <time dateTime={from}>{to === null ? format.plainDate(from) : format.range(from, to)}</time>
                </p>
                <h3 className={styles.name}>
                  <Link to="/new/{-$id}" params={{ id }} className={cardLinkClass}>
                    {title}
                  </Link>
                </h3>
                <p className="note flush">{summary}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
