import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActFor } from '#contract/shapes/desk.ts'
import { ACT_FOR_NAME } from '../parts/caseWords.ts'
import type { Act, OwnAct } from './possible.ts'

/** In the place of guest or host: what will happen. */
export const ACT_FOR_MEANS: Record<ActFor, MessageDescriptor> = {
  GUEST_CANCEL: msg`Đặt phòng bị hủy ngay theo yêu cầu của khách, phòng mở lại, tiền hoàn theo chính sách hủy.`,
  GUEST_WITHDRAW: msg`Yêu cầu sửa khép lại, đặt phòng giữ nguyên như trước.`,
  GUEST_ACCEPT: msg`Điều chủ nhà xin được làm ngay: sửa thì đặt phòng đổi theo, hủy thì khách được hoàn 100 %.`,
  GUEST_REFUSE: msg`Đặt phòng giữ nguyên, mã nhận phòng vẫn dùng được, chủ nhà được báo ngay.`,
  GUEST_COMPLETE: msg`Kỳ nghỉ khép lại, khách viết được đánh giá, chủ nhà được chi trả theo lịch.`,
  HOST_CONFIRM: msg`Khách nhận mã nhận phòng ngay. Nếu khách báo chuyển khoản thì coi như đã về đủ.`,
  HOST_ACCEPT: msg`Khách được mời thanh toán, phòng được giữ trong lúc đó.`,
  HOST_REJECT: msg`Khách được báo, được hoàn toàn bộ số đã trả và được gợi ý chỗ khác. Phòng mở lại.`,
  HOST_ACCEPT_EDIT: msg`Đặt phòng đổi theo bản mới; nếu đắt hơn thì khách trả thêm trước.`,
  HOST_REFUSE_EDIT: msg`Đặt phòng giữ nguyên như trước, khách đọc được lý do.`,
  HOST_WITHDRAW: msg`Yêu cầu của chủ nhà khép lại, đặt phòng giữ nguyên, khách được báo.`,
  HOST_COMPLETE: msg`Kỳ nghỉ khép lại, khách viết được đánh giá, chủ nhà được chi trả theo lịch.`,
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

const NAMES: Record<Act, MessageDescriptor> = { ...ACT_FOR_NAME, ...OWN_TEXT }

/** What the button of an act says. */
export const actName = (act: Act): MessageDescriptor => NAMES[act]
