import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { bookingMachine, factsOf } from '#contract/booking/booking.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { CancelBooking } from './CancelBooking.tsx'
import { PayNow } from './PayNow.tsx'
import styles from './BookingActions.module.css'

/** What a guest can do with the booking as it stands; the machine says what that is. */
export function BookingActions({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  const now = useServerTime(5000)
  const facts = factsOf(booking, Temporal.Instant.fromEpochMilliseconds(now), {
    checkIn: booking.arrival.checkInTime,
    checkOut: booking.arrival.checkOutTime,
  })
  const cancel = bookingMachine.next(facts, 'cancel', 'KT')
  const unpaid = cancel.ok && cancel.row.row === '12'
  const live = booking.holdUntil !== null && Date.parse(booking.holdUntil) > now
  const payable = live && ['PENDING', 'PAYMENT_FAILED', 'WATTING_KT_PAYMENT'].includes(booking.status)
  const deadline = (instant: string) => format.deadline(instant, new Date(now).toISOString())
  return (
    <>
      {booking.verifyingPayment && (
        <Notice tone="info" title={<Trans>Đang xác minh thanh toán</Trans>} live="polite">
          <Trans>Ngân hàng chưa báo kết quả. Bạn có thể rời trang này, chúng tôi vẫn tiếp tục hỏi.</Trans>
        </Notice>
      )}
      {booking.status === 'CSH_CONFIRM' && booking.hostDeadline && (
        <Notice tone="warning" title={<Trans>Chờ chủ nhà xác nhận</Trans>}>
          <Trans>
            Chủ nhà trả lời {deadline(booking.hostDeadline)}. Nếu không nhận, bạn được hoàn 100 %.
          </Trans>
        </Notice>
      )}
      {booking.status === 'OVERDUE_PAYMENT' && (
        <Notice tone="info" title={<Trans>Đã hết thời gian thanh toán</Trans>}>
          <Trans>Chỗ đã được trả lại. Nếu bạn vẫn bị trừ tiền, tiền sẽ tự động hoàn về.</Trans>
        </Notice>
      )}
      {(payable || unpaid) && (
        <Card as="section" padded>
          {payable && booking.holdUntil && (
            <p className={styles.deadline}>
              <Trans>Thanh toán {deadline(booking.holdUntil)} để giữ chỗ.</Trans>
            </p>
          )}
          <div className={styles.actions}>
            {payable && <PayNow booking={booking} />}
            {unpaid && <CancelBooking booking={booking} />}
          </div>
        </Card>
      )}
      {['OVERDUE_PAYMENT', 'KT_CANCEL', 'CSH_CANCEL', 'KT_ACCEPT_CANCEL'].includes(booking.status) && (
        <p>
          <Link
            to="/list-room"
            search={{ from_day: booking.checkIn, to_day: booking.checkOut, number_of_adult: booking.adults }}
            {...buttonLook({ tone: 'secondary' })}
          >
            <Trans>Tìm chỗ khác cho những ngày này</Trans>
          </Link>
        </p>
      )}
    </>
  )
}
