import { and, eq, gt, inArray, lt, sql, sum } from 'drizzle-orm'
import { SOLD } from '#contract/statuses.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { placesAsRows, type PlacesByArea } from '#server/db/placesByArea.ts'
import { bookingRooms, bookings } from '../tables.ts'

/** Units of one project area sold for the same days, added up. */
export type SoldStays = { areaId: number; checkIn: string; checkOut: string; units: number }

/** What was sold of nights in [from, to), area by area. */
export async function soldStays(
  db: Database | Transaction,
  places: PlacesByArea,
  { from, to }: { from: string; to: string },
): Promise<SoldStays[]> {
  const areaId = sql<number>`place.area`
  const rows = await db
    .select({
      areaId,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      units: sum(bookingRooms.count).mapWith(Number),
    })
    .from(bookings)
    .innerJoin(
      bookingRooms,
      and(eq(bookingRooms.resortId, bookings.resortId), eq(bookingRooms.bookingId, bookings.id)),
    )
    .innerJoin(placesAsRows(places), sql`place.id = ${bookings.resortId}`)
    .where(and(inArray(bookings.status, [...SOLD]), lt(bookings.checkIn, to), gt(bookings.checkOut, from)))
    .groupBy(areaId, bookings.checkIn, bookings.checkOut)
  return rows.map((row) => ({ ...row, units: row.units ?? 0 }))
}
