import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookingEvent } from '#contract/booking/names.ts'
import type { Queue } from '#contract/shapes/desk.ts'
import type { Status } from '#contract/statuses.ts'
import { STAY_TAB_TEXT, statusLook } from '#src/app/stays/status.ts'
import type { IconName } from '#src/ui/iconNames.ts'

/** The queues: their names, what stands in them, and what is said when nothing does. */
export const QUEUE_TEXT: Record<Queue, { name: MessageDescriptor; lead: MessageDescriptor; icon: IconName }> =
  {
    refunds: {
      name: msg`Hoàn tiền`,
      lead: msg`Khoản phải chuyển tay cho khách, và khoản cổng thanh toán từ chối.`,
      icon: 'undo',
    },
    complaints: {
      name: msg({ message: 'Khiếu nại', context: 'several' }),
      lead: msg`Khách đã nhận phòng và báo có điều không ổn. Thu nhập của chủ nhà tạm giữ đến khi có kết quả.`,
      icon: 'flag',
    },
    transfers: {
      name: msg`Chuyển khoản lệch`,
      lead: msg`Chủ nhà thấy số tiền khác, hoặc chưa thấy tiền. Chỗ vẫn được giữ.`,
      icon: 'bank',
    },
    overdue: {
      name: msg`Quá hạn xác nhận`,
      lead: msg`Khách đã trả tiền mà chủ nhà chưa trả lời. Không ai làm gì thì đến giờ khách được hoàn tiền.`,
      icon: 'clock',
    },
    reviews: {
      name: msg`Đánh giá bị báo`,
      lead: msg`Chủ nhà báo đánh giá có điều không đúng. Trong lúc chờ, đánh giá vẫn hiện.`,
      icon: 'star',
    },
    payouts: {
      name: msg`Chi trả chủ nhà`,
      lead: msg`Kỳ nghỉ đã xong và đến ngày chi trả.`,
      icon: 'coin',
    },
    others: {
      name: msg`Hủy và việc khác`,
      lead: msg`Yêu cầu hủy của chủ nhà, tiền về muộn và những việc cần người xem.`,
      icon: 'inbox',
    },
  }

/** How a status is named and coloured at the desk. */
export const deskStatusLook = (status: Status) =>
  statusLook(status, { ...STAY_TAB_TEXT, cancellation_request: msg`Chủ nhà xin hủy` })

/** What happened to a booking, with who did it. */
export const EVENT_TEXT: Record<BookingEvent, MessageDescriptor> = {
  create: msg`Khách tạo đặt phòng`,
  chooseTransfer: msg`Khách chọn chuyển khoản`,
  switchToVnpay: msg`Khách chuyển sang VNPay`,
  paymentSucceeded: msg`Thanh toán thành công`,
  reportTransfer: msg`Khách báo đã chuyển khoản`,
  transferMatched: msg`Đã khớp tiền chuyển khoản`,
  paymentFailed: msg`Thanh toán chưa thành công`,
  retryPayment: msg`Khách thanh toán lại`,
  holdExpired: msg`Hết thời gian giữ chỗ`,
  latePayment: msg`Tiền về muộn`,
  cancel: msg`Hủy theo yêu cầu của khách`,
  confirm: msg`Xác nhận đặt phòng`,
  accept: msg`Nhận yêu cầu, mời khách thanh toán`,
  reject: msg`Từ chối đặt phòng`,
  deadlinePassed: msg`Quá hạn trả lời của chủ nhà`,
  withdraw: msg`Khách rút lại`,
  requestEdit: msg`Khách yêu cầu sửa`,
  acceptEdit: msg`Đồng ý cho khách sửa`,
  rejectEdit: msg`Không đồng ý cho khách sửa`,
  editTimedOut: msg`Yêu cầu sửa hết hạn`,
  withdrawEdit: msg`Khách rút yêu cầu sửa`,
  editContact: msg`Sửa thông tin liên hệ`,
  reportEditTransfer: msg`Khách báo đã chuyển phần chênh lệch`,
  editPaymentSucceeded: msg`Đã trả phần chênh lệch`,
  editWindowOver: msg`Hết hạn trả phần chênh lệch`,
  lateEditPayment: msg`Tiền chênh lệch về muộn`,
  hostRequestEdit: msg`Chủ nhà đề nghị sửa`,
  acceptHostEdit: msg`Khách đồng ý sửa`,
  refuseHostEdit: msg`Khách không đồng ý sửa`,
  hostEditTimedOut: msg`Đề nghị sửa hết hạn`,
  withdrawHostEdit: msg`Chủ nhà rút đề nghị sửa`,
  requestCancellation: msg`Chủ nhà xin hủy`,
  acceptCancellation: msg`Khách đồng ý hủy`,
  refuseCancellation: msg`Khách giữ đặt phòng`,
  cancellationTimedOut: msg`Yêu cầu hủy hết hạn, đặt phòng được giữ`,
  withdrawCancellation: msg`Chủ nhà rút yêu cầu hủy`,
  forceCancel: msg`Nhân viên hủy đặt phòng`,
  checkIn: msg`Khách nhận phòng`,
  complete: msg`Kỳ nghỉ hoàn tất`,
  complain: msg`Khách khiếu nại`,
  resolvePartly: msg`Khiếu nại: hoàn một phần hoặc không hoàn`,
  resolveFullRefund: msg`Khiếu nại: đã hoàn toàn bộ`,
  resolveHostFault: msg`Khiếu nại: lỗi của chủ nhà`,
  endComplaint: msg`Khép khiếu nại`,
  refundDone: msg`Tiền hoàn đã về khách`,
  delete: msg`Xóa khỏi danh sách của khách`,
}
