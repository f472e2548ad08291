import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { AlternativeCard } from '#src/app/pieces/AlternativeCard.tsx'
import { searchOf } from '#src/app/pieces/elsewhere.ts'
import type { PaymentState } from '#contract/shapes/payment.ts'
import { MISSED_PAYMENT, NO_STAY } from '#contract/statuses.ts'
import { ChangeGone } from './ChangeGone.tsx'
import { GoingBack } from './GoingBack.tsx'
import { Hotline } from './Hotline.tsx'
import { Result } from './Result.tsx'
import { SearchAgain } from '#src/app/pieces/SearchAgain.tsx'
import styles from './result.module.css'

interface GoneProps {
  readonly payment: PaymentState
  readonly hotline: string | null
}

/** The time to pay is over, for a stay or for a change of one: what a change was for stands, and leads back to it. */
export function Gone(gone: GoneProps) {
  const { status } = gone.payment.booking
  const ofChange = status === 'PENDING_PAYMENT_EDIT' || status === 'EDIT_FAILED'
  return ofChange ? <ChangeGone {...gone} /> : <StayGone {...gone} />
}

/** Nothing is booked; perhaps the money came all the same and goes back. The same place again, or others. */
function StayGone({ payment, hotline }: GoneProps) {
  const { booking } = payment
  const charged = payment.state === 'CHARGED_NOT_BOOKED'
  const cancelled = NO_STAY.includes(booking.status) && !MISSED_PAYMENT.includes(booking.status)
  const { data } = useQuery(
    query('booking.quote', {
      resort_id: booking.resortId,
      check_in: booking.checkIn,
      check_out: booking.checkOut,
      rooms: booking.rooms.map(({ roomId, count }) => ({ room_id: roomId, count })),
      number_of_adult: booking.adults,
      number_of_school_aged_child: booking.children,
      number_of_toddler_child: booking.toddlers,
    }),
  )
  const elsewhere = data && !data.available && data.alternatives.length > 0 && (
    <section className={styles.others}>
      <h2>
        <Trans>Còn trống cùng ngày</Trans>
      </h2>
      <ul className={styles.cards} role="list">
        {data.alternatives.slice(0, 3).map((place) => (
          <li key={place.resortId}>
            <AlternativeCard place={place} search={searchOf(booking)} />
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <Result
      step={1}
      picture={charged ? 'letter' : 'boat'}
      title={
        charged ? (
          <Trans>Tiền đang được hoàn lại cho bạn</Trans>
        ) : cancelled ? (
          <Trans>Đặt phòng này đã hủy</Trans>
        ) : (
          <Trans>Đã hết thời gian thanh toán</Trans>
        )
      }
      action={<SearchAgain booking={booking} taken={data?.available === false} />}
      more={elsewhere}
    >
      {charged ? (
        <GoingBack payment={payment} hotline={hotline} />
      ) : (
        <p>
          <Trans>
            Chỗ ở {booking.resortName} đã được trả lại. Bạn chưa mất khoản tiền nào; nếu ngân hàng vẫn trừ,
            tiền tự hoàn về.
          </Trans>
          <Hotline number={hotline ?? booking.arrival.hotline} />
        </p>
      )}
      {data?.available === true && (
        <p className="strong">
          <Trans>Những ngày này vẫn còn trống, bạn đặt lại được ngay.</Trans>
        </p>
      )}
    </Result>
  )
}
