import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { StaySearch } from '#src/api/staySearch.ts'
import { Button } from '#src/ui/Button.tsx'
import { FOLD_RECOMMENDED_ABOVE } from '#contract/numbers.ts'
import type { SearchCard } from '#contract/shapes/search.ts'
import { RoomCard } from './RoomCard.tsx'
import styles from './Recommended.module.css'

/** Promoted rooms, said to be advertising; more than three are folded, on phones they are one row. Nothing when there are none. */
export function Recommended({
  cards,
  stay,
  alone,
}: {
  readonly cards: readonly SearchCard[]
  readonly stay: StaySearch
  /** Nothing else stands on the page: then there is no reason to fold them. */
  readonly alone: boolean
}) {
  const [opened, setOpened] = useState(false)
  if (cards.length === 0) return null
  const open = opened || alone
  const shown = open ? cards : cards.slice(0, FOLD_RECOMMENDED_ABOVE)
  const hidden = cards.length - shown.length
  return (
    <section className={styles.block}>
      <header className={styles.head}>
        <h2>
          <Trans>Quảng cáo</Trans>
        </h2>
        {!alone && cards.length > FOLD_RECOMMENDED_ABOVE && (
          <Button tone="quiet" size="small" aria-expanded={open} onClick={() => setOpened(!open)}>
            {open ? <Trans>Thu gọn</Trans> : <Plural value={hidden} other="Xem thêm # chỗ ở" />}
          </Button>
        )}
        <p>
          <Trans>Trả phí để đứng đầu, vẫn đúng ngày và số khách.</Trans>
        </p>
      </header>
      <ul className={styles.grid} role="list">
        {shown.map((card, index) => (
          <li key={card.roomId}>
            <RoomCard card={card} stay={stay} priority={index === 0} low="row" />
          </li>
        ))}
      </ul>
    </section>
  )
}
