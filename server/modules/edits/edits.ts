import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { EditState } from '#contract/shapes/edit.ts'
import { amongBookings } from '#server/db/amongBookings.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { bookingEdits, type BookingEdit } from './tables.ts'

export type { BookingEdit, EditTerms } from './tables.ts'
export { nightChanges } from './rules.ts'

type BookingKey = { resortId: string; id: string }
const of = (booking: BookingKey) =>
  and(eq(bookingEdits.resortId, booking.resortId), eq(bookingEdits.bookingId, booking.id))
const live = inArray(bookingEdits.state, ['OPEN', 'AWAITING_PAYMENT'])

/** The change that is being asked for or paid; null when there is none. */
export async function openEditOf(
  db: Database | Transaction,
  booking: BookingKey,
): Promise<BookingEdit | null> {
  const [edit] = await db
    .select()
    .from(bookingEdits)
    .where(and(of(booking), live))
  return edit ?? null
}

/** The changes of some bookings that are being asked for or paid. */
export const openEditsOf = async (
  db: Database | Transaction,
  bookings: readonly BookingKey[],
): Promise<BookingEdit[]> =>
  bookings.length === 0
    ? []
    : db
        .select()
        .from(bookingEdits)
        .where(and(amongBookings(bookingEdits, bookings), live))

/** Every change of a booking, newest first. */
export const editsOf = (db: Database | Transaction, booking: BookingKey): Promise<BookingEdit[]> =>
  db.select().from(bookingEdits).where(of(booking)).orderBy(desc(bookingEdits.id))

/** How many changes of the stay this guest has had: those that were applied count. */
export async function editsUsed(db: Database | Transaction, booking: BookingKey): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(bookingEdits)
    .where(and(of(booking), eq(bookingEdits.by, 'KT'), eq(bookingEdits.state, 'APPLIED')))
  return row?.used ?? 0
}

/** Writes a new change down; it is OPEN until the machine says otherwise. */
export async function insertEdit(tx: Transaction, edit: BookingEdit): Promise<void> {
  await tx.insert(bookingEdits).values(edit)
}

export type EditProgress = {
  state?: EditState
  held?: boolean
  answer?: string
  payBy?: Temporal.Instant | null
  reportedAt?: Temporal.Instant
  closedAt?: Temporal.Instant
}

/** Writes down how far a change is. */
export async function updateEdit(
  tx: Transaction,
  { resortId, id }: Pick<BookingEdit, 'resortId' | 'id'>,
  progress: EditProgress,
): Promise<void> {
  await tx
    .update(bookingEdits)
    .set(progress)
    .where(and(eq(bookingEdits.resortId, resortId), eq(bookingEdits.id, id)))
}
