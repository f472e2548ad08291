import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { OpenThing } from '#contract/shapes/privacy.ts'
import { HOLDING } from '#contract/statuses.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { paged, type PersonalData } from '#server/personal.ts'
import { openRefunds } from '#server/modules/refunds/refunds.ts'
import { bookingEvents, bookings, type BookingRow } from './tables.ts'

/** Stays of a person that go on, and money that is on its way back to them. */
export async function openThings(db: Database | Transaction, userId: string): Promise<OpenThing[]> {
  const mine = await db
    .select({ id: bookings.id, code: bookings.code, status: bookings.status, resortId: bookings.resortId })
    .from(bookings)
    .where(eq(bookings.tenantId, userId))
    .orderBy(asc(bookings.id))
  const due = await openRefunds(
    db,
    mine.map(({ id }) => id),
  )
  return mine.flatMap(({ id, code, status }): OpenThing[] => [
    ...(HOLDING.includes(status) ? [{ kind: 'booking', booking_id: id, code } as const] : []),
    ...(due.has(id) ? [{ kind: 'refund', booking_id: id, code } as const] : []),
  ])
}

/** The ids of a person's bookings. */
export async function bookingIdsOf(db: Database | Transaction, userId: string): Promise<string[]> {
  const mine = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.tenantId, userId))
  return mine.map(({ id }) => id)
}

const ofTenant = (db: Database, userId: string) =>
  paged<BookingRow>((after, most) =>
    db
      .select()
      .from(bookings)
      .where(
        after === null
          ? eq(bookings.tenantId, userId)
          : and(eq(bookings.tenantId, userId), gt(bookings.id, after.id)),
      )
      .orderBy(asc(bookings.id))
      .limit(most),
  )

async function* withHistory(db: Database, userId: string): AsyncIterable<object> {
  for await (const { idempotencyKey: _key, ...booking } of ofTenant(db, userId)) {
    const history = await db
      .select({
        at: bookingEvents.at,
        event: bookingEvents.event,
        actor: bookingEvents.actor,
        to: bookingEvents.to,
      })
      .from(bookingEvents)
      .where(and(eq(bookingEvents.resortId, booking.resortId), eq(bookingEvents.bookingId, booking.id)))
      .orderBy(asc(bookingEvents.version))
    yield { ...booking, history }
  }
}

/** What stands for a person who is gone: nobody can be reached by it, and every screen can show it. */
export const NOBODY = {
  fullName: '—',
  birthday: '1900-01-01',
  phone: '+84000000000',
  email: 'nobody@example.invalid',
  note: '',
} as const

/** Bookings: taken along whole; afterwards accounting keeps dates, prices and states, without the person. */
export const bookingsPersonal: PersonalData = {
  sections: [{ key: 'bookings', name: { vi: 'Đặt phòng', en: 'Bookings' }, rows: withHistory }],
  erase: async (tx, userId) => {
    await tx.update(bookings).set({ contact: NOBODY }).where(eq(bookings.tenantId, userId))
    const theirs = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.tenantId, userId))
    await tx
      .update(bookingEvents)
      .set({ actorId: null })
      .where(and(inArray(bookingEvents.bookingId, theirs), eq(bookingEvents.actorId, userId)))
  },
}
