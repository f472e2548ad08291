import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { SearchCard } from '#contract/shapes/search.ts'
import styles from './HomePage.module.css'

/** Places that cost less now. Nothing when there are none. */
export function Offers({
  cards,
  offerCard,
}: {
  readonly cards: readonly SearchCard[]
  readonly offerCard: (card: SearchCard) => ReactNode
}) {
  if (cards.length === 0) return null
  return (
    <section className={styles.block}>
      <SectionHeading
        eyebrow={<Trans>Giá tốt hơn ngày thường</Trans>}
        action={
          <Link to="/list-room" search={{ project_area_id: null, sort_by_field: 'price', sort_order: 'asc' }}>
            <Trans>Xem tất cả</Trans>
          </Link>
        }
      >
        <Trans>Ưu đãi hấp dẫn</Trans>
      </SectionHeading>
      <ul className={styles.grid} role="list">
        {cards.map((card) => (
          <li key={card.roomId}>{offerCard(card)}</li>
        ))}
      </ul>
    </section>
  )
}
