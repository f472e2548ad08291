import { and, eq, gte, lt, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { placesAsRows, type OfAreaMonth, type PlacesByArea } from '#server/db/placesByArea.ts'
import { roomNights } from './tables.ts'

/** Units that hosts keep back from nights in [from, to). */
export async function closedUnits(
  db: Database,
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
    .where(and(eq(roomNights.closed, true), gte(roomNights.night, from), lt(roomNights.night, to)))
    .groupBy(area, month)
  return rows.map((row) => ({ ...row, amount: row.amount ?? 0 }))
}
