import { inTurns } from '#server/inTurns.ts'
import { leftNights, type LeftNights, type Stay } from '#server/modules/inventory/inventory.ts'
import { catalogueOf, type Catalogue } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { ChangeMarks } from './changeMarks.ts'
import { Columns } from './columns.ts'

/** What searches of a database look through. */
export type SearchIndex = {
  /** Units left of every night. */
  left: LeftNights
  /** The places, and their columns at the same state; for a stay, its nights as well. */
  now: (stay?: Stay | null) => Promise<Current>
  /** How far the changes are that these columns and the nights have now; null where everything was laid out anew meanwhile. */
  markOf: (columns: Columns) => number | null
  /** A number that is another one once anything public of a place, or a night, is not as it was; null while all is being read. */
  markNow: () => Promise<number | null>
}
/**
 * Everything as it stands; alive, as the catalogue is. `mark`: what came later may be in it and may not, as when everything was
 * laid out anew meanwhile.
 */
export type Current = { now: Catalogue; columns: Columns; changes: ChangeMarks; mark: number }

const indexes = new WeakMap<Services['db'], SearchIndex>()

function indexFor(services: Pick<Services, 'db' | 'clock'>): SearchIndex {
  const catalogue = catalogueOf(services)
  const changes = new ChangeMarks()
  let laid: { columns: Columns; revision: number } | null = null
  const left = leftNights(services, {
    roomIds: async () => {
      const { resorts } = await catalogue()
      return (await inTurns([...resorts.values()], ({ rooms }) => rooms.map(({ row }) => row.id))).flat()
    },
    onChange: (change) => {
      const area = laid?.columns.areaOf(change.resortId)
      if (area !== undefined) changes.nights(area, change)
    },
    onFill: () => changes.everything(),
  })
  let laying: Promise<void> | null = null

  /** Puts what changed since the columns were last right; null where everything has to be laid out anew. */
  function followed({ changedSince, resorts, revision }: Catalogue): Columns | null {
    const changed = laid && changedSince(laid.revision)
    if (!laid || !changed) return null
    const { columns } = laid
    for (const id of changed) {
      const before = columns.areaOf(id)
      if (!columns.put(id, resorts.get(id))) {
        laid = null
        return null
      }
      for (const area of new Set([before, columns.areaOf(id)])) if (area !== undefined) changes.place(area)
    }
    laid.revision = revision
    return columns
  }

  async function lay(now: Catalogue): Promise<void> {
    // As of before: what changes while they are laid out is put afterwards.
    const { revision } = now
    laid = { columns: await Columns.lay(now, left), revision }
    changes.everything()
  }

  async function now(stay: Stay | null = null): Promise<Current> {
    if (stay) await left.sync(stay)
    for (;;) {
      const all = await catalogue()
      const columns = followed(all)
      if (columns) return { now: all, columns, changes, mark: changes.now }
      laying ??= lay(all).finally(() => {
        laying = null
      })
      await laying
    }
  }

  return {
    left,
    now,
    markOf: (columns) => (laid?.columns === columns ? changes.now : null),
    markNow: async () => {
      if (!laid || !left.isWhole()) return null
      await left.sync()
      return (await now()).mark
    },
  }
}

/** The index of a database, one copy for every search. */
export function searchIndex(services: Pick<Services, 'db' | 'clock'>): SearchIndex {
  const index = indexes.get(services.db) ?? indexFor(services)
  indexes.set(services.db, index)
  return index
}
