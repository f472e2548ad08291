import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefundReason, RefundState } from '#contract/shapes/refund.ts'

/** Why money goes back to a guest. */
export const REFUND_REASON_TEXT: Record<RefundReason, MessageDescriptor> = {
  LATE_PAYMENT: msg`Tiền đến sau khi hết giờ giữ chỗ`,
  PAID_TWICE: msg`Khách trả hai lần`,
  OVERPAID: msg`Khách trả thừa`,
  HOST_REJECTED: msg`Chủ nhà không nhận`,
  HOST_DID_NOT_ANSWER: msg`Chủ nhà không trả lời đúng hạn`,
  HOST_CANCELLED: msg`Chủ nhà xin hủy, khách đồng ý`,
  GUEST_WITHDREW: msg`Khách rút lại trước khi chủ nhà xác nhận`,
  GUEST_CANCELLED: msg`Khách hủy, theo chính sách hủy`,
  STAFF_CANCELLED: msg`Nhân viên hủy`,
  EDIT_CHEAPER: msg`Sửa xong rẻ hơn`,
  EDIT_NOT_APPLIED: msg`Sửa không thành`,
  COMPLAINT: msg`Kết quả khiếu nại`,
  FEE_WAIVED: msg`Miễn phí`,
}

/** How far a refund is. */
export const REFUND_STATE_TEXT: Record<RefundState, MessageDescriptor> = {
  REQUESTED: msg`Chờ duyệt`,
  APPROVED: msg`Đã duyệt`,
  SENT: msg`Đã gửi`,
  DONE: msg`Đã về`,
  REJECTED: msg`Bị trả lại`,
}

export const isReason = (text: unknown): text is RefundReason =>
  typeof text === 'string' && Object.hasOwn(REFUND_REASON_TEXT, text)
