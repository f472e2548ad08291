import { useLingui } from '@lingui/react/macro'
import type { RefundReason } from '#contract/shapes/refund.ts'

/** Why money goes back, in a sentence. */
export function useRefundReason(reason: RefundReason): string {
  const { t } = useLingui()
  const texts: Record<RefundReason, string> = {
    LATE_PAYMENT: t`Tiền đến sau khi hết giờ giữ chỗ.`,
    PAID_TWICE: t`Bạn đã trả hai lần.`,
    OVERPAID: t`Bạn đã trả thừa.`,
    HOST_REJECTED: t`Chủ nhà không nhận đặt phòng.`,
    HOST_DID_NOT_ANSWER: t`Chủ nhà không trả lời đúng hạn.`,
    HOST_CANCELLED: t`Chủ nhà xin hủy và bạn đồng ý.`,
    GUEST_WITHDREW: t`Bạn rút lại trước khi chủ nhà xác nhận.`,
    GUEST_CANCELLED: t`Bạn đã hủy; hoàn theo chính sách hủy.`,
    STAFF_CANCELLED: t`Nhân viên Ghé đã hủy đặt phòng.`,
    EDIT_CHEAPER: t`Đặt phòng sau khi sửa rẻ hơn.`,
    EDIT_NOT_APPLIED: t`Thay đổi không thành nên tiền đã trả cho nó được hoàn.`,
    COMPLAINT: t`Kết quả khiếu nại.`,
    FEE_WAIVED: t`Phí được miễn.`,
  }
  return texts[reason]
}
