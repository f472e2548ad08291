import { count, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { inPieces } from '#server/inPieces.ts'
import { ledgerChecks, ledgerDifferences, ledgerWalks } from './tables.ts'

/** Bookings to be held against the books: a page of all in order, or those that are named. */
export type ForBooks = { after: string | null; limit: number } | { ids: readonly string[] }

const ONLY_ROW = 1
export type LastCheck = { at: Temporal.Instant; bookings: number; differences: number }

/** Keeps when the books were looked at last. */
export async function keepCheck(db: Database, check: LastCheck): Promise<void> {
  await db
    .insert(ledgerChecks)
    .values({ id: ONLY_ROW, ...check })
    .onConflictDoUpdate({ target: ledgerChecks.id, set: check })
}

/** How many bookings differ, as far as is known. */
export async function differencesNow(db: Database): Promise<number> {
  const [known] = await db.select({ differences: count() }).from(ledgerDifferences)
  return known?.differences ?? 0
}

/** The last look, and how many bookings differ now; null before the first. */
export async function lastCheck(db: Database): Promise<LastCheck | null> {
  const [row] = await db.select().from(ledgerChecks).where(eq(ledgerChecks.id, ONLY_ROW))
  return row ? { at: row.at, bookings: row.bookings, differences: await differencesNow(db) } : null
}

/** Bookings that differed when they were last looked at. */
export const knownDifferences = (db: Database | Transaction): Promise<{ id: string }[]> =>
  db.select({ id: ledgerDifferences.bookingId }).from(ledgerDifferences)

/** Bookings of one statement. */
const PIECE = { size: 1000, atOnce: 1 } as const

/**
 * Writes down which of the bookings that were looked at differ; returns those of which it was not known. After an import or a
 * long halt all of them may have been looked at.
 */
export async function keepDifferences(
  tx: Transaction,
  { looked, differ, at }: { looked: readonly string[]; differ: readonly string[]; at: Temporal.Instant },
): Promise<Set<string>> {
  const [seen, wrong] = [new Set(looked), new Set(differ)]
  const agree = (await knownDifferences(tx)).filter(({ id }) => seen.has(id) && !wrong.has(id))
  await inPieces(agree, PIECE, (some) =>
    tx.delete(ledgerDifferences).where(
      inArray(
        ledgerDifferences.bookingId,
        some.map(({ id }) => id),
      ),
    ),
  )
  const fresh = await inPieces([...wrong], PIECE, (some) =>
    tx
      .insert(ledgerDifferences)
      .values(some.map((bookingId) => ({ bookingId, foundAt: at })))
      .onConflictDoNothing()
      .returning({ id: ledgerDifferences.bookingId }),
  )
  return new Set(fresh.flat().map(({ id }) => id))
}

export type Walk = Omit<typeof ledgerWalks.$inferSelect, 'id'>
const NEVER: Walk = { began: null, kind: 0, after: null, bookings: 0, whole: null }

/** How far the walk over all bookings is. */
export async function walkOf(db: Database): Promise<Walk> {
  const [row] = await db.select().from(ledgerWalks).where(eq(ledgerWalks.id, ONLY_ROW))
  return row ?? NEVER
}

/** Keeps how far it is. */
export async function keepWalk(
  tx: Database | Transaction,
  { began, kind, after, bookings, whole }: Walk,
): Promise<void> {
  const set = { began, kind, after, bookings, whole }
  await tx
    .insert(ledgerWalks)
    .values({ id: ONLY_ROW, ...set })
    .onConflictDoUpdate({ target: ledgerWalks.id, set })
}
