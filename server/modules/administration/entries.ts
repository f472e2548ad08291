import { asc, eq } from 'drizzle-orm'
import type { Parsed } from '#contract/endpoints.ts'
import type { Entry, ListName } from '#contract/shapes/administration.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  addLookup,
  lookupRows,
  removeLookup,
  saveLookup,
  type LookupName,
} from '#server/modules/lookups/lookups.ts'
import { soldInAreas } from '#server/modules/investor/investor.ts'
import { newsOfAreas } from '#server/modules/news/news.ts'
import { renamePlacesOf, USES } from '#server/modules/resorts/resorts.ts'
import { renameServicesOf, servicesOfAreas } from '#server/modules/services/services.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { change, versionsOf } from './changes.ts'
import { masterData } from './tables.ts'

type Calls = 'desk.entries' | 'desk.saveEntry' | 'desk.removeEntry'
type Bare = Omit<Entry, 'version' | 'uses'>
const aboutEntry = (list: ListName, id: number) => `${list}/${id}`
/** New entries are about their list, so that two at the same moment do not take one number. */
const ADDING = 'new'

const rowsOf = async (db: Database | Transaction, list: ListName): Promise<Bare[]> =>
  list === 'master'
    ? db.select().from(masterData).orderBy(asc(masterData.group), asc(masterData.position))
    : (await lookupRows(db, list)).map((row) => ({ ...row, group: '' }))

/** How many things refer to each entry of a list: of an area tickets, news and what investors read of it, too. */
async function usesOf(db: Database | Transaction, list: LookupName): Promise<ReadonlyMap<number, number>> {
  if (list !== 'areas') return USES[list](db)
  const all = new Map(await USES.areas(db))
  for (const of of [servicesOfAreas, newsOfAreas, soldInAreas])
    for (const { id, uses } of await of(db)) all.set(id, (all.get(id) ?? 0) + uses)
  return all
}

async function entryList(db: Database | Transaction, list: ListName): Promise<{ entries: Entry[] }> {
  const rows = await rowsOf(db, list)
  const uses = list === 'master' ? new Map<number, number>() : await usesOf(db, list)
  const versions = await versionsOf(
    db,
    rows.map(({ id }) => aboutEntry(list, id)),
  )
  return {
    entries: rows.map((row) => ({
      ...row,
      uses: uses.get(row.id) ?? 0,
      version: versions.get(aboutEntry(list, row.id)) ?? 0,
    })),
  }
}

const one = async (tx: Transaction, list: ListName, id: number | null): Promise<Bare | null> =>
  (await rowsOf(tx, list)).find((row) => row.id === id) ?? null

/** A number for a new entry: none that an entry ever had, so that what was about that one is never about this one. */
async function freeNumber(tx: Transaction, list: ListName): Promise<number> {
  const known = (await rowsOf(tx, list)).map(({ id }) => id)
  for (let id = Math.max(0, ...known) + 1; ; id += 1)
    if ((await versionsOf(tx, [aboutEntry(list, id)])).size === 0) return id
}

async function save(tx: Transaction, { list, id: given, ...words }: Parsed<'desk.saveEntry'>) {
  const { name, position, group } = words
  const before = await one(tx, list, given)
  if (given !== null && before === null) return refuse('G_404')
  const id = given ?? (await freeNumber(tx, list))
  if (list !== 'master') await (before ? saveLookup : addLookup)(tx, list, { id, name, position })
  else if (before) await tx.update(masterData).set({ name, position, group }).where(eq(masterData.id, id))
  else await tx.insert(masterData).values({ id, name, position, group })
  if (list === 'areas' && before)
    for (const rename of [renamePlacesOf, renameServicesOf]) await rename(tx, id, name)
  return { before, after: await one(tx, list, id) }
}

async function remove(tx: Transaction, { list, id }: Parsed<'desk.removeEntry'>) {
  const before = (await one(tx, list, id)) ?? refuse('G_404')
  if (list === 'master') await tx.delete(masterData).where(eq(masterData.id, id))
  else {
    const uses = (await usesOf(tx, list)).get(id) ?? 0
    if (uses > 0) refuse('G_ENTRY_IN_USE', [uses])
    await removeLookup(tx, list, id)
  }
  return { before, after: null }
}

/** The lists of words. */
export const entriesHandlers = (services: Services): Pick<Handlers, Calls> => ({
  'desk.entries': ({ list }) => entryList(services.db, list),

  'desk.saveEntry': async (input, context) => {
    const about = input.id === null ? `${input.list}/${ADDING}` : aboutEntry(input.list, input.id)
    const seen =
      input.id === null ? ((await versionsOf(services.db, [about])).get(about) ?? 0) : input.version
    return change(services, context, {
      about,
      seen,
      act: input.id === null ? 'add' : 'save',
      reason: input.reason,
      doing: (tx) => save(tx, input),
      show: (tx) => entryList(tx, input.list),
    })
  },

  'desk.removeEntry': (input, context) =>
    change(services, context, {
      about: aboutEntry(input.list, input.id),
      seen: input.version,
      act: 'remove',
      reason: input.reason,
      doing: (tx) => remove(tx, input),
      show: (tx) => entryList(tx, input.list),
    }),
})
