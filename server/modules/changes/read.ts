import { and, desc, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Services } from '#server/services.ts'
import { placeChanges, placeChangesCut, type ChangeKind } from './tables.ts'

/** How long changes are kept: who slept longer reads everything anew, which is quicker than so many changes. */
const KEPT = { minutes: 60 }
const ONLY_ROW = 1

const change = z.object({
  number: z.number(),
  resortId: z.string(),
  roomId: z.nullable(z.string()),
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
})
export type Change = z.infer<typeof change>
const told = z.object({
  /** Where to read on: the oldest transaction that was still open, as text. */
  position: z.string(),
  /** Whether changes since the position asked from may be missing. */
  cut: z.boolean(),
  changes: z.array(change),
})
type Told = z.infer<typeof told>

/**
 * What changed since a position; without one only where now is. Changes of transactions that were open before may be told
 * again: see {@link placeChanges}. A database that was put back to an older state has fewer transactions behind it than the
 * position says, and counts as cut.
 */
export async function changesSince(db: Database, kind: ChangeKind, position: string | null): Promise<Told> {
  const { rows } = await db.execute(
    position === null
      ? sql`select pg_snapshot_xmin(pg_current_snapshot())::text as position, false as cut, '[]'::json as changes`
      : sql`select pg_snapshot_xmin(pg_current_snapshot())::text as position,
          pg_snapshot_xmin(pg_current_snapshot()) < ${position}::xid8
            or exists (select from ${placeChangesCut} where ${placeChangesCut.through} >= ${position}::xid8) as cut,
          (
            select coalesce(json_agg(json_build_object('number', number, 'resortId', resort_id, 'roomId', room_id,
              'first', first_night, 'last', last_night)), '[]')
            from ${placeChanges} where transaction_id >= ${position}::xid8 and kind = ${kind}
          ) as changes`,
  )
  return z.parse(told, rows[0])
}

/** Takes old changes away, and says how far. By the database's clock, as they were written. */
export const sweepChanges = ({ db }: Pick<Services, 'db'>): Promise<void> =>
  transact(db, async (tx) => {
    const old = lt(placeChanges.at, sql`now() - make_interval(mins => ${KEPT.minutes})`)
    const [last] = await tx
      .select({ through: sql<string>`${placeChanges.transactionId}::text` })
      .from(placeChanges)
      .where(old)
      .orderBy(desc(placeChanges.transactionId))
      .limit(1)
    if (!last) return
    const { through } = last
    await tx
      .insert(placeChangesCut)
      .values({ id: ONLY_ROW, through })
      .onConflictDoUpdate({
        target: placeChangesCut.id,
        set: { through: sql`greatest(${placeChangesCut.through}, excluded.through)` },
      })
    // What was written long ago and is there only now stays for the next time.
    await tx.delete(placeChanges).where(and(old, sql`${placeChanges.transactionId} <= ${through}::xid8`))
  })
