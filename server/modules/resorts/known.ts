import { asc } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { inPieces } from '#server/inPieces.ts'
import { followed } from '#server/modules/changes/changes.ts'
import { believing, kept, readLookups } from '#server/modules/lookups/lookups.ts'
import type { Services } from '#server/services.ts'
import { todayAt } from '#server/today.ts'
import { readPlaces, type Catalogue, type CatalogueResort, type Shown } from './catalogue.ts'
import { resorts } from './tables.ts'

/** Places that are read together, and how many such pieces at a time: each gives others their turn. */
const [PIECE, AT_ONCE] = [60, 3] as const
/** Of so many last changes it is known which places they were of. */
const REMEMBERED = 1000

/** The places in memory, kept right by what changes. */
function knownPlaces(db: Database) {
  let known = new Map<string, CatalogueResort>()
  let byArea = new Map<number, CatalogueResort[]>()
  let revision = 0
  /** The places of each of the last changes, the last of which made the present revision. */
  let remembered: (readonly string[])[] = []
  let isWhole = false

  function add(resort: CatalogueResort, areas: Map<number, CatalogueResort[]>): void {
    const area = areas.get(resort.row.projectAreaId)
    if (area) area.push(resort)
    else areas.set(resort.row.projectAreaId, [resort])
  }

  async function fill(from: Database): Promise<void> {
    isWhole = false
    const ids = (await from.select({ id: resorts.id }).from(resorts).orderBy(asc(resorts.id))).map(
      ({ id }) => id,
    )
    const read = await inPieces(ids, { size: PIECE, atOnce: AT_ONCE }, (some) => readPlaces(from, some))
    const areas = new Map<number, CatalogueResort[]>()
    const fresh = new Map<string, CatalogueResort>()
    for (const resort of read.flat()) {
      fresh.set(resort.row.id, resort)
      add(resort, areas)
    }
    known = fresh
    byArea = areas
    revision += 1
    remembered = []
    isWhole = true
  }

  function changedSince(known: number): ReadonlySet<string> | null {
    const count = revision - known
    return count > remembered.length ? null : new Set(count === 0 ? [] : remembered.slice(-count).flat())
  }

  /** Puts what a place is now where it was. */
  function put(id: string, now: CatalogueResort | undefined): void {
    const before = known.get(id)
    const area = before && byArea.get(before.row.projectAreaId)
    const at = before && area ? area.indexOf(before) : -1
    if (now) known.set(id, now)
    else known.delete(id)
    if (area && at >= 0 && now?.row.projectAreaId === before?.row.projectAreaId && now) area[at] = now
    else {
      if (area && at >= 0) area.splice(at, 1)
      if (before && area?.length === 0) byArea.delete(before.row.projectAreaId)
      if (now) {
        add(now, byArea)
        byArea.get(now.row.projectAreaId)?.sort((a, b) => (a.row.id < b.row.id ? -1 : 1))
      }
    }
  }

  const sync = followed(db, 'place', {
    fill,
    apply: async (changes) => {
      const ids = [...new Set(changes.map(({ resortId }) => resortId))]
      await inPieces(ids, { size: PIECE, atOnce: 1 }, async (some) => {
        const now = new Map((await readPlaces(db, some)).map((resort) => [resort.row.id, resort]))
        for (const id of some) put(id, now.get(id))
      })
      revision += 1
      remembered = [...remembered.slice(1 - REMEMBERED), ids]
    },
  })
  return { sync, isWhole: () => isWhole, now: () => ({ resorts: known, byArea, revision, changedSince }) }
}

type Copy = { whole: () => Promise<Catalogue>; some: (ids: readonly string[]) => Promise<Shown> }
const copies = new WeakMap<Database, Copy>()

function copyOf(services: Pick<Services, 'db' | 'clock'>): Copy {
  const known = copies.get(services.db)
  if (known) return known
  const { db, clock } = services
  const places = knownPlaces(db)
  const synced = believing(places.sync)
  const lookups = kept(services, readLookups)
  const today = () => todayAt(clock.now())
  const whole = async (): Promise<Catalogue> => {
    await synced()
    return { today: today(), lookups: await lookups(), ...places.now() }
  }
  const some = async (ids: readonly string[]): Promise<Shown> => {
    const all = whole()
    if (places.isWhole()) return all
    // Who waits for all of it hears when it fails.
    all.catch(() => undefined)
    const read = await readPlaces(db, ids)
    return {
      today: today(),
      lookups: await lookups(),
      resorts: new Map(read.map((resort) => [resort.row.id, resort])),
    }
  }
  const copy = { whole, some }
  copies.set(db, copy)
  return copy
}

/**
 * The catalogue of a database, one copy for every module that asks. It is alive: what it holds is replaced place by place, so
 * that whoever goes on after an await sees each place as it is by then. What this process changed shows at once, what another
 * one did within a quarter of a second.
 */
export const catalogueOf = (services: Pick<Services, 'db' | 'clock'>): Copy['whole'] => copyOf(services).whole

/** The same of some places at least: those are read by themselves while everything is being read. */
export const placesOf = (services: Pick<Services, 'db' | 'clock'>): Copy['some'] => copyOf(services).some
