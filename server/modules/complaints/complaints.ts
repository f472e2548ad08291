import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import { amongBookings } from '#server/db/amongBookings.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { complaints, type ComplaintRow } from './tables.ts'

export type { ComplaintRow } from './tables.ts'
type BookingKey = { resortId: string; id: string }

/** The newest complaint about a booking. */
export async function complaintOf(
  db: Database | Transaction,
  booking: BookingKey,
): Promise<ComplaintRow | null> {
  const [row] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.resortId, booking.resortId), eq(complaints.bookingId, booking.id)))
    .orderBy(desc(complaints.id))
    .limit(1)
  return row ?? null
}

/** The newest complaint of each of some bookings. */
export const complaintsOf = async (
  db: Database | Transaction,
  bookings: readonly BookingKey[],
): Promise<ComplaintRow[]> =>
  bookings.length === 0
    ? []
    : db
        .selectDistinctOn([complaints.bookingId])
        .from(complaints)
        .where(amongBookings(complaints, bookings))
        .orderBy(complaints.bookingId, desc(complaints.id))

/** Writes a complaint down. */
export async function insertComplaint(
  tx: Transaction,
  complaint: Pick<ComplaintRow, 'resortId' | 'id' | 'bookingId' | 'text' | 'pictureIds' | 'openedAt'>,
): Promise<void> {
  await tx.insert(complaints).values(complaint)
}

/** Writes down what was decided, and when it ended. */
export async function updateComplaint(
  tx: Transaction,
  { resortId, id }: Pick<ComplaintRow, 'resortId' | 'id'>,
  progress: Partial<
    Pick<ComplaintRow, 'decision' | 'decidedBy' | 'hostFault' | 'amount' | 'answer' | 'closedAt'>
  >,
): Promise<void> {
  await tx
    .update(complaints)
    .set(progress)
    .where(and(eq(complaints.resortId, resortId), eq(complaints.id, id)))
}

/** The place that a complaint is about; null when there is no such complaint. */
export async function placeOfComplaint(db: Database | Transaction, id: string): Promise<string | null> {
  const [row] = await db
    .select({ resortId: complaints.resortId })
    .from(complaints)
    .where(eq(complaints.id, id))
  return row?.resortId ?? null
}

/** Complaints that nobody has ended, oldest first, after an id. */
export const openComplaints = (
  db: Database | Transaction,
  { after, limit }: { after: string | null; limit: number },
) =>
  db
    .select()
    .from(complaints)
    .where(and(isNull(complaints.closedAt), after === null ? undefined : gt(complaints.id, after)))
    .orderBy(asc(complaints.id))
    .limit(limit)
