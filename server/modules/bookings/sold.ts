import { and, eq, gt, inArray, lt, sum } from 'drizzle-orm'
import { SOLD } from '#contract/statuses.ts'
import type { Database } from '#server/db/client.ts'
import { bookingRooms, bookings } from './tables.ts'

/** Units of one place sold for the same days, added up. */
export type SoldStays = { resortId: string; checkIn: string; checkOut: string; units: number }

/** What was sold of nights in [from, to), place by place. */
export async function soldStays(db: Database, from: string, to: string): Promise<SoldStays[]> {
  const rows = await db
    .select({
      resortId: bookings.resortId,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      units: sum(bookingRooms.count).mapWith(Number),
    })
    .from(bookings)
    .innerJoin(
      bookingRooms,
      and(eq(bookingRooms.resortId, bookings.resortId), eq(bookingRooms.bookingId, bookings.id)),
    )
    .where(and(inArray(bookings.status, [...SOLD]), lt(bookings.checkIn, to), gt(bookings.checkOut, from)))
    .groupBy(bookings.resortId, bookings.checkIn, bookings.checkOut)
  return rows.map((row) => ({ ...row, units: row.units ?? 0 }))
}
