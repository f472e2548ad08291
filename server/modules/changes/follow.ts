import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/db/client.ts'
import { fromReplica } from '#server/db/replica.ts'
import { changesSince, type Change } from './read.ts'
import type { ChangeKind } from './tables.ts'

/** A copy of something that is kept right by what changes. */
type Follower = {
  /** Reads everything anew from here, beside what is there, and puts it in its place. */
  fill: (from: Database) => Promise<void>
  /** Reads anew what changed. */
  apply: (changes: readonly Change[]) => Promise<void>
  /** Whether it has to be read anew, whatever changed. */
  isOver?: () => boolean
}

/** So many changes at once are more than reading everything. */
const TOO_MANY = 50_000

/** Looks of a crowd begin so far apart, in milliseconds: who comes between them waits that long at most. */
const APART = 5

/** Shares one run of `work` among all who ask before it begins: what they get was begun after they asked. */
function shared(work: () => Promise<void>): () => Promise<void> {
  let began = -Infinity
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  const begin = (): Promise<void> => {
    next = null
    began = performance.now()
    return work()
  }
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(async () => {
        const early = began + APART - performance.now()
        if (early > 0) await wait(early)
      })
      .then(() => (running = begin()))
    return next
  }
}

/**
 * Keeps a copy right: the returned function brings it to how the database stands at a moment after it was called. A crowd
 * shares one look. What fails is thrown to who waited, and done again by the next.
 */
export function followed(
  db: Database,
  kind: ChangeKind,
  { fill, apply, isOver = () => false }: Follower,
): () => Promise<void> {
  let position: string | null = null
  /** Applied already, of transactions that may be told again. */
  let applied = new Set<number>()
  /** Transactions have the same numbers on a replica: what came after its state is read on from there in the feed. */
  async function fillFrom(from: Database): Promise<void> {
    const { position: at } = await changesSince(from, kind, null)
    await fill(from)
    position = at
    applied = new Set()
  }
  return shared(async () => {
    if (position === null || isOver()) await fromReplica(db, fillFrom)
    for (;;) {
      // What changes is read here and never from a replica: a search is not older than its question.
      const told = await changesSince(db, kind, position)
      const fresh = told.changes.filter(({ number }) => !applied.has(number))
      if (told.cut || fresh.length > TOO_MANY) {
        // A replica may be as far behind as we were.
        await fillFrom(db)
        continue
      }
      if (fresh.length > 0) await apply(fresh)
      applied = new Set(told.changes.map(({ number }) => number))
      position = told.position
      return
    }
  })
}
