import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { MISSED_PAYMENT, NO_STAY, PAYABLE } from '#contract/statuses.ts'
import { SearchAgain } from '#src/app/pieces/SearchAgain.tsx'
import { PaySteps } from './PaySteps.tsx'
import styles from './transfer.module.css'

/** There is nothing to transfer any more: reported, booked, or over. */
export function TransferEnded({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  const toBooking = (
    <Link to="/booking/$id" params={{ id: booking.id }} {...buttonLook({ tone: 'primary' })}>
      <Trans>Xem đặt phòng</Trans>
    </Link>
  )
  if (booking.status === 'PENDING_PAYMENT_EDIT' || booking.status === 'EDIT_FAILED')
    return (
      <EmptyState
        level={1}
        picture="letter"
        title={
          booking.status === 'EDIT_FAILED' ? (
            <Trans>Thay đổi không thành</Trans>
          ) : (
            <Trans>Đã báo cho chủ nhà</Trans>
          )
        }
        action={toBooking}
      >
        {booking.status === 'EDIT_FAILED' ? (
          <Trans>
            Đặt phòng giữ nguyên như trước. Nếu bạn đã chuyển tiền, tiền sẽ được hoàn lại cho bạn.
          </Trans>
        ) : (
          <Trans>Chủ nhà thấy tiền là thay đổi có hiệu lực. Trong lúc đó thay đổi vẫn được giữ.</Trans>
        )}
      </EmptyState>
    )
  if (booking.status === 'CSH_CONFIRM')
    return (
      <div className={styles.page}>
        <PaySteps current={2} />
        <EmptyState level={1} picture="letter" title={<Trans>Đã báo cho chủ nhà</Trans>} action={toBooking}>
          {booking.hostDeadline && (
            <p>
              <Trans>
                Chủ nhà kiểm tra tài khoản và trả lời{' '}
                <b>{format.deadline(booking.hostDeadline, new Date(serverTime()).toISOString())}</b>.
              </Trans>
            </p>
          )}
          <p>
            <Trans>
              Bạn có thể rời trang này. Có tin là chúng tôi báo ngay, mã nhận phòng nằm ở trang đặt phòng.
            </Trans>
          </p>
        </EmptyState>
      </div>
    )
  if (NO_STAY.includes(booking.status) || PAYABLE.includes(booking.status))
    return (
      <EmptyState
        level={1}
        picture="boat"
        title={
          NO_STAY.includes(booking.status) && !MISSED_PAYMENT.includes(booking.status) ? (
            <Trans>Đặt phòng này đã hủy</Trans>
          ) : (
            <Trans>Đã hết thời gian thanh toán</Trans>
          )
        }
        action={<SearchAgain booking={booking} />}
      >
        <Trans>Chỗ đã được trả lại. Nếu bạn lỡ chuyển tiền, tiền sẽ được hoàn lại cho bạn.</Trans>
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <PaySteps current={3} />
      <EmptyState
        level={1}
        picture="lantern"
        title={<Trans>Chủ nhà đã nhận được tiền</Trans>}
        action={toBooking}
      >
        <Trans>Chỗ là của bạn. Mã nhận phòng đã có ở trang đặt phòng.</Trans>
      </EmptyState>
    </div>
  )
}
