import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActFor } from '#contract/shapes/desk.ts'
import type { Act, OwnAct } from './possible.ts'

/** In the place of guest or host: the name of the act, and what will happen. */
export const ACT_FOR_TEXT: Record<ActFor, { name: MessageDescriptor; means: MessageDescriptor }> = {
  GUEST_CANCEL: {
    name: msg`Hủy thay khách`,
    means: msg`Đặt phòng bị hủy ngay theo yêu cầu của khách, phòng mở lại, tiền hoàn theo chính sách hủy.`,
  },
  GUEST_WITHDRAW: {
    name: msg`Rút yêu cầu sửa thay khách`,
    means: msg`Yêu cầu sửa khép lại, đặt phòng giữ nguyên như trước.`,
  },
  GUEST_ACCEPT: {
    name: msg`Đồng ý thay khách`,
    means: msg`Điều chủ nhà xin được làm ngay: sửa thì đặt phòng đổi theo, hủy thì khách được hoàn 100 %.`,
  },
  GUEST_REFUSE: {
    name: msg`Không đồng ý thay khách`,
    means: msg`Đặt phòng giữ nguyên, mã nhận phòng vẫn dùng được, chủ nhà được báo ngay.`,
  },
  GUEST_COMPLETE: {
    name: msg`Hoàn tất thay khách`,
    means: msg`Kỳ nghỉ khép lại, khách viết được đánh giá, chủ nhà được chi trả theo lịch.`,
  },
  HOST_CONFIRM: {
    name: msg`Xác nhận thay chủ nhà`,
    means: msg`Khách nhận mã nhận phòng ngay. Nếu khách báo chuyển khoản thì coi như đã về đủ.`,
  },
  HOST_ACCEPT: {
    name: msg`Nhận yêu cầu thay chủ nhà`,
    means: msg`Khách được mời thanh toán, phòng được giữ trong lúc đó.`,
  },
  HOST_REJECT: {
    name: msg`Từ chối thay chủ nhà`,
    means: msg`Khách được báo, được hoàn toàn bộ số đã trả và được gợi ý chỗ khác. Phòng mở lại.`,
  },
  HOST_ACCEPT_EDIT: {
    name: msg`Đồng ý sửa thay chủ nhà`,
    means: msg`Đặt phòng đổi theo bản mới; nếu đắt hơn thì khách trả thêm trước.`,
  },
  HOST_REFUSE_EDIT: {
    name: msg`Không đồng ý sửa thay chủ nhà`,
    means: msg`Đặt phòng giữ nguyên như trước, khách đọc được lý do.`,
  },
  HOST_WITHDRAW: {
    name: msg`Rút yêu cầu thay chủ nhà`,
    means: msg`Yêu cầu của chủ nhà khép lại, đặt phòng giữ nguyên, khách được báo.`,
  },
  HOST_COMPLETE: {
    name: msg`Hoàn tất thay chủ nhà`,
    means: msg`Kỳ nghỉ khép lại, khách viết được đánh giá, chủ nhà được chi trả theo lịch.`,
  },
}

const OWN_TEXT: Record<OwnAct, MessageDescriptor> = {
  settle: msg`Phân xử chuyển khoản`,
  resolve: msg`Giải quyết khiếu nại`,
  checkIn: msg`Nhận phòng giúp khách`,
  contact: msg`Sửa liên hệ, miễn phí`,
  waiveEditing: msg`Miễn phí sửa đặt phòng`,
  waiveCancellation: msg`Miễn phí hủy`,
  forceCancel: msg`Hủy đặt phòng (có bằng chứng)`,
}

const NAMES: Record<Act, MessageDescriptor> = {
  ...OWN_TEXT,
  GUEST_CANCEL: ACT_FOR_TEXT.GUEST_CANCEL.name,
  GUEST_WITHDRAW: ACT_FOR_TEXT.GUEST_WITHDRAW.name,
  GUEST_ACCEPT: ACT_FOR_TEXT.GUEST_ACCEPT.name,
  GUEST_REFUSE: ACT_FOR_TEXT.GUEST_REFUSE.name,
  GUEST_COMPLETE: ACT_FOR_TEXT.GUEST_COMPLETE.name,
  HOST_CONFIRM: ACT_FOR_TEXT.HOST_CONFIRM.name,
  HOST_ACCEPT: ACT_FOR_TEXT.HOST_ACCEPT.name,
  HOST_REJECT: ACT_FOR_TEXT.HOST_REJECT.name,
  HOST_ACCEPT_EDIT: ACT_FOR_TEXT.HOST_ACCEPT_EDIT.name,
  HOST_REFUSE_EDIT: ACT_FOR_TEXT.HOST_REFUSE_EDIT.name,
  HOST_WITHDRAW: ACT_FOR_TEXT.HOST_WITHDRAW.name,
  HOST_COMPLETE: ACT_FOR_TEXT.HOST_COMPLETE.name,
}

/** What the button of an act says. */
export const actName = (act: Act): MessageDescriptor => NAMES[act]
