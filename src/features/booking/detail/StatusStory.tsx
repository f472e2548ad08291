import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BookingEvent } from '#contract/booking/names.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice, type NoticeTone } from '#src/ui/Notice.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'

/** What ends in a changed booking. */
const CHANGES: ReadonlySet<string> = new Set<BookingEvent>([
  'acceptEdit',
  'acceptHostEdit',
  'editPaymentSucceeded',
  'editContact',
])

type Story = { tone: NoticeTone; title: ReactNode; text: ReactNode }

/**
 * What the state of a booking means for the guest and what happens next. Nothing where the page says it already: what waits for
 * an answer is told by the card that has the buttons, so that neither stands there without the other.
 */
export function StatusStory({ booking }: { readonly booking: BookingDetail }) {
  const story = useStory(booking)
  if (booking.verifyingPayment)
    return (
      <Notice tone="info" icon="refresh" title={<Trans>Đang xác minh thanh toán</Trans>} live="polite">
        <Trans>Ngân hàng chưa báo kết quả. Bạn có thể rời trang này, chúng tôi vẫn tiếp tục hỏi.</Trans>
      </Notice>
    )
  if (story === null) return null
  return (
    <Notice tone={story.tone} title={story.title}>
      {story.text}
    </Notice>
  )
}

/** Whether the last change gave a new check-in code: a contact that is corrected at once keeps the one there is. */
function hasNewCode({ history }: BookingDetail): boolean {
  const last = history.findLast(({ event, to }) => to === 'EDIT_SUCCESS' && CHANGES.has(event))
  return last?.event !== 'editContact'
}

function useStory(booking: BookingDetail): Story | null {
  const format = useFormat()
  const now = useServerTime(30_000)
  const until =
    booking.hostDeadline === null ? null : format.deadline(booking.hostDeadline, new Date(now).toISOString())
  const unchanged = <Trans>Đặt phòng của bạn vẫn giữ nguyên như trước.</Trans>
  switch (booking.status) {
    case 'PAYMENT_FAILED':
      return {
        tone: 'danger',
        title: <Trans>Thanh toán chưa thành công</Trans>,
        text: <Trans>Bạn thử lại hoặc chọn cách khác. Nếu bị trừ tiền, tiền sẽ tự động hoàn về.</Trans>,
      }
    case 'OVERDUE_PAYMENT':
      return {
        tone: 'info',
        title: <Trans>Đã hết thời gian thanh toán</Trans>,
        text: <Trans>Chỗ đã được trả lại. Nếu bạn vẫn bị trừ tiền, tiền sẽ tự động hoàn về.</Trans>,
      }
    case 'CSH_CONFIRM':
      return {
        tone: 'warning',
        title: <Trans>Chờ chủ nhà xác nhận</Trans>,
        text:
          booking.paid > 0 ? (
            <Trans>Chủ nhà trả lời {until}. Nếu không nhận, bạn được hoàn 100 %.</Trans>
          ) : (
            <Trans>Chủ nhà trả lời {until}. Chúng tôi báo bạn ngay khi có tin.</Trans>
          ),
      }
    case 'KT_REFUSE_CANCEL':
      return { tone: 'success', title: <Trans>Bạn đã giữ lại chuyến này</Trans>, text: unchanged }
    case 'BOOKED':
      return {
        tone: 'warning',
        title: <Trans>Chủ nhà đang xem yêu cầu sửa</Trans>,
        text: <Trans>Cho đến khi có trả lời, đặt phòng vẫn giữ nguyên như trước.</Trans>,
      }
    case 'PENDING_PAYMENT_EDIT':
      if (booking.edit?.reportedAt) return null
      return {
        tone: 'warning',
        title: <Trans>Chờ trả phần chênh lệch</Trans>,
        text: <Trans>Chưa trả thì đặt phòng vẫn giữ nguyên như trước khi sửa.</Trans>,
      }
    case 'REJECT_EDIT':
      return { tone: 'info', title: <Trans>Yêu cầu sửa không được nhận</Trans>, text: unchanged }
    case 'EDIT_FAILED':
      return { tone: 'info', title: <Trans>Yêu cầu sửa không thành</Trans>, text: unchanged }
    case 'EDIT_SUCCESS':
      return {
        tone: 'success',
        title: <Trans>Đặt phòng đã được sửa</Trans>,
        text: hasNewCode(booking) ? (
          <Trans>Thông tin dưới đây là bản mới nhất. Mã nhận phòng cũ không dùng được nữa.</Trans>
        ) : (
          <Trans>Thông tin dưới đây là bản mới nhất. Mã nhận phòng vẫn như cũ.</Trans>
        ),
      }
    case 'KT_ACCEPT_CANCEL':
    case 'CSH_CANCEL':
      return {
        tone: 'info',
        title: <Trans>Chủ nhà đã hủy chuyến này</Trans>,
        text:
          booking.paid > 0 ? (
            <Trans>Bạn được hoàn 100 % số tiền đã trả.</Trans>
          ) : (
            <Trans>Bạn chưa mất khoản nào.</Trans>
          ),
      }
    case 'KT_CANCEL':
      return {
        tone: 'info',
        title: <Trans>Bạn đã hủy chuyến này</Trans>,
        text:
          booking.paid > 0 ? (
            <Trans>Tiền hoàn theo chính sách hủy, tiến trình ở phần chi phí.</Trans>
          ) : (
            <Trans>Bạn chưa thanh toán nên không mất phí.</Trans>
          ),
      }
    case 'COMPLAIN':
      return {
        tone: 'warning',
        title: <Trans>Khiếu nại đang được xử lý</Trans>,
        text: <Trans>Tiền chưa chuyển cho chủ nhà cho đến khi có kết quả.</Trans>,
      }
    case 'SUCCESS':
      return {
        tone: 'success',
        title: <Trans>Chuyến đi đã hoàn tất</Trans>,
        text: <Trans>Cảm ơn bạn đã ghé. Hẹn gặp lại!</Trans>,
      }
    default:
      return null
  }
}
