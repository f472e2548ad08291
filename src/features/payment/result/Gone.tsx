import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { AlternativeCard } from '#src/app/pieces/AlternativeCard.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { PaymentState } from '#contract/shapes/payment.ts'
import { Hotline } from './Hotline.tsx'
import { Result } from './Result.tsx'
import { SearchAgain } from '#src/app/pieces/SearchAgain.tsx'
import styles from './result.module.css'

interface GoneProps {
  readonly payment: PaymentState
  readonly hotline: string | null
}

/** The time to pay is over; perhaps the money came all the same and goes back. The same place again, or others. */
export function Gone({ payment, hotline }: GoneProps) {
  const format = useFormat()
  const { booking } = payment
  const charged = payment.state === 'CHARGED_NOT_BOOKED'
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
  const search = {
    from_day: booking.checkIn,
    to_day: booking.checkOut,
    number_of_adult: booking.adults,
  }
  const elsewhere = data && !data.available && data.alternatives.length > 0 && (
    <section className={styles.others}>
      <h2>
        <Trans>Còn trống cùng ngày</Trans>
      </h2>
      <ul className={styles.cards} role="list">
        {data.alternatives.slice(0, 3).map((place) => (
          <li key={place.resortId}>
            <AlternativeCard place={place} search={search} />
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
        charged ? <Trans>Tiền đang được hoàn lại cho bạn</Trans> : <Trans>Đã hết thời gian thanh toán</Trans>
      }
      action={<SearchAgain booking={booking} taken={data?.available === false} />}
      more={elsewhere}
    >
      {charged ? (
        <Notice tone="info" title={<Trans>Hoàn 100 %: {format.vnd(payment.amount ?? booking.total)}</Trans>}>
          <Trans>
            Tiền đến sau khi hết giờ giữ chỗ và phòng đã có người khác đặt, nên chúng tôi trả lại toàn bộ về
            tài khoản bạn đã dùng. Bạn không cần làm gì thêm.
          </Trans>
          <Hotline number={hotline ?? booking.arrival.hotline} />
        </Notice>
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
