import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { hasSessionHint } from '#src/api/session.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { Alternative } from '#contract/shapes/booking.ts'
import type { Draft } from '../draft.ts'
import { AlternativeCard } from '#src/app/pieces/AlternativeCard.tsx'
import { elsewhere, searchOf } from '#src/app/pieces/elsewhere.ts'
import styles from './SoldOut.module.css'

export const SOLD_OUT_ID = 'booking-sold-out'

interface SoldOutProps {
  readonly draft: Draft
  readonly projectAreaId: number
  readonly left: number
  readonly alternatives: readonly Alternative[]
}

/** The nights are taken: perhaps by this very person's own hold, else other places that are free for the same days. */
export function SoldOut({ draft, projectAreaId, left, alternatives }: SoldOutProps) {
  const mine = useQuery({
    ...query('booking.list', { tab: 'waiting_payment' }),
    enabled: hasSessionHint(),
  }).data?.bookings.find(
    ({ resortId, checkIn, checkOut }) =>
      resortId === draft.resortId && checkIn < draft.checkOut && checkOut > draft.checkIn,
  )
  if (mine)
    return (
      <section id={SOLD_OUT_ID} tabIndex={-1}>
        <Notice
          tone="info"
          live="assertive"
          title={<Trans>Chính bạn đang giữ chỗ này</Trans>}
          action={
            <Link to="/booking/$id" params={{ id: mine.id }} {...buttonLook({ tone: 'primary' })}>
              <Trans>Mở đặt phòng {mine.code}</Trans>
            </Link>
          }
        >
          <Trans>
            Bạn đã đặt những ngày này và chưa thanh toán. Thanh toán nốt là xong, không cần đặt lại.
          </Trans>
        </Notice>
      </section>
    )
  return (
    <section id={SOLD_OUT_ID} tabIndex={-1} className="stack-4" aria-live="polite">
      <Notice tone="danger" title={<Trans>Những ngày này vừa hết chỗ</Trans>}>
        {left > 0 ? (
          <Trans>
            Chỉ còn {left} phòng cho những ngày này. Bạn bớt phòng, đổi ngày, hoặc xem nơi khác còn trống.
          </Trans>
        ) : (
          <Trans>
            Có người vừa đặt mất. Bạn chưa mất khoản tiền nào. Đổi ngày, hoặc xem nơi khác còn trống cùng
            ngày.
          </Trans>
        )}
      </Notice>
      {alternatives.length > 0 && (
        <ul className={styles.cards} role="list">
          {alternatives.map((place) => (
            <li key={place.resortId}>
              <AlternativeCard place={place} search={searchOf(draft)} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/list-room" search={elsewhere({ ...draft, projectAreaId })} {...buttonLook()}>
          <Trans>Tìm nơi khác cho những ngày này</Trans>
        </Link>
      </p>
    </section>
  )
}
