import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SERVICE_STATUS_FACTS, type ServiceStatus } from '#contract/serviceStatuses.ts'
import type { ServiceBookingSummary } from '#contract/shapes/serviceBooking.ts'
import { TICKET_TAB_TEXT, ticketTone } from './lists.ts'

type Label = (typeof SERVICE_STATUS_FACTS)[ServiceStatus]['label']

const STATES: Record<Label | 'confirming' | 'payment_expiry', MessageDescriptor> = {
  ...TICKET_TAB_TEXT,
  confirming: msg`Đang xác nhận`,
  cancelled_fee: msg`Đã hủy, có phí`,
  cancelled_by_us: msg`Bị hủy`,
  payment_expiry: msg`Hết hạn thanh toán`,
}

/** How the status of tickets reads to a guest and at the desk, and the tone of its badge. */
export function ticketLook({
  status,
  confirming,
  reason,
}: Pick<ServiceBookingSummary, 'status' | 'confirming' | 'reason'>) {
  const { label } = SERVICE_STATUS_FACTS[status]
  return {
    text: STATES[confirming ? 'confirming' : reason === 'EXPIRED' ? 'payment_expiry' : label],
    tone: ticketTone(status),
  }
}
