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
  const area = sql<number>`place.area`
  const month = sql<string>`to_char(${roomNights.night}, 'YYYY-MM')`
  const rows = await db
    .select({
      areaId: area,
      month,
      amount: sum(sql`${roomNights.units} - ${roomNights.taken}`).mapWith(Number),
    })
    .from(roomNights)
    .innerJoin(placesAsRows(places), sql`place.id = ${roomNights.resortId}`)
    .where(and(sql`${roomNights.closed}`, gte(roomNights.night, from), lt(roomNights.night, to)))
    .groupBy(area, month)
  return rows.map((row) => ({ ...row, amount: row.amount ?? 0 }))
}
