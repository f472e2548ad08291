import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { bookingEvents, bookingRooms, bookings, hostCancellations, type BookingRow } from './tables.ts'

export type BookingKey = { resortId: string; id: string }

/** A booking by its id; null when there is none. */
export async function findBooking(db: Database | Transaction, id: string): Promise<BookingRow | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id))
  return booking ?? null
}

/**
 * A booking by its id, locked until the transaction ends: whoever changes a booking comes here first, and touches vouchers
 * and then nights after it, so that nobody waits in a circle.
 */
export async function lockBooking(tx: Transaction, id: string): Promise<BookingRow | null> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return booking ?? null
}

/** The booking that a person made with this key. */
export async function bookingOfKey(
  db: Database | Transaction,
  tenantId: string,
  idempotencyKey: string,
): Promise<BookingRow | null> {
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.tenantId, tenantId), eq(bookings.idempotencyKey, idempotencyKey)))
  return booking ?? null
}

/** The rooms of a booking. */
export const roomsOf = (db: Database | Transaction, booking: BookingKey) =>
  db
    .select({ roomId: bookingRooms.roomId, count: bookingRooms.count, units: bookingRooms.units })
    .from(bookingRooms)
    .where(and(eq(bookingRooms.resortId, booking.resortId), eq(bookingRooms.bookingId, booking.id)))
    .orderBy(asc(bookingRooms.roomId))
export type BookedRoom = Awaited<ReturnType<typeof roomsOf>>[number]

/** What happened to a booking, in order. */
export const eventsOf = (db: Database | Transaction, booking: BookingKey) =>
  db
    .select()
    .from(bookingEvents)
    .where(and(eq(bookingEvents.resortId, booking.resortId), eq(bookingEvents.bookingId, booking.id)))
    .orderBy(asc(bookingEvents.version))
export type EventRow = typeof bookingEvents.$inferSelect

/** The moments of a host's cancellations, for {@link hostLock}. */
export async function cancellationsOf(
  db: Database | Transaction,
  hostId: string,
): Promise<Temporal.Instant[]> {
  const rows = await db
    .select({ at: hostCancellations.at })
    .from(hostCancellations)
    .where(eq(hostCancellations.hostId, hostId))
  return rows.map(({ at }) => at)
}

/** Counts money that came on top of what the booking costs; it goes back, and nothing about the stay changes. */
export async function receiveExtra(tx: Transaction, booking: BookingKey, amount: number): Promise<void> {
  await tx
    .update(bookings)
    .set({ paid: sql`${bookings.paid} + ${amount}` })
    .where(and(eq(bookings.resortId, booking.resortId), eq(bookings.id, booking.id)))
}
