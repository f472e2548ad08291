import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SERVICE_STATUS_FACTS, type ServiceStatus } from '#contract/serviceStatuses.ts'
import type { ServiceTab } from '#contract/serviceTabs.ts'
import { STATE_TONES } from '#src/ui/stateTones.ts'

/** The names of the lists of tickets, and with them of the states that tickets are in. */
export const TICKET_TAB_TEXT: Record<ServiceTab, MessageDescriptor> = {
  all: msg`Tất cả`,
  waiting_payment: msg`Chờ thanh toán`,
  ordered: msg`Đã có vé`,
  used: msg`Đã dùng`,
  cancelled: msg`Đã hủy`,
}

/** The tone of the badge that says the status of tickets. */
export const ticketTone = (status: ServiceStatus) => STATE_TONES[SERVICE_STATUS_FACTS[status].tone]
