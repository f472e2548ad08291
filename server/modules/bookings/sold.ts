import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { SOLD } from '#contract/statuses.ts'
import type { Database } from '#server/db/client.ts'
import { placesAsRows, type OfAreaMonth, type PlacesByArea } from '#server/db/placesByArea.ts'
import { bookingRooms, bookings } from './tables.ts'

/** Room nights in [from, to), first days of months, that were sold. A stay counts in each month that it has nights in. */
export async function soldNights(
  db: Database,
  places: PlacesByArea,
  { from, to }: { from: string; to: string },
): Promise<OfAreaMonth[]> {
  const { checkIn, checkOut } = bookings
  // The first days of the months that the stay has nights in.
  const months = sql`generate_series(date_trunc('month', greatest(${checkIn}, ${from}::date)::timestamp),
    (least(${checkOut}, ${to}::date) - 1)::timestamp, interval '1 month') as began`
  const nights = sql`least(${checkOut}, (began + interval '1 month')::date) - greatest(${checkIn}, began::date)`
  const area = sql<number>`place.area`
  const month = sql<string>`to_char(began, 'YYYY-MM')`
  return await db
    .select({
      areaId: area,
      month,
      amount: sql`sum(${bookingRooms.count} * (${nights}))`.mapWith(Number),
    })
    .from(bookings)
    .innerJoin(
      bookingRooms,
      and(eq(bookingRooms.resortId, bookings.resortId), eq(bookingRooms.bookingId, bookings.id)),
    )
    .innerJoin(placesAsRows(places), sql`place.id = ${bookings.resortId}`)
    .crossJoinLateral(months)
    .where(and(inArray(bookings.status, [...SOLD]), lt(checkIn, to), gt(checkOut, from)))
    .groupBy(area, month)
}
