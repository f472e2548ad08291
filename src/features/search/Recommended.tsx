import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { StaySearch } from '#src/api/staySearch.ts'
import { Button } from '#src/ui/Button.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
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
      <SectionHeading lead={<Trans>Chỗ ở trả phí để đứng đầu. Vẫn đúng ngày và số khách của bạn.</Trans>}>
        <Trans>Quảng cáo</Trans>
      </SectionHeading>
      <ul className={styles.grid} role="list">
        {shown.map((card, index) => (
          <li key={card.roomId}>
            <RoomCard card={card} stay={stay} priority={index === 0} />
          </li>
        ))}
      </ul>
      {!alone && cards.length > FOLD_RECOMMENDED_ABOVE && (
        <Button tone="quiet" aria-expanded={open} onClick={() => setOpened(!open)}>
          {open ? <Trans>Thu gọn</Trans> : <Plural value={hidden} other="Xem thêm # chỗ ở" />}
        </Button>
      )}
    </section>
  )
}
