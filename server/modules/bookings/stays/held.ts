import { count, inArray } from 'drizzle-orm'
import { PAYABLE } from '#contract/statuses.ts'
import type { Database } from '#server/db/client.ts'
import { bookings } from '../tables.ts'

/** How many stays have their nights held while their guest pays. */
export async function heldStays(db: Database): Promise<number> {
  const [held] = await db.select({ stays: count() }).from(bookings).where(inArray(bookings.status, PAYABLE))
  return held?.stays ?? 0
}
