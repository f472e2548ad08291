import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookingEvent } from '#contract/booking/names.ts'
import type { Status } from '#contract/statuses.ts'
import type { Tab } from '#contract/tabs.ts'
import { STAY_TAB_TEXT, statusLook } from '#src/app/stays/status.ts'

/** The names of the lists as a host reads them, and with them of the states a booking is in. */
export const TAB_TEXT: Record<Tab, MessageDescriptor> = {
  ...STAY_TAB_TEXT,
  wait_host_confirm: msg`Chờ bạn trả lời`,
}

/** How a status is named and coloured on the host's side. */
export const hostStatusLook = (status: Status) => statusLook(status, TAB_TEXT)

/** What happened, as the host reads it in the history. */
export const EVENT_TEXT: Record<BookingEvent, MessageDescriptor> = {
  create: msg`Khách tạo đặt phòng`,
  chooseTransfer: msg`Khách chọn chuyển khoản`,
  switchToVnpay: msg`Khách chuyển sang VNPay`,
  paymentSucceeded: msg`Khách thanh toán thành công`,
  reportTransfer: msg`Khách báo đã chuyển khoản`,
  transferMatched: msg`Đã khớp tiền chuyển khoản`,
  paymentFailed: msg`Thanh toán chưa thành công`,
  retryPayment: msg`Khách thanh toán lại`,
  holdExpired: msg`Hết thời gian giữ chỗ`,
  latePayment: msg`Tiền về muộn`,
  cancel: msg`Khách hủy`,
  confirm: msg`Bạn xác nhận`,
  accept: msg`Bạn nhận yêu cầu`,
  reject: msg`Bạn từ chối`,
  deadlinePassed: msg`Quá hạn trả lời`,
  withdraw: msg`Khách rút lại`,
  requestEdit: msg`Khách yêu cầu sửa`,
  acceptEdit: msg`Bạn đồng ý sửa`,
  rejectEdit: msg`Bạn không đồng ý sửa`,
  editTimedOut: msg`Yêu cầu sửa hết hạn`,
  withdrawEdit: msg`Khách rút yêu cầu sửa`,
  editContact: msg`Khách sửa thông tin liên hệ`,
  reportEditTransfer: msg`Khách báo đã chuyển phần chênh lệch`,
  editPaymentSucceeded: msg`Khách đã trả phần chênh lệch`,
  editWindowOver: msg`Hết hạn trả phần chênh lệch`,
  lateEditPayment: msg`Tiền chênh lệch về muộn`,
  hostRequestEdit: msg`Bạn đề nghị sửa`,
  acceptHostEdit: msg`Khách đồng ý sửa`,
  refuseHostEdit: msg`Khách không đồng ý sửa`,
  hostEditTimedOut: msg`Đề nghị sửa hết hạn`,
  withdrawHostEdit: msg`Bạn rút đề nghị sửa`,
  requestCancellation: msg`Bạn xin hủy`,
  acceptCancellation: msg`Khách đồng ý hủy`,
  refuseCancellation: msg`Khách giữ đặt phòng`,
  cancellationTimedOut: msg`Yêu cầu hủy hết hạn, đặt phòng được giữ`,
  withdrawCancellation: msg`Bạn rút yêu cầu hủy`,
  forceCancel: msg`Nhân viên Ghé hủy đặt phòng`,
  checkIn: msg`Khách đã nhận phòng`,
  complete: msg`Kỳ nghỉ hoàn tất`,
  complain: msg`Khách gửi khiếu nại`,
  resolvePartly: msg`Khiếu nại đã giải quyết`,
  resolveFullRefund: msg`Khiếu nại: hoàn toàn bộ`,
  resolveHostFault: msg`Khiếu nại: lỗi của chủ nhà`,
  endComplaint: msg`Khép khiếu nại`,
  refundDone: msg`Đã hoàn tiền cho khách`,
  delete: msg`Khách xóa khỏi danh sách`,
}
