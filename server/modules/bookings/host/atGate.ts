import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { bookings, type BookingRow } from '../tables.ts'

/** A host's bookings with a night or an arrival on one of these days (first and last included), whatever became of them. */
export const bookingsAtGate = (
  db: Database,
  hostId: string,
  days: { first: string; last: string },
): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.hostId, hostId), lte(bookings.checkIn, days.last), gt(bookings.checkOut, days.first)),
    )
