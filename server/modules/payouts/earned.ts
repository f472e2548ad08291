import { and, gte, lt, ne, sql } from 'drizzle-orm'
import { ZONE } from '#contract/nights.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { placesAsRows, type OfAreaMonth, type PlacesByArea } from '#server/db/placesByArea.ts'
import { payouts } from './tables.ts'

/** What places earned from a moment on and before another, VND, by months of Việt Nam. */
export async function earnedIn(
  db: Database | Transaction,
  places: PlacesByArea,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<OfAreaMonth[]> {
  const area = sql<number>`place.area`
  // Written out: a parameter here and one in the grouping are two different terms to PostgreSQL.
  const month = sql<string>`to_char(${payouts.createdAt} at time zone ${sql.raw(`'${ZONE}'`)}, 'YYYY-MM')`
  return await db
    .select({ areaId: area, month, amount: sql`sum(${payouts.amount})`.mapWith(Number) })
    .from(payouts)
    .innerJoin(placesAsRows(places), sql`place.id = ${payouts.resortId}`)
    .where(and(gte(payouts.createdAt, from), lt(payouts.createdAt, to), ne(payouts.state, 'CANCELLED')))
    .groupBy(area, month)
}
