import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActFor } from '#contract/shapes/desk.ts'
import { EVENT_TEXT } from './words.ts'

/** What a case, a refund, a complaint, a review or a payout in a queue is about. */
const KIND_TEXT: Readonly<Record<string, MessageDescriptor>> = {
  REQUESTED: msg`Chờ duyệt`,
  APPROVED: msg`Đã duyệt, chờ gửi`,
  SENT: msg`Đã chuyển, chờ báo có`,
  REJECTED: msg`Cổng thanh toán từ chối`,
  OPEN: msg`Chưa xem`,
  FULL: msg`Chờ tiền hoàn về khách`,
  STAY: msg`Kỳ nghỉ đã xong`,
  FEE: msg`Phí hủy của khách`,
  wrongAmount: msg`Số tiền nhận được khác`,
  noMoneyReceived: msg`Chủ nhà chưa thấy tiền`,
  deadlinePassed: msg`Tự hủy vì chủ nhà không trả lời`,
  hostDidNotAnswer: msg`Chủ nhà chưa trả lời`,
  gatewaySilent: msg`Cổng thanh toán không trả lời`,
  chargedButFailed: msg`Khách báo bị trừ tiền mà không thành`,
  suspiciousPayment: msg`Thanh toán bị ngân hàng nghi ngờ`,
  unexpectedPayment: msg`Tiền về ngoài dự kiến`,
  nobodysTransfer: msg`Tiền về không rõ của đặt phòng nào`,
  unexpectedTransfer: msg`Chuyển khoản chưa rõ của ai`,
  transferUnanswered: msg`Khách báo đã chuyển, chưa ai đối chiếu`,
  wrongPaymentAmount: msg`Cổng thanh toán thu khác số tiền`,
  cancellationRefusedTwice: msg`Khách đã hai lần không đồng ý hủy`,
}

/** What staff does in the place of guest or host. */
export const ACT_FOR_NAME: Readonly<Record<ActFor, MessageDescriptor>> = {
  GUEST_CANCEL: msg`Hủy thay khách`,
  GUEST_WITHDRAW: msg`Rút yêu cầu sửa thay khách`,
  GUEST_ACCEPT: msg`Đồng ý thay khách`,
  GUEST_REFUSE: msg`Không đồng ý thay khách`,
  GUEST_COMPLETE: msg`Hoàn tất thay khách`,
  HOST_CONFIRM: msg`Xác nhận thay chủ nhà`,
  HOST_ACCEPT: msg`Nhận yêu cầu thay chủ nhà`,
  HOST_REJECT: msg`Từ chối thay chủ nhà`,
  HOST_ACCEPT_EDIT: msg`Đồng ý sửa thay chủ nhà`,
  HOST_REFUSE_EDIT: msg`Không đồng ý sửa thay chủ nhà`,
  HOST_WITHDRAW: msg`Rút yêu cầu thay chủ nhà`,
  HOST_COMPLETE: msg`Hoàn tất thay chủ nhà`,
}

/** Staff's own acts beside the booking's steps, as the audit trail names them. */
const ACT_TEXT: Readonly<Record<string, MessageDescriptor>> = {
  ...ACT_FOR_NAME,
  waiveFee: msg`Miễn phí`,
  refundAPPROVE: msg`Duyệt hoàn tiền`,
  refundRETURNED: msg`Tiền hoàn bị ngân hàng trả lại`,
  refundSEND: msg`Gửi lệnh hoàn qua cổng`,
  refundTRANSFERRED: msg`Đã chuyển khoản tiền hoàn`,
  refundDONE: msg`Xác nhận tiền hoàn đã về`,
  payoutAPPROVE: msg`Duyệt chi trả`,
  payout: msg`Chi trả cho chủ nhà`,
  reviewKEEP: msg`Giữ đánh giá`,
  reviewREJECT: msg`Ẩn đánh giá`,
  closeCase: msg`Đóng việc`,
  liftLockout: msg`Mở khóa chủ nhà`,
}

const find = (texts: Readonly<Record<string, MessageDescriptor>>, name: string) =>
  Object.hasOwn(texts, name) ? texts[name] : undefined

/** The words for something in a queue. */
export const kindText = (kind: string): MessageDescriptor | undefined =>
  find(KIND_TEXT, kind) ?? find(EVENT_TEXT, kind)

/** The words for an act of staff. */
export const actText = (act: string): MessageDescriptor | undefined => find(ACT_TEXT, act)

/** The accounts of the books. */
export const ACCOUNT_TEXT: Readonly<Record<string, MessageDescriptor>> = {
  gateway: msg`Ở cổng thanh toán`,
  bank: msg`Qua chuyển khoản`,
  held: msg`Giữ cho kỳ nghỉ`,
  refundDue: msg`Nợ hoàn cho khách`,
  editFee: msg`Phí sửa đặt phòng`,
  cancelFee: msg`Phí hủy`,
  voucher: msg`Mã giảm giá trả`,
  hostDue: msg`Nợ chủ nhà`,
}
export const ENTRY_TEXT: Readonly<Record<string, MessageDescriptor>> = {
  opening: msg`Số dư đầu`,
  payment: msg`Tiền vào`,
  refundAsked: msg`Ghi nhận hoàn tiền`,
  refundDone: msg`Tiền hoàn đã đi`,
  editFee: msg`Thu phí sửa đặt phòng`,
  cancelFee: msg`Thu phí hủy`,
  voucher: msg`Mã giảm giá`,
  earned: msg`Thu nhập của chủ nhà`,
  paidOut: msg`Chi trả chủ nhà`,
  closed: msg`Khóa sổ`,
}
