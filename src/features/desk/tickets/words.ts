import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ServiceEvent } from '#contract/service/names.ts'

/** What happened to tickets, as staff reads it. */
export const TICKET_EVENT_TEXT: Record<ServiceEvent, MessageDescriptor> = {
  buy: msg`Đã giữ vé`,
  paid: msg`Thanh toán thành công`,
  partnerOrdered: msg`Đối tác xác nhận vé`,
  partnerRefused: msg`Đối tác không nhận vé`,
  windowOver: msg`Hết thời gian giữ vé`,
  latePayment: msg`Tiền về muộn`,
  cancel: msg`Khách hủy vé`,
  cancelSome: msg`Khách hủy bớt vé`,
  adminCancel: msg`Ghé hủy vé, hoàn đủ`,
  stayEnded: msg`Kỳ nghỉ của vé đã kết thúc`,
  keep: msg`Khách giữ vé khi kỳ nghỉ bị hủy`,
  scan: msg`Đã dùng vé ở cổng`,
  dayOver: msg`Hết ngày dùng vé`,
}
