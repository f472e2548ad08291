import { leftNights, type LeftNights } from '#server/modules/inventory/inventory.ts'
import { catalogueOf, type Catalogue } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { Columns } from './columns.ts'

/** What searches of a database look through. */
export type SearchIndex = {
  /** Units left of every night; bring it to now where days are asked. */
  left: LeftNights
  /** The places, and their columns at the same state. */
  now: () => Promise<{ now: Catalogue; columns: Columns }>
}

const indexes = new WeakMap<Services['db'], SearchIndex>()

function indexFor(services: Pick<Services, 'db' | 'clock'>): SearchIndex {
  const catalogue = catalogueOf(services)
  const left = leftNights(services, async () => [...(await catalogue()).resorts.keys()].toSorted())
  let laid: { columns: Columns; revision: number } | null = null
  let laying: Promise<void> | null = null

  /** Puts what changed since the columns were last right; null where everything has to be laid out anew. */
  function followed({ changedSince, resorts, revision }: Catalogue): Columns | null {
    const changed = laid && changedSince(laid.revision)
    if (!laid || !changed) return null
    const { columns } = laid
    for (const id of changed)
      if (!columns.put(id, resorts.get(id))) {
        laid = null
        return null
      }
    laid.revision = revision
    return columns
  }

  async function lay(now: Catalogue): Promise<void> {
    // As of before: what changes while they are laid out is put afterwards.
    const { revision } = now
    laid = { columns: await Columns.lay(now, left), revision }
  }

  return {
    left,
    now: async () => {
      for (;;) {
        const now = await catalogue()
        const columns = followed(now)
        if (columns) return { now, columns }
        laying ??= lay(now).finally(() => {
          laying = null
        })
        await laying
      }
    },
  }
}

/** The index of a database, one copy for every search. */
export function searchIndex(services: Pick<Services, 'db' | 'clock'>): SearchIndex {
  const index = indexes.get(services.db) ?? indexFor(services)
  indexes.set(services.db, index)
  return index
}
