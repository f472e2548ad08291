import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { HOLDING_TICKETS } from '#contract/serviceStatuses.ts'
import type { OpenThing } from '#contract/shapes/privacy.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { openRefunds } from '#server/modules/refunds/refunds.ts'
import { paged, type PersonalData } from '#server/personal.ts'
import { serviceBookingEvents, serviceBookings, ticketScans, type ServiceBookingRow } from './tables.ts'
import { serviceEventsOf, ticketsOf } from './store.ts'

/** Tickets of a person that are still to be used, and money for tickets that is on its way back to them. */
export async function openTickets(db: Database | Transaction, userId: string): Promise<OpenThing[]> {
  const mine = await db
    .select({ id: serviceBookings.id, code: serviceBookings.code, status: serviceBookings.status })
    .from(serviceBookings)
    .where(eq(serviceBookings.tenantId, userId))
    .orderBy(asc(serviceBookings.id))
  const due = await openRefunds(
    db,
    mine.map(({ id }) => id),
  )
  return mine.flatMap(({ id, code, status }): OpenThing[] => [
    ...(HOLDING_TICKETS.includes(status) ? [{ kind: 'tickets', booking_id: id, code } as const] : []),
    ...(due.has(id) ? [{ kind: 'ticketRefund', booking_id: id, code } as const] : []),
  ])
}

async function* withTickets(db: Database, userId: string): AsyncIterable<object> {
  const pages = paged<ServiceBookingRow>((after, most) =>
    db
      .select()
      .from(serviceBookings)
      .where(
        and(
          eq(serviceBookings.tenantId, userId),
          after === null ? undefined : gt(serviceBookings.id, after.id),
        ),
      )
      .orderBy(asc(serviceBookings.id))
      .limit(most),
  )
  for await (const { idempotencyKey: _key, ...booking } of pages) {
    const history = (await serviceEventsOf(db, booking)).map(({ at, event, actor, to }) => ({
      at,
      event,
      actor,
      to,
    }))
    const tickets = (await ticketsOf(db, booking)).map(({ id, number, usedAt }) => ({ id, number, usedAt }))
    yield { ...booking, tickets, history }
  }
}

/** What stands for a person who is gone: nobody can be reached by it. */
const NOBODY = { fullName: '—', phone: '+84000000000', email: 'nobody@example.invalid', note: '' } as const
/** Who scanned, once they are gone. */
const NOBODY_ID = '00000000-0000-7000-8000-000000000000'

/** Service bookings: taken along whole; afterwards accounting keeps days, prices and states, without the person. */
export const ticketsPersonal: PersonalData = {
  sections: [
    { key: 'service_bookings', name: { vi: 'Vé và trải nghiệm', en: 'Tickets' }, rows: withTickets },
  ],
  erase: async (tx, userId) => {
    const theirs = tx
      .select({ id: serviceBookings.id })
      .from(serviceBookings)
      .where(eq(serviceBookings.tenantId, userId))
    await tx
      .update(serviceBookingEvents)
      .set({ actorId: null })
      .where(and(inArray(serviceBookingEvents.bookingId, theirs), eq(serviceBookingEvents.actorId, userId)))
    await tx.update(serviceBookings).set({ contact: NOBODY }).where(eq(serviceBookings.tenantId, userId))
    await tx.update(ticketScans).set({ byId: NOBODY_ID }).where(eq(ticketScans.byId, userId))
  },
}
