import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { keptIn } from '#contract/booking/kept.ts'
import type { HostBookingDetail } from '#contract/shapes/host.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice, type NoticeTone } from '#src/ui/Notice.tsx'

type Told = { tone: NoticeTone; title: ReactNode; text?: ReactNode }

/** What the state of a booking means for its host, and until when what is due. */
function useStory(booking: HostBookingDetail): Told | null {
  const format = useFormat()
  const now = useServerTime(30_000)
  const at = (instant: string) => format.deadline(instant, new Date(now).toISOString())
  const by = booking.answerBy === null ? null : at(booking.answerBy)
  if (booking.transferUnderReview)
    return {
      tone: 'warning',
      title: <Trans>Ghé đang kiểm tra khoản chuyển khoản</Trans>,
      text: <Trans>Nhân viên sẽ gọi cho khách và bạn. Phòng vẫn được giữ trong lúc đó.</Trans>,
    }
  switch (booking.status) {
    case 'CSH_CONFIRM':
      return {
        tone: 'danger',
        title: by === null ? <Trans>Chờ bạn trả lời</Trans> : <Trans>Trả lời {by}</Trans>,
        text: booking.transferReported ? (
          <Trans>Khách báo đã chuyển khoản. Bạn xem tài khoản rồi xác nhận số tiền.</Trans>
        ) : keptIn(booking) > 0 ? (
          <Trans>
            Khách đã thanh toán. Không trả lời thì khách được hoàn tiền và tính vào số lần hủy của bạn.
          </Trans>
        ) : (
          <Trans>Khách chưa thanh toán; bạn nhận thì khách mới trả tiền.</Trans>
        ),
      }
    case 'BOOKED':
      return {
        tone: 'danger',
        title:
          by === null ? <Trans>Khách muốn sửa đặt phòng</Trans> : <Trans>Khách muốn sửa: trả lời {by}</Trans>,
        text: <Trans>Không trả lời thì đặt phòng giữ nguyên như trước.</Trans>,
      }
    case 'DRAFTS':
      return {
        tone: 'warning',
        title: <Trans>Chờ khách trả lời đề nghị sửa</Trans>,
        text: <Trans>Chưa có gì thay đổi cho đến khi khách đồng ý.</Trans>,
      }
    case 'CSH_REQUEST_CANCEL':
      return {
        tone: 'warning',
        title: booking.cancellationRequest ? (
          <Trans>Chờ khách trả lời yêu cầu hủy {at(booking.cancellationRequest.answerBy)}</Trans>
        ) : (
          <Trans>Chờ khách trả lời yêu cầu hủy</Trans>
        ),
        text: <Trans>Khách không trả lời thì đặt phòng vẫn giữ nguyên.</Trans>,
      }
    case 'KT_REFUSE_CANCEL':
      return {
        tone: 'info',
        title: <Trans>Khách giữ đặt phòng</Trans>,
        text: <Trans>Bạn đón khách như đã hẹn nhé.</Trans>,
      }
    case 'PENDING_PAYMENT_EDIT':
      if (booking.edit?.lookedIntoBy)
        return {
          tone: 'danger',
          title: <Trans>Xem tiền về chưa {at(booking.edit.lookedIntoBy)}</Trans>,
          text: (
            <Trans>
              Khách báo đã chuyển {format.vnd(booking.edit.toPay)} cho thay đổi. Bạn xem tài khoản rồi xác
              nhận.
            </Trans>
          ),
        }
      return { tone: 'info', title: <Trans>Chờ khách trả phần chênh lệch</Trans> }
    case 'COMPLAIN':
      return {
        tone: 'danger',
        title: <Trans>Khách khiếu nại</Trans>,
        text: (
          <>
            {booking.complaint && <q>{booking.complaint.text}</q>}{' '}
            <Trans>Thu nhập của đặt phòng này tạm giữ cho đến khi có kết quả.</Trans>
          </>
        ),
      }
    case 'SUCCESS':
      return booking.noShow ? { tone: 'info', title: <Trans>Khách đã không đến</Trans> } : null
    default:
      return booking.checkedInAt === null
        ? null
        : {
            tone: 'success',
            title: <Trans>Khách đã nhận phòng lúc {format.moment(booking.checkedInAt)}</Trans>,
          }
  }
}

/** The state of a booking in a sentence, where there is something to say. */
export function Story({ booking }: { readonly booking: HostBookingDetail }) {
  const story = useStory(booking)
  if (story === null) return null
  return (
    <Notice tone={story.tone} title={story.title}>
      {story.text}
    </Notice>
  )
}
