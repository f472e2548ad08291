import { and, asc, eq } from 'drizzle-orm'
import type { HostTicketBooking, HostTicketDetail } from '#contract/shapes/hostTickets.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { among } from '#server/db/among.ts'
import { grouped } from '#server/grouped.ts'
import { servicesNow } from '#server/modules/services/services.ts'
import { refuse } from '#server/refusal.ts'
import { ticketSummary } from './detail.ts'
import { pageOfTickets, ticketSummaries, type Ask } from './list.ts'
import { findServiceBooking, ticketsOf } from './store.ts'
import { serviceBookings, ticketScans, type ServiceBookingRow } from './tables.ts'
import type { TicketWorld } from './world.ts'

type World = Pick<TicketWorld, 'db' | 'clock'>

/** Whom the host may reach about tickets. */
const guestOf = ({ contact }: ServiceBookingRow) => ({
  guestName: contact.fullName,
  guestPhone: contact.phone,
})

/** Bookings of a host's services under a tab, newest first, with the count of every tab. */
export async function hostTicketsPage(world: World, hostId: string, ask: Ask, language: Language) {
  const { rows, ...page } = await pageOfTickets(world, eq(serviceBookings.hostId, hostId), ask)
  const guests = new Map(rows.map((row) => [row.id, guestOf(row)]))
  const bookings = (await ticketSummaries(world, rows, language)).flatMap((one): HostTicketBooking[] => {
    const guest = guests.get(one.id)
    return guest ? [{ ...one, ...guest }] : []
  })
  return { bookings, ...page }
}

/** One booking of a host's services with each ticket and its scans; another host's answers like none. */
export async function hostTickets(
  { db, clock }: World,
  bookingId: string,
  hostId: string,
  language: Language,
): Promise<HostTicketDetail> {
  const booking = await findServiceBooking(db, bookingId)
  if (!booking || booking.hostId !== hostId) return refuse('G_404')
  const service = (await servicesNow(db, [booking.serviceId])).get(booking.serviceId) ?? refuse('G_404')
  const passes = await ticketsOf(db, booking)
  const ids = passes.map(({ id }) => id)
  const read =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(ticketScans)
          .where(and(eq(ticketScans.serviceId, booking.serviceId), among(ticketScans.ticketId, ids)))
          .orderBy(asc(ticketScans.scannedAt), asc(ticketScans.heardAt))
  const scans = grouped(read, ({ ticketId }) => ticketId)
  const summary = ticketSummary(booking, service, language)
  return {
    ...summary,
    ...guestOf(booking),
    note: booking.contact.note,
    passes: passes.map(({ id, number, ticketTypeId, usedAt, revokedAt }) => ({
      id,
      number,
      typeName: summary.tickets.find((type) => type.ticketTypeId === ticketTypeId)?.name ?? '',
      usedAt: usedAt?.toString() ?? null,
      cancelledAt: revokedAt?.toString() ?? null,
      scans: (scans.get(id) ?? []).map(({ scannedAt, byId }) => ({
        at: scannedAt.toString(),
        byMe: byId === hostId,
      })),
    })),
    serverNow: clock.now().toString(),
  }
}
