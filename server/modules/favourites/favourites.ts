/** Places that people like: wished for, listed with what they cost now, and taken off again. */
import { and, count, desc, eq, lte, ne } from 'drizzle-orm'
import { dayAt, earlier } from '#contract/nights.ts'
import { FAVOURITES_MAX } from '#contract/numbers.ts'
import type { Favourite } from '#contract/shapes/favourite.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { placesOf } from '#server/modules/resorts/resorts.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { stayNow } from './rules.ts'
import { favourites } from './tables.ts'

type FavouriteCalls = Extract<keyof Handlers, `favourite.${string}`>
type Row = typeof favourites.$inferSelect

const wantedBy = (db: Database | Transaction, userId: string): Promise<Row[]> =>
  db
    .select()
    .from(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.wanted, true)))
    .orderBy(desc(favourites.wishedAt), desc(favourites.resortId))
    .limit(FAVOURITES_MAX)

/** Keeps the later of two wishes for a place; says which holds. */
async function keepWish(tx: Transaction, wish: Row): Promise<boolean> {
  const its = and(eq(favourites.userId, wish.userId), eq(favourites.resortId, wish.resortId))
  const [before] = await tx.select().from(favourites).where(its).for('update')
  if (before && Temporal.Instant.compare(before.wishedAt, wish.wishedAt) > 0) return before.wanted
  if (wish.wanted) {
    const mine = and(eq(favourites.userId, wish.userId), eq(favourites.wanted, true))
    const [kept] = await tx
      .select({ others: count() })
      .from(favourites)
      .where(and(mine, ne(favourites.resortId, wish.resortId)))
    if ((kept?.others ?? 0) >= FAVOURITES_MAX) refuse('G_FAVOURITES_FULL', [FAVOURITES_MAX])
  }
  const [kept] = await tx
    .insert(favourites)
    .values(wish)
    .onConflictDoUpdate({
      target: [favourites.userId, favourites.resortId],
      set: wish,
      setWhere: lte(favourites.wishedAt, wish.wishedAt),
    })
    .returning()
  // A later one came in the same moment, and is there now.
  return kept?.wanted ?? keepWish(tx, wish)
}

/** The calls about favourite places. */
export function favouritesHandlers(services: Services): Pick<Handlers, FavouriteCalls> {
  const { db, clock } = services
  const placesNow = placesOf(services)
  const { place } = searchEngine(services)

  async function shown(row: Row, language: Language, today: string): Promise<Favourite> {
    const stay = stayNow(row.stay, today)
    const found = await place(row.resortId, stay, language)
    const name = found?.card.resortName ?? row.name[language]
    const state = found === null ? 'GONE' : stay.from_day === undefined ? 'ANY' : found.free ? 'FREE' : 'FULL'
    return {
      resortId: row.resortId,
      name,
      keptAt: row.wishedAt.toString(),
      state,
      stay,
      card: found?.card ?? null,
    }
  }

  return {
    'favourite.wish': async ({ resort_id, wanted, wished_at, stay }, context) => {
      const { userId } = personOf(context)
      const resort = (await placesNow([resort_id])).resorts.get(resort_id)
      // What is no longer on offer can still be taken off.
      if (resort === undefined && wanted) refuse('G_404')
      const wishedAt = earlier(Temporal.Instant.from(wished_at), clock.now())
      return transact(db, async (tx) => {
        const name = resort?.row.name ?? { vi: '', en: '' }
        const held = await keepWish(tx, {
          userId,
          resortId: resort_id,
          wanted,
          wishedAt,
          name,
          stay: stay ?? {},
        })
        const answer = { resort_id, wanted: held }
        await context.keepAnswer(tx, answer)
        return answer
      })
    },
    'favourite.ids': async (_input, context) => ({
      resort_ids: (await wantedBy(db, personOf(context).userId)).map(({ resortId }) => resortId),
    }),
    'favourite.mine': async (_input, context) => {
      const today = dayAt(clock.now())
      const rows = await wantedBy(db, personOf(context).userId)
      return { places: await Promise.all(rows.map((row) => shown(row, context.language, today))) }
    },
  }
}
