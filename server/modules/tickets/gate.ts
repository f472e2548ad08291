import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import { dayAt, earlier } from '#contract/nights.ts'
import type { Parsed } from '#contract/endpoints.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { GateTickets, TicketScanned } from '#contract/shapes/serviceBooking.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { verifyTicket } from '#server/modules/checkin/checkin.ts'
import { TARGETS, tellScannedAgain } from '#server/modules/notices/notices.ts'
import { servicesNow, servicesOfHost } from '#server/modules/services/services.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { advanceTickets } from './advance.ts'
import { lockServiceBooking } from './store.ts'
import { serviceBookings, tickets, ticketScans, type TicketRow } from './tables.ts'
import type { TicketWorld } from './world.ts'

/** Tickets of today and tomorrow at a host's services; they name nobody. */
export async function gateTicketsOf(
  { db, clock }: Pick<TicketWorld, 'db' | 'clock'>,
  hostId: string,
  language: Language,
): Promise<GateTickets> {
  const now = clock.now()
  const own = await servicesOfHost(db, hostId)
  const known = await servicesNow(
    db,
    own.map(({ id }) => id),
  )
  const rows = await db
    .select({ ticket: tickets, booking: serviceBookings })
    .from(serviceBookings)
    .innerJoin(
      tickets,
      and(eq(tickets.serviceId, serviceBookings.serviceId), eq(tickets.bookingId, serviceBookings.id)),
    )
    .where(
      and(
        eq(serviceBookings.hostId, hostId),
        gte(serviceBookings.date, dayAt(now)),
        lte(serviceBookings.date, dayAt(now.add({ hours: 24 }))),
      ),
    )
    .orderBy(asc(serviceBookings.date), asc(serviceBookings.time), asc(tickets.id))
  const typeName = ({ serviceId, ticketTypeId }: TicketRow) =>
    known.get(serviceId)?.types.find(({ id }) => id === ticketTypeId)?.name[language] ?? ''
  return {
    fetchedAt: now.toString(),
    services: own.map(({ id, name }) => ({ id, name: name[language] })),
    tickets: rows.map(({ ticket, booking }) => ({
      id: ticket.id,
      serviceId: ticket.serviceId,
      date: booking.date,
      time: booking.time,
      typeName: typeName(ticket),
      revoked: ticket.revokedAt !== null,
      usedAt: ticket.usedAt?.toString() ?? null,
    })),
  }
}

async function rememberScan(
  tx: Transaction,
  ticket: TicketRow,
  scan: { nonce: string; byId: string; scannedAt: Temporal.Instant; heardAt: Temporal.Instant },
) {
  const key = { serviceId: ticket.serviceId, ticketId: ticket.id }
  const fresh = await tx
    .insert(ticketScans)
    .values({ ...key, ...scan })
    .onConflictDoNothing()
    .returning({ nonce: ticketScans.nonce })
  const scans = await tx
    .select()
    .from(ticketScans)
    .where(and(eq(ticketScans.serviceId, key.serviceId), eq(ticketScans.ticketId, key.ticketId)))
    .orderBy(asc(ticketScans.scannedAt), asc(ticketScans.heardAt))
  return { scans, fresh: fresh.length > 0 }
}

/**
 * Uses a ticket by a scan, merged by the scan's nonce: the same scan twice is one, and another phone's scan of a used ticket
 * is kept beside the first and told. Refuses with G_TICKET_CODE for a code that does not stand, of another day, or of a
 * service that is not this host's, with G_CODE_WITHDRAWN for one of a withdrawn key.
 */
export async function scanTicket(
  world: TicketWorld,
  { code, nonce, scanned_at }: Parsed<'host.scanTicket'>,
  context: CallContext,
): Promise<TicketScanned> {
  const { userId } = personOf(context)
  const verified = await verifyTicket(code, await world.checkin.publicKeys())
  if (verified.kind === 'withdrawnKey') return refuse('G_CODE_WITHDRAWN')
  if (verified.kind !== 'signed') return refuse('G_TICKET_CODE')
  const now = world.clock.now()
  // A phone whose clock is ahead has not scanned in the future.
  const at = earlier(Temporal.Instant.from(scanned_at), now)
  return transact(world.db, async (tx) => {
    const [known] = await tx
      .select({ bookingId: tickets.bookingId })
      .from(tickets)
      .where(inArray(tickets.id, [verified.facts.ticketId]))
    const booking = known ? await lockServiceBooking(tx, known.bookingId) : null
    if (!booking || booking.hostId !== userId) return refuse('G_TICKET_CODE')
    const [ticket] = await tx
      .select()
      .from(tickets)
      .where(and(eq(tickets.serviceId, booking.serviceId), eq(tickets.id, verified.facts.ticketId)))
    if (!ticket || ticket.revokedAt !== null) return refuse('G_TICKET_CODE')
    const first = ticket.usedAt === null
    // A scan that waited for a network counts by the day on which it was made.
    if (first && dayAt(at) !== booking.date) return refuse('G_TICKET_CODE')
    if (first && booking.status === 'SERVICE_ORDERED')
      await advanceTickets(
        tx,
        booking,
        'scan',
        { actor: 'CSH', id: userId, now },
        { facts: { codeValid: true }, params: { ticket: ticket.id, at: at.toString() } },
      )
    else if (first)
      // The day was over before the scan arrived: the ticket was used all the same.
      await tx
        .update(tickets)
        .set({ usedAt: at })
        .where(and(eq(tickets.serviceId, ticket.serviceId), eq(tickets.id, ticket.id)))
    const { scans, fresh } = await rememberScan(tx, ticket, {
      nonce,
      byId: userId,
      scannedAt: at,
      heardAt: now,
    })
    if (!first && fresh) {
      const about = { userId: booking.hostId, ref: booking.id, code: booking.code }
      await tellScannedAgain(tx, { ...about, target: TARGETS.BOOKING_SERVICE }, scans, now)
    }
    const service = (await servicesNow(tx, [booking.serviceId])).get(booking.serviceId)
    const type = service?.types.find(({ id }) => id === ticket.ticketTypeId)
    const answer: TicketScanned = {
      ticketId: ticket.id,
      serviceId: booking.serviceId,
      serviceName: service?.row.name[context.language] ?? '',
      typeName: type?.name[context.language] ?? '',
      number: ticket.number,
      of: booking.quantity,
      date: booking.date,
      time: booking.time,
      usedAt: (ticket.usedAt ?? at).toString(),
      scans: scans.map(({ scannedAt, byId }) => ({ at: scannedAt.toString(), byMe: byId === userId })),
      first,
    }
    await context.keepAnswer(tx, answer)
    return answer
  })
}
