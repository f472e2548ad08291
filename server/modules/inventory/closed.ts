import { and, eq, gte, lt, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { roomNights } from './tables.ts'

/** Units that hosts keep back from nights in [from, to), by place and month (`YYYY-MM`). */
export async function closedUnits(
  db: Database,
  from: string,
  to: string,
): Promise<{ resortId: string; month: string; units: number }[]> {
  const month = sql<string>`to_char(${roomNights.night}, 'YYYY-MM')`
  const rows = await db
    .select({
      resortId: roomNights.resortId,
      month,
      units: sum(sql`${roomNights.units} - ${roomNights.taken}`).mapWith(Number),
    })
    .from(roomNights)
    .where(and(eq(roomNights.closed, true), gte(roomNights.night, from), lt(roomNights.night, to)))
    .groupBy(roomNights.resortId, month)
  return rows.map((row) => ({ ...row, units: row.units ?? 0 }))
}
