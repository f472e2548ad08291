import { asc, eq, max } from 'drizzle-orm'
import type { Parsed } from '#contract/endpoints.ts'
import type { Entry, ListName } from '#contract/shapes/administration.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import { lookupRows, removeLookup, saveLookup } from '#server/modules/lookups/lookups.ts'
import { USES } from '#server/modules/resorts/resorts.ts'
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

async function entryList(db: Database | Transaction, list: ListName): Promise<{ entries: Entry[] }> {
  const rows = await rowsOf(db, list)
  const uses = list === 'master' ? new Map<number, number>() : await USES[list](db)
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

async function saveMaster(
  tx: Transaction,
  { id, name, position, group }: Pick<Parsed<'desk.saveEntry'>, 'id' | 'name' | 'position' | 'group'>,
): Promise<number> {
  if (id !== null) {
    await tx.update(masterData).set({ name, position, group }).where(eq(masterData.id, id))
    return id
  }
  const [last] = await tx.select({ id: max(masterData.id) }).from(masterData)
  const row = { id: (last?.id ?? 0) + 1, name, position, group }
  await tx.insert(masterData).values(row)
  return row.id
}

async function save(tx: Transaction, input: Parsed<'desk.saveEntry'>) {
  const { list, id } = input
  const before = await one(tx, list, id)
  if (id !== null && before === null) return refuse('G_404')
  const saved = list === 'master' ? await saveMaster(tx, input) : await saveLookup(tx, list, input)
  return { before, after: await one(tx, list, saved) }
}

async function remove(tx: Transaction, { list, id }: Parsed<'desk.removeEntry'>) {
  const before = (await one(tx, list, id)) ?? refuse('G_404')
  if (list === 'master') await tx.delete(masterData).where(eq(masterData.id, id))
  else {
    const uses = (await USES[list](tx)).get(id) ?? 0
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
