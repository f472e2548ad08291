import { and, asc, desc, eq, gt, sql, type Placeholder } from 'drizzle-orm'
import * as z from 'zod/mini'
import { among } from '#server/db/among.ts'
import { once } from '#server/db/once.ts'
import { amongBookings } from '#server/db/amongBookings.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { catalogueVersion } from '#server/modules/lookups/lookups.ts'
import { arrived } from '#server/modules/lives/lives.ts'
import { post, type ForBooks } from '#server/modules/ledger/ledger.ts'
import {
  bookingEvents,
  bookingRooms,
  bookings,
  hostCancellations,
  hostLockLifts,
  type BookingRow,
} from './tables.ts'

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

/** A booking by its code, locked until the transaction ends; null when there is none. */
export async function bookingByCode(tx: Transaction, code: string): Promise<BookingRow | null> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.code, code)).for('update')
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

/** The last event of a name of each of some bookings. */
export const lastEventsOf = async (
  db: Database | Transaction,
  bookings: readonly BookingKey[],
  event: EventRow['event'],
): Promise<EventRow[]> =>
  bookings.length === 0
    ? []
    : db
        .selectDistinctOn([bookingEvents.bookingId])
        .from(bookingEvents)
        .where(and(amongBookings(bookingEvents, bookings), eq(bookingEvents.event, event)))
        .orderBy(bookingEvents.bookingId, desc(bookingEvents.version))
export type EventRow = typeof bookingEvents.$inferSelect

/** When stays were complete for the first time: by their end, or by the end of a complaint that outlived it. */
export const completionsOf = async (
  db: Database | Transaction,
  bookings: readonly BookingKey[],
): Promise<EventRow[]> =>
  bookings.length === 0
    ? []
    : db
        .selectDistinctOn([bookingEvents.bookingId])
        .from(bookingEvents)
        .where(and(amongBookings(bookingEvents, bookings), eq(bookingEvents.to, 'SUCCESS')))
        .orderBy(bookingEvents.bookingId, asc(bookingEvents.version))

/** Which cancellations of a host may lock: those before a lockout was lifted do not. */
const locking = (
  hostId: string | Placeholder,
) => sql`${hostCancellations.hostId} = ${hostId} and ${hostCancellations.at} > (
  select coalesce(max(${hostLockLifts.at}), '-infinity'::timestamptz) from ${hostLockLifts} where ${hostLockLifts.hostId} = ${hostId})`

/** The moments of a host's cancellations that may lock, for `hostLock`. */
export async function cancellationsOf(
  db: Database | Transaction,
  hostId: string,
): Promise<Temporal.Instant[]> {
  const rows = await db.select({ at: hostCancellations.at }).from(hostCancellations).where(locking(hostId))
  return rows.map(({ at }) => at)
}

const standing = z.tuple([z.object({ version: z.number(), cancelled: z.array(z.string()) })])

const STANDING = once(sql`select ${catalogueVersion} as version, (
  select coalesce(json_agg(${hostCancellations.at}), '[]') from ${hostCancellations} where ${locking(sql.placeholder('host'))}) as cancelled`)

/** In one statement, because every booking asks it: the catalogue's version now, and {@link cancellationsOf} a host. */
export async function standingNow(
  tx: Transaction,
  hostId: string,
): Promise<{ version: number; cancelled: Temporal.Instant[] }> {
  const { rows } = await tx.execute(STANDING({ host: hostId }))
  const [{ version, cancelled }] = z.parse(standing, rows)
  return { version, cancelled: cancelled.map((at) => Temporal.Instant.from(at)) }
}

/** Counts money that came on top of what the booking costs (VND), in the books too; nothing about the stay changes. */
export async function receiveExtra(
  tx: Transaction,
  booking: BookingKey,
  { amount, by, now }: { amount: number; by: 'gateway' | 'bank'; now: Temporal.Instant },
): Promise<void> {
  await tx
    .update(bookings)
    .set({ paid: sql`${bookings.paid} + ${amount}` })
    .where(and(eq(bookings.resortId, booking.resortId), eq(bookings.id, booking.id)))
  await post(tx, arrived(booking, amount, by, now))
}

/** Sets until when a payment may still come; nothing about the stay changes. */
export async function holdFor(
  tx: Transaction,
  booking: BookingKey,
  holdUntil: Temporal.Instant,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ holdUntil })
    .where(and(eq(bookings.resortId, booking.resortId), eq(bookings.id, booking.id)))
}

/** Gives a fee back that staff waives; what was kept for it is then more than due. */
export async function waiveFee(
  tx: Transaction,
  booking: BookingRow,
  fee: 'EDITING' | 'CANCELLATION',
  now: Temporal.Instant,
): Promise<BookingRow> {
  const editing = fee === 'EDITING'
  const [after] = await tx
    .update(bookings)
    .set(editing ? { editingFee: 0 } : { cancellationFee: 0 })
    .where(and(eq(bookings.resortId, booking.resortId), eq(bookings.id, booking.id)))
    .returning()
  const amount = editing ? booking.editingFee : booking.cancellationFee
  await post(tx, {
    booking,
    kind: editing ? 'editFee' : 'cancelFee',
    at: now,
    lines: { held: -amount, [editing ? 'editFee' : 'cancelFee']: amount },
  })
  return after ?? booking
}

/** What the books ask of a stay: a whole row is ten times as much, and all of them are read every night. */
const FOR_BOOKS = {
  resortId: bookings.resortId,
  id: bookings.id,
  code: bookings.code,
  status: bookings.status,
  total: bookings.total,
  paid: bookings.paid,
  editingFee: bookings.editingFee,
  cancellationFee: bookings.cancellationFee,
  transferReported: bookings.transferReported,
  voucherId: bookings.voucherId,
  voucherDiscount:
    sql`case when ${bookings.voucherId} is null then 0 else (${bookings.quote} ->> 'voucherDiscount')::bigint end`.mapWith(
      Number,
    ),
} as const

/** Stays as the books ask of them. */
export const bookingsForBooks = (db: Database | Transaction, which: ForBooks) => {
  const of = db.select(FOR_BOOKS).from(bookings)
  return 'ids' in which
    ? of.where(among(bookings.id, which.ids))
    : of
        .where(which.after === null ? undefined : gt(bookings.id, which.after))
        .orderBy(asc(bookings.id))
        .limit(which.limit)
}

/** Several bookings by their ids. */
export const bookingsById = (db: Database | Transaction, ids: readonly string[]): Promise<BookingRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.select().from(bookings).where(among(bookings.id, ids))
