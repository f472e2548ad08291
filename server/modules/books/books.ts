import type { Database, Transaction } from '#server/db/client.ts'
import { snapshot, transact } from '#server/db/transact.ts'
import {
  areEmpty,
  closingOf,
  differencesNow,
  keepCheck,
  keepDifferences,
  keepWalk,
  lastCheck,
  post,
  walkOf,
} from '#server/modules/ledger/ledger.ts'
import { addTransfer } from '#server/modules/transfers/transfers.ts'
import type { Services } from '#server/services.ts'
import { lookAtChanges, type Look } from './look.ts'
import { BATCH, checkPage, recordsOf, SOURCES, type Difference, type Kept } from './page.ts'
import { beginning, nextPiece, nightsAround } from './walk.ts'

type World = Pick<Services, 'db' | 'clock' | 'log'>

/** Every booking of every kind, in pages; each page is read and used by one `work`. */
async function everyPage(
  work: (page: (db: Database | Transaction) => Promise<Kept[]>) => Promise<readonly Kept[]>,
): Promise<void> {
  for (const source of SOURCES)
    for (let after: string | null = null; ;) {
      const from: string | null = after
      const page = await work((db) => source(db, { after: from, limit: BATCH }))
      const last = page.at(-1)
      if (!last || page.length < BATCH) break
      after = last.id
    }
}

/** Holds the books against every booking, to one đồng: each page of both as they are at one moment. */
export async function checkBooks(db: Database): Promise<{ bookings: number; differences: Difference[] }> {
  const differences: Difference[] = []
  let bookings = 0
  await everyPage((read) =>
    snapshot(db, async (tx) => {
      const page = await read(tx)
      differences.push(...(await checkPage(tx, page)))
      bookings += page.length
      return page
    }),
  )
  return { bookings, differences }
}

/** Notes for staff what was found; what was not known before is an error in the log. */
async function tell({ db, clock, log }: World, { looked, differences }: Look): Promise<void> {
  if (looked.length === 0) return
  const differ = differences.map(({ bookingId }) => bookingId)
  const fresh = await transact(db, (tx) => keepDifferences(tx, { looked, differ, at: clock.now() }))
  const news = differences.filter(({ bookingId }) => fresh.has(bookingId))
  if (news.length > 0)
    log.error(
      {
        alarm: 'books',
        differences: news.slice(0, 20).map(({ bookingId, accounts }) => ({ bookingId, accounts })),
      },
      'the books and the bookings disagree',
    )
}

const EVERY = { minutes: 10 }

/** The look at what changed since the last one, as a job. */
export async function checkBooksJob(world: World): Promise<{ again: Temporal.Instant }> {
  const { db, clock } = world
  // Bookings that are older than the books: these open with how they stand.
  if (await areEmpty(db)) await transact(db, (tx) => openBooks(tx, clock.now()))
  const at = clock.now()
  // Before the first look there is none: the walk over all sees what is older.
  const before = (await lastCheck(db))?.at ?? at
  const look = await lookAtChanges(db, before)
  await tell(world, look)
  await keepCheck(db, { at, bookings: look.looked.length, differences: await differencesNow(db) })
  return { again: clock.now().add(EVERY) }
}

/** The walk over every booking, a piece at a time and once a night, as a job; a node that dies leaves it where it was. */
export async function checkAllBooksJob(world: World): Promise<{ again: Temporal.Instant }> {
  const { db, clock } = world
  const now = clock.now()
  const from = beginning(await walkOf(db), now)
  if (from === null) return { again: nightsAround(now).next }
  const { walk, ...look } = await nextPiece(db, from)
  await tell(world, look)
  await keepWalk(db, walk)
  return { again: walk.began === null ? nightsAround(now).next : clock.now() }
}

/**
 * Opens the books of bookings that were brought in with their records, for the demo and for imports. What came for them beside
 * the gateway came by transfer, of which no number is known; those that are over are closed at once.
 */
export async function openBooks(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await everyPage(async (read) => {
    const page = await read(tx)
    for (const { booking, unexplained: amount } of await recordsOf(tx, page))
      if (amount > 0)
        await addTransfer(tx, {
          id: booking.id,
          transactionId: null,
          bookingId: booking.id,
          amount,
          source: 'HOST',
          state: booking.isInDoubt ? 'IN_DOUBT' : 'KEPT',
          now,
        })
    await post(
      tx,
      ...(await recordsOf(tx, page)).flatMap(({ booking, balances, closed }) => {
        const closing = closed ? closingOf(balances) : null
        return [
          { booking, kind: 'opening' as const, at: now, posting: booking.id, lines: balances },
          ...(closing ? [{ booking, kind: 'closed' as const, at: now, lines: closing }] : []),
        ]
      }),
    )
    return page
  })
}
