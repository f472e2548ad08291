import { ZONE } from '#contract/nights.ts'
import type { Database } from '#server/db/client.ts'
import { snapshot } from '#server/db/transact.ts'
import type { Walk } from '#server/modules/ledger/ledger.ts'
import { BATCH, checkPage, SOURCES, type Difference } from './page.ts'

/** The hour at which few people book, Việt Nam's. */
const AT = { hour: 3, minute: 30 }
/** Pages of one piece: about a second's work, after which others have their turn and a node that dies loses no more. */
const PAGES = 10

/** The night's moment at or before `now`, and the next one. */
export function nightsAround(now: Temporal.Instant): { last: Temporal.Instant; next: Temporal.Instant } {
  const today = now.toZonedDateTimeISO(ZONE).startOfDay().with(AT)
  const isOver = Temporal.Instant.compare(today.toInstant(), now) <= 0
  const last = isOver ? today : today.subtract({ days: 1 })
  return { last: last.toInstant(), next: last.add({ days: 1 }).toInstant() }
}

/** Where a walk begins that has to be made now; null when the one of this night was made. */
export function beginning(walk: Walk, now: Temporal.Instant): Walk | null {
  if (walk.began !== null) return walk
  const made = walk.whole !== null && Temporal.Instant.compare(walk.whole, nightsAround(now).last) >= 0
  return made ? null : { ...walk, began: now, kind: 0, after: null, bookings: 0 }
}

export type Piece = { walk: Walk; looked: string[]; differences: Difference[] }

/** The next piece of a walk: each page and its books as they are at one moment. */
export async function nextPiece(db: Database, from: Walk): Promise<Piece> {
  let walk = from
  const looked: string[] = []
  const differences: Difference[] = []
  for (let number = 0; number < PAGES; number++) {
    const source = SOURCES[walk.kind]
    if (!source) return { walk: { ...walk, began: null, whole: walk.began }, looked, differences }
    const ids = await snapshot(db, async (tx) => {
      const page = await source(tx, { after: walk.after, limit: BATCH })
      differences.push(...(await checkPage(tx, page)))
      return page.map(({ id }) => id)
    })
    looked.push(...ids)
    const bookings = walk.bookings + ids.length
    walk =
      ids.length < BATCH
        ? { ...walk, kind: walk.kind + 1, after: null, bookings }
        : { ...walk, after: ids.at(-1) ?? null, bookings }
  }
  return { walk, looked, differences }
}
