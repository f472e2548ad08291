import { and, desc, eq } from 'drizzle-orm'
import { isReviewed } from '#server/modules/reviews/reviews.ts'
import { reviewEnd } from './requests.ts'
import { completionsOf } from '../store.ts'
import { bookings, type BookingRow } from '../tables.ts'
import type { BookingWorld } from '../world.ts'

/** Only the newest stays can be young enough. */
const LOOKED_AT = 20

/** Stays of a guest that are complete and may still be reviewed, newest first. */
export async function reviewableStays(
  { db, clock }: Pick<BookingWorld, 'db' | 'clock'>,
  tenantId: string,
): Promise<{ booking: BookingRow; until: string }[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.tenantId, tenantId), eq(bookings.status, 'SUCCESS')))
    .orderBy(desc(bookings.checkOut))
    .limit(LOOKED_AT)
  const found: { booking: BookingRow; until: string }[] = []
  for (const booking of rows) {
    const [completed] = await completionsOf(db, [booking])
    const until = completed ? reviewEnd(completed.at, clock.now()) : null
    if (until !== null && !(await isReviewed(db, booking))) found.push({ booking, until })
  }
  return found
}
