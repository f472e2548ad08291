import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { placePath } from '#src/domain/place/placePath.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import { Picture } from '#src/ui/Picture.tsx'
import type { SearchCard } from '#contract/shapes/search.ts'
import { carryPicture } from './carryPicture.ts'
import styles from './CardPictures.module.css'

interface CardPicturesProps {
  readonly card: SearchCard
  readonly stay: StaySearch
  readonly sizes: string
  readonly priority: boolean | undefined
  /** What fills and turns them, once somebody comes near the card. */
  readonly swiping: ReactNode
}

/**
 * The pictures of a card, to swipe through without leaving the list: the first comes with the card, the others have their
 * places. They are decoration: whoever listens or goes by the keyboard has the card's own link.
 */
export function CardPictures({ card, stay, sizes, priority, swiping }: CardPicturesProps) {
  const more = card.morePictureIds
  const first = <Picture id={card.pictureId} alt="" sizes={sizes} priority={priority} />
  if (more.length === 0) return first
  const places = more.map((id) => <span key={id} />)
  return (
    <span className={styles.pictures} aria-hidden="true">
      <Link
        to={placePath(card.resortType)}
        params={{ id: card.resortId }}
        search={stay}
        className={styles.strip}
        tabIndex={-1}
        data-strip
        onClick={carryPicture}
      >
        {first}
        {places}
      </Link>
      <span className={styles.dots}>
        <span data-on />
        {places}
      </span>
      {swiping}
    </span>
  )
}
