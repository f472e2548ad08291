import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SERVICE_STATUS_DISPLAY, type ServiceStatus } from '#contract/serviceStatuses.ts'
import type { ServiceTab } from '#contract/serviceTabs.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'

/** The names of the lists of tickets, and with them of the states that tickets are in. */
export const TICKET_TAB_TEXT: Record<ServiceTab, MessageDescriptor> = {
  all: msg`Tất cả`,
  waiting_payment: msg`Chờ thanh toán`,
  ordered: msg`Đã có vé`,
  used: msg`Đã dùng`,
  cancelled: msg`Đã hủy`,
}

const TONES = {
  good: 'success',
  attention: 'warning',
  danger: 'attention',
  quiet: 'neutral',
} as const satisfies Record<string, BadgeTone>

/** The tone of the badge that says the status of tickets. */
export const ticketTone = (status: ServiceStatus) => TONES[SERVICE_STATUS_DISPLAY[status].tone]
