import { createHash } from 'node:crypto'
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { SAVED_SEARCH } from '#contract/numbers.ts'
import { sameSearch } from '#contract/sameSearch.ts'
import { dayAt } from '#contract/nights.ts'
import type { KeptWish, SavedWish } from '#contract/shapes/savedSearch.ts'
import { searchProblems, searchRequest, type SearchRequest } from '#contract/shapes/search.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { savedSearches } from './tables.ts'

export type SavedRow = typeof savedSearches.$inferSelect
type Db = Database | Transaction

/** The same for the same search. */
export const keyOf = (search: SavedWish): string =>
  createHash('sha256').update(sameSearch(search)).digest('base64url')

/** The search as the search itself takes it. */
export const asRequest = (search: KeptWish): SearchRequest => searchRequest.parse(search)

/** Whether it can't be made any more: its first night has passed. */
export const hasEnded = (search: KeptWish, now: Temporal.Instant): boolean =>
  searchProblems(asRequest(search), dayAt(now)).length > 0

/** When a search is looked at next. */
export const nextLook = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ minutes: SAVED_SEARCH.lookMinutes })

/** A person's searches, the latest first. */
export const savedBy = (db: Db, userId: string): Promise<SavedRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.savedAt), desc(savedSearches.id))

/** The searches that are due, the longest waiting first. */
export const dueSearches = (db: Database, now: Temporal.Instant): Promise<SavedRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(lte(savedSearches.dueAt, now))
    .orderBy(asc(savedSearches.dueAt), asc(savedSearches.id))
    .limit(SAVED_SEARCH.looksARun)

/** Writes what a look came to, unless somebody has changed the row since it was read; says whether it was written. */
export async function writeLook(tx: Db, seen: SavedRow, set: Partial<SavedRow>): Promise<boolean> {
  const written = await tx
    .update(savedSearches)
    .set({ ...set, looks: sql`${savedSearches.looks} + 1` })
    .where(
      and(eq(savedSearches.id, seen.id), eq(savedSearches.looks, seen.looks), eq(savedSearches.tells, true)),
    )
    .returning({ id: savedSearches.id })
  return written.length > 0
}

/** Whether a person still wants to hear of a search: a letter may have waited. */
export async function wantsToHear(db: Db, userId: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ tells: savedSearches.tells })
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
  return row?.tells ?? false
}
