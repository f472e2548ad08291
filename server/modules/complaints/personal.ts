import { asc } from 'drizzle-orm'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { complaints } from './tables.ts'

/** The complaints about these bookings, oldest first. */
export const complaintsOf = (db: Database, bookingIds: readonly string[]) =>
  db.select().from(complaints).where(among(complaints.bookingId, bookingIds)).orderBy(asc(complaints.id))

/** Takes words and pictures of complaints away; that there was one, and how it ended, stays for accounting. */
export async function forgetInComplaints(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  await tx.update(complaints).set({ text: '', pictureIds: [] }).where(among(complaints.bookingId, bookingIds))
}
