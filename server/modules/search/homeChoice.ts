import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { searchRequest } from '#contract/shapes/search.ts'
import { transact } from '#server/db/transact.ts'
import { grouped } from '#server/grouped.ts'
import { placesOf, type Catalogue, type Shown } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { Columns } from './columns.ts'
import { allOf, finder, type Finding } from './find.ts'
import type { Found } from './rules.ts'
import { homeChoices, type AreaChoice } from './tables.ts'

type World = Pick<Services, 'db' | 'clock'>

/** What the home page shows of all places: those of a search without a wish. */
export type HomeChoice = {
  now: Shown
  /** The largest promotions, one an area, the better rated first where they are alike. */
  offers: readonly Found[]
  areas: ReadonlyMap<number, AreaChoice>
}

const OFFERS = 8
const EVERYTHING = searchRequest.parse({ project_area_id: null })
/** How long all places are waited for before the last choice that was kept is taken, in milliseconds. */
const PATIENCE = 100
/** A choice is kept so long after the one before at the earliest, in milliseconds. */
const KEPT_EVERY = 60_000
const ONLY_ROW = 1

const better = (a: Found, b: Found) =>
  b.room.row.discountPercent - a.room.row.discountPercent ||
  b.resort.rates.rate - a.resort.rates.rate ||
  (a.resort.row.id < b.resort.row.id ? -1 : 1)

/** Chooses among what was found. */
function chosen({ now, hits, found }: Pick<Finding, 'now' | 'hits' | 'found'>): HomeChoice {
  const [best, areas] = [new Map<number, Found>(), new Map<number, AreaChoice>()]
  for (const hit of allOf(hits)) {
    const one = found(hit)
    const { projectAreaId: id, pictureIds } = one.resort.row
    const area = areas.get(id) ?? { id, places: 0, pictureId: null }
    area.places += 1
    area.pictureId ??= pictureIds[0] ?? null
    areas.set(id, area)
    if (one.room.row.discountPercent <= 0) continue
    const known = best.get(id)
    if (!known || better(one, known) < 0) best.set(id, one)
  }
  return { now, offers: [...best.values()].sort(better).slice(0, OFFERS), areas }
}

function choosing(services: World) {
  const { db, clock } = services
  const { index, find } = finder(services)
  const placesNow = placesOf(services)

  let last: (Pick<Catalogue, 'revision' | 'lookups'> & { choice: Promise<HomeChoice> }) | null = null
  /** Among all places, kept until one changes, or what areas and benefits are called. */
  async function amongAll(): Promise<HomeChoice> {
    const { now } = await index.now()
    const { revision, lookups } = now
    if (last?.revision !== revision || last.lookups !== lookups) {
      const fresh = { revision, lookups, choice: find(EVERYTHING).then(chosen) }
      last = fresh
      fresh.choice.catch(() => {
        if (last === fresh) last = null
      })
    }
    return last.choice
  }

  /** As it was kept last, with those places as they are now; null where none is. */
  async function asKept(): Promise<HomeChoice | null> {
    const [kept] = await db.select().from(homeChoices).where(eq(homeChoices.id, ONLY_ROW))
    if (!kept) return null
    const now = await placesNow(kept.offers)
    const few = kept.offers.flatMap((id) => now.resorts.get(id) ?? [])
    const byArea = grouped(few, ({ row }) => row.projectAreaId)
    const columns = await Columns.lay({ byArea, lookups: now.lookups }, index.left)
    const { offers } = chosen(await find(EVERYTHING, { current: { now, columns, mark: 0 } }))
    return { now, offers, areas: new Map(kept.areas.map((area) => [area.id, area])) }
  }

  /** What is chosen now; while all places are being read, the places that any node chose last. */
  async function choice(): Promise<HomeChoice> {
    const over = new AbortController()
    const all = amongAll().finally(() => over.abort())
    const meanwhile = async () => {
      await wait(PATIENCE, undefined, { signal: over.signal })
      return (await asKept()) ?? all
    }
    return Promise.race([all, meanwhile().catch(() => all)])
  }

  let kept = { words: '', at: -Infinity }
  /** Keeps the choice for nodes that start. */
  async function keep(): Promise<void> {
    const { offers, areas } = await amongAll()
    const row = { offers: offers.map(({ resort }) => resort.row.id), areas: [...areas.values()] }
    const words = JSON.stringify(row)
    if (words === kept.words || performance.now() - kept.at < KEPT_EVERY) return
    const set = { ...row, chosenAt: clock.now() }
    await transact(db, (tx) =>
      tx
        .insert(homeChoices)
        .values({ id: ONLY_ROW, ...set })
        .onConflictDoUpdate({ target: homeChoices.id, set }),
    )
    kept = { words, at: performance.now() }
  }

  return { choice, keep }
}

const all = new WeakMap<Services['db'], ReturnType<typeof choosing>>()

/** What the home page of a database shows of its places, one copy for all who ask. */
export function homeChoiceOf(services: World): ReturnType<typeof choosing> {
  const known = all.get(services.db) ?? choosing(services)
  all.set(services.db, known)
  return known
}
