import { and, gte, lt, sql, sum } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { placesAsRows, type OfAreaMonth, type PlacesByArea } from '#server/db/placesByArea.ts'
import { roomNights } from './tables.ts'

/** Units that hosts keep back from nights in [from, to). */
export async function closedUnits(
  db: Database | Transaction,
  places: PlacesByArea,
  { from, to }: { from: string; to: string },
): Promise<OfAreaMonth[]> {
  // Night by night first: naming the month of each of some million rows took most of the time.
  const nights = db
    .select({
      areaId: sql<number>`place.area`.as('area_id'),
      night: roomNights.night,
      units: sum(sql`${roomNights.units} - ${roomNights.taken}`).as('units'),
    })
    .from(roomNights)
    .innerJoin(placesAsRows(places), sql`place.id = ${roomNights.resortId}`)
    .where(and(sql`${roomNights.closed}`, gte(roomNights.night, from), lt(roomNights.night, to)))
    .groupBy(sql`place.area`, roomNights.night)
    .as('nights')
  const month = sql<string>`to_char(${nights.night}, 'YYYY-MM')`
  const rows = await db
    .select({ areaId: nights.areaId, month, amount: sum(nights.units).mapWith(Number) })
    .from(nights)
    .groupBy(nights.areaId, month)
  return rows.map((row) => ({ ...row, amount: row.amount ?? 0 }))
}
