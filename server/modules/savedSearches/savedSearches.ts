/** Searches that people keep: saved with what they find, looked at by the clock, told of to who wants to hear. */
import { and, count, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { SAVED_SEARCH } from '#contract/numbers.ts'
import { dayAt } from '#contract/nights.ts'
import { searchProblems } from '#contract/shapes/search.ts'
import { savedWish, type SavedSearch } from '#contract/shapes/savedSearch.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { WatchWorld } from './look.ts'
import { nameOf } from './naming.ts'
import { findingsOf, knownNow, type Told } from './rules.ts'
import { asRequest, hasEnded, keyOf, nextLook, savedBy, type SavedRow } from './store.ts'
import { savedSearches } from './tables.ts'

export { watchSearches, type WatchWorld } from './look.ts'
export { wantsToHear } from './store.ts'

type NewRow = typeof savedSearches.$inferInsert
type SavedCalls = Extract<keyof Handlers, `savedSearch.${string}`>

/** Which of a person's rows. */
const mineOf = (userId: string, id: string) => and(eq(savedSearches.userId, userId), eq(savedSearches.id, id))

/** A search of mine, held until the transaction ends. */
async function findMine(tx: Transaction, userId: string, id: string): Promise<SavedRow> {
  const [row] = await tx.select().from(savedSearches).where(mineOf(userId, id)).for('update')
  return row ?? refuse('G_404')
}

/** Keeps a search, or finds that it is kept already. Two that are saved at once wait for each other, so that both count. */
async function keep(tx: Transaction, row: NewRow): Promise<SavedRow> {
  const mine = eq(savedSearches.userId, row.userId)
  const same = and(mine, eq(savedSearches.searchKey, row.searchKey))
  await tx.select({ id: savedSearches.id }).from(savedSearches).where(mine).for('update')
  const [before] = await tx.select().from(savedSearches).where(same)
  if (before) return before
  const [kept] = await tx.select({ others: count() }).from(savedSearches).where(mine)
  if ((kept?.others ?? 0) >= SAVED_SEARCH.most) refuse('G_SAVED_SEARCHES_FULL', [SAVED_SEARCH.most])
  await tx.insert(savedSearches).values(row).onConflictDoNothing()
  const [now] = await tx.select().from(savedSearches).where(same)
  return now ?? refuse('G_404')
}

/** The calls about saved searches. */
export function savedSearchesHandlers({ db, clock, watch }: WatchWorld): Pick<Handlers, SavedCalls> {
  async function shown(row: SavedRow, language: Language): Promise<SavedSearch> {
    const search = savedWish.parse(row.search)
    const ended = hasEnded(search, clock.now())
    return {
      savedSearchId: row.id,
      name: nameOf(search, await watch.areaNames(), language),
      search,
      savedAt: row.savedAt.toString(),
      tells: row.tells,
      atFirst: row.found,
      now: ended ? null : findingsOf(await watch.watched(asRequest(search))),
    }
  }

  /** Tells of a search from now on: what its person knows of it is how it stands. */
  const begin = (tx: Transaction, row: SavedRow, told: Told, now: Temporal.Instant) =>
    tx
      .update(savedSearches)
      .set({ tells: true, told, pricesToldAt: now, dueAt: nextLook(now), looks: row.looks + 1 })
      .where(eq(savedSearches.id, row.id))

  return {
    'savedSearch.save': async ({ search, tells }, context) => {
      const { userId } = personOf(context)
      const now = clock.now()
      const problems = searchProblems(asRequest(search), dayAt(now))
      if (problems.length > 0)
        refuse('G_INPUT', [], {
          fields: Object.fromEntries(problems.map(({ field, ...problem }) => [`search.${field}`, problem])),
        })
      const watched = await watch.watched(asRequest(search))
      const told = knownNow(watched)
      return transact(db, async (tx) => {
        const row = await keep(tx, {
          id: uuidv7(),
          userId,
          searchKey: keyOf(search),
          search,
          savedAt: now,
          found: findingsOf(watched),
          tells,
          told,
          pricesToldAt: now,
          dueAt: tells ? nextLook(now) : null,
        })
        if (tells && !row.tells) await begin(tx, row, told, now)
        const answer = { savedSearchId: row.id, tells: row.tells || tells }
        await context.keepAnswer(tx, answer)
        return answer
      })
    },

    'savedSearch.mine': async (_input, context) => {
      const rows = await savedBy(db, personOf(context).userId)
      return { searches: await Promise.all(rows.map((row) => shown(row, context.language))) }
    },

    'savedSearch.tell': async ({ saved_search_id: id, tells }, context) => {
      const { userId } = personOf(context)
      const now = clock.now()
      const { search } = await transact(db, (tx) => findMine(tx, userId, id))
      const begins = tells && !hasEnded(search, now)
      const told = begins ? knownNow(await watch.watched(asRequest(search))) : null
      return transact(db, async (tx) => {
        const row = await findMine(tx, userId, id)
        if (row.tells !== tells && told !== null) await begin(tx, row, told, now)
        else if (row.tells !== tells)
          await tx.update(savedSearches).set({ tells, dueAt: null }).where(eq(savedSearches.id, id))
        const answer = { savedSearchId: id, tells }
        await context.keepAnswer(tx, answer)
        return answer
      })
    },

    'savedSearch.remove': async ({ saved_search_id: id }, context) => {
      const { userId } = personOf(context)
      return transact(db, async (tx) => {
        await findMine(tx, userId, id)
        await tx.delete(savedSearches).where(mineOf(userId, id))
        const answer = { done: true } as const
        await context.keepAnswer(tx, answer)
        return answer
      })
    },
  }
}
