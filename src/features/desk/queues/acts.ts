import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Queue, QueueItem } from '#contract/shapes/desk.ts'

/** What can be done about something in a queue without opening its booking. */
export type ItemAct =
  | 'APPROVE'
  | 'APPROVE_PAYOUT'
  | 'SEND'
  | 'TRANSFERRED'
  | 'DONE'
  | 'RETURNED'
  | 'PAID'
  | 'KEEP'
  | 'REJECT'
  | 'CLOSE'

export const ITEM_ACT_TEXT: Record<ItemAct, MessageDescriptor> = {
  APPROVE: msg`Duyệt`,
  APPROVE_PAYOUT: msg`Duyệt chi trả`,
  SEND: msg`Duyệt, gửi qua cổng`,
  TRANSFERRED: msg`Đã chuyển khoản`,
  DONE: msg`Tiền đã về khách`,
  RETURNED: msg`Bị ngân hàng trả lại`,
  PAID: msg`Đã chi trả`,
  KEEP: msg`Giữ đánh giá`,
  REJECT: msg`Ẩn đánh giá`,
  CLOSE: msg`Đóng việc này`,
}

type Approval = QueueItem['params']
/** What a large amount still needs of the reader before it is sent: two people approve it, each once. */
const approving = (act: ItemAct, { second, mine }: Approval): readonly ItemAct[] =>
  second === 'NEEDED' || (second === 'ASKED' && mine !== 1) ? [act] : []
const waits = ({ second }: Approval) => second === 'NEEDED' || second === 'ASKED'

/** The acts of a refund, by how far it is, which way it goes, and who has approved it. */
export function refundActs(
  { state, way }: { state: string; way: unknown },
  approval: Approval = {},
): readonly ItemAct[] {
  if (waits(approval) && state !== 'SENT' && state !== 'DONE')
    return [
      ...(way === 'GATEWAY' && state !== 'APPROVED' ? ['SEND' as const] : []),
      ...approving('APPROVE', approval),
    ]
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
      // What waits here though it is on its way is ended by staff, whichever way it went.
      return item.kind === 'SENT'
        ? ['DONE', 'RETURNED']
        : refundActs({ state: item.kind, way: item.params['way'] }, item.params)
    case 'payouts':
      return waits(item.params) ? approving('APPROVE_PAYOUT', item.params) : ['PAID']
    case 'reviews':
      return ['KEEP', 'REJECT']
    case 'complaints':
      return []
    default:
      return ['CLOSE']
  }
}
