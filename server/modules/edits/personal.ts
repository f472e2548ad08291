import { asc, sql } from 'drizzle-orm'
import type { Contact } from '#contract/shapes/contact.ts'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { bookingEdits } from './tables.ts'

/** The changes that were asked for of these bookings, oldest first. */
export const editsOf = (db: Database, bookingIds: readonly string[]) =>
  db
    .select()
    .from(bookingEdits)
    .where(among(bookingEdits.bookingId, bookingIds))
    .orderBy(asc(bookingEdits.id))

/** Puts `nobody` in the place of whoever stood in these changes, and takes their words away. */
export async function forgetInEdits(
  tx: Transaction,
  bookingIds: readonly string[],
  nobody: Contact,
): Promise<void> {
  const contact = JSON.stringify(nobody)
  await tx
    .update(bookingEdits)
    .set({
      before: sql`jsonb_set(${bookingEdits.before}, '{contact}', ${contact}::jsonb)`,
      after: sql`jsonb_set(${bookingEdits.after}, '{contact}', ${contact}::jsonb)`,
      reason: '',
    })
    .where(among(bookingEdits.bookingId, bookingIds))
}
