import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'

interface CancelledTicketsProps {
  /** What was paid for those that stand, VND. */
  readonly price: number
  readonly cancelled: NonNullable<BookingDetail['services'][number]['cancelled']>
}

/** Some tickets of a booking were cancelled: what was paid for all of it, and what of that goes back. */
export function CancelledTickets({ price, cancelled }: CancelledTicketsProps) {
  const format = useFormat()
  const { quantity } = cancelled
  const paid = format.vnd(price + cancelled.price)
  const fee = format.vnd(cancelled.fee)
  const refund = format.vnd(cancelled.refund)
  return (
    <p className="soft figures">
      <Trans>Đã trả {paid}.</Trans>{' '}
      {cancelled.fee > 0 ? (
        <Plural value={quantity} other={`Đã hủy # vé: phí ${fee}, hoàn ${refund}.`} />
      ) : (
        <Plural value={quantity} other={`Đã hủy # vé: hoàn ${refund}.`} />
      )}
    </p>
  )
}
