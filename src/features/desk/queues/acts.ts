import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Queue, QueueItem } from '#contract/shapes/desk.ts'

/** What can be done about something in a queue without opening its booking. */
export type ItemAct =
  'APPROVE' | 'SEND' | 'TRANSFERRED' | 'DONE' | 'RETURNED' | 'PAID' | 'KEEP' | 'REJECT' | 'CLOSE'

export const ITEM_ACT_TEXT: Record<ItemAct, MessageDescriptor> = {
  APPROVE: msg`Duyệt`,
  SEND: msg`Duyệt, gửi qua cổng`,
  TRANSFERRED: msg`Đã chuyển khoản`,
  DONE: msg`Tiền đã về khách`,
  RETURNED: msg`Bị ngân hàng trả lại`,
  PAID: msg`Đã chi trả`,
  KEEP: msg`Giữ đánh giá`,
  REJECT: msg`Ẩn đánh giá`,
  CLOSE: msg`Đóng việc này`,
}

/** The acts of a refund, by how far it is and which way it goes. */
export function refundActs({ state, way }: { state: string; way: unknown }): readonly ItemAct[] {
  switch (state) {
    case 'REQUESTED':
      return way === 'BANK' ? ['APPROVE', 'TRANSFERRED'] : ['SEND', 'TRANSFERRED']
    case 'APPROVED':
      return way === 'BANK' ? ['TRANSFERRED'] : []
    case 'SENT':
      return way === 'BANK' ? ['DONE', 'RETURNED'] : []
    case 'REJECTED':
      return way === 'GATEWAY' ? ['SEND', 'TRANSFERRED'] : ['TRANSFERRED']
    default:
      return []
  }
}

/** What can be done about it here; the rest is decided on the booking's page. */
export function itemActs(queue: Queue, item: QueueItem): readonly ItemAct[] {
  switch (queue) {
    case 'refunds':
      return refundActs({ state: item.kind, way: item.params['way'] })
    case 'payouts':
      return ['PAID']
    case 'reviews':
      return ['KEEP', 'REJECT']
    case 'complaints':
      return []
    default:
      return ['CLOSE']
  }
}
