import type { ServiceTab } from '#contract/serviceTabs.ts'
import { OneTicketBooking } from './OneTicketBooking.tsx'
import { TicketBookings } from './TicketBookings.tsx'

/** Tickets at my services: the list, or one booking of it. */
export function TicketsPage({
  bookingId,
  tab,
}: {
  readonly bookingId: string | null
  readonly tab: ServiceTab
}) {
  return bookingId === null ? <TicketBookings tab={tab} /> : <OneTicketBooking bookingId={bookingId} />
}
