import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SERVICE_STATUS_FACTS } from '#contract/serviceStatuses.ts'
import type { ServiceTab } from '#contract/serviceTabs.ts'
import type { HostTicketBooking } from '#contract/shapes/hostTickets.ts'
import { TICKET_TAB_TEXT, ticketTone } from '#src/app/tickets/lists.ts'

/** The names of the lists as a host reads them: what a guest has is what was sold. */
export const TAB_TEXT: Record<ServiceTab, MessageDescriptor> = { ...TICKET_TAB_TEXT, ordered: msg`Đã bán` }

/** How a status is named and coloured on the host's side: by its list, whoever cancelled and whatever it cost. */
export function statusLook({ status }: Pick<HostTicketBooking, 'status'>) {
  return { text: TAB_TEXT[SERVICE_STATUS_FACTS[status].tab], tone: ticketTone(status) }
}
