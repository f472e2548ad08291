import { transact } from '#server/db/transact.ts'
import type { JobResult } from '#server/modules/jobs/jobs.ts'
import { addNotices, TARGETS, type Notice } from '#server/modules/notices/notices.ts'
import type { searchEngine } from '#server/modules/search/search.ts'
import type { Services } from '#server/services.ts'
import { SAVED_SEARCH } from '#contract/numbers.ts'
import { nameOf } from './naming.ts'
import { compared, type Comparison } from './rules.ts'
import { asRequest, dueSearches, hasEnded, nextLook, writeLook, type SavedRow } from './store.ts'

/** `watch`: the search that everybody asks, with its one copy of what is free. */
export type WatchWorld = Pick<Services, 'db' | 'clock' | 'log'> & {
  watch: Pick<ReturnType<typeof searchEngine>, 'watched' | 'areaNames'>
}

type Areas = Awaited<ReturnType<WatchWorld['watch']['areaNames']>>

/** What there is to say: of a fall and of what frees one notice each. */
function noticesOf(
  row: SavedRow,
  { fall, freed }: Comparison,
  { areas, now }: { areas: Areas; now: Temporal.Instant },
): Notice[] {
  const about = { userId: row.userId, target: TARGETS.SAVED_SEARCH, ref: row.id, createdAt: now }
  const search = asRequest(row.search)
  const named = { aboutVi: nameOf(search, areas, 'vi'), aboutEn: nameOf(search, areas, 'en') }
  const place = ({ name }: { name: { vi: string; en: string } }) => ({ placeVi: name.vi, placeEn: name.en })
  const [first] = freed
  return [
    ...(fall === null
      ? []
      : [
          {
            ...about,
            kind: fall.of === 'place' ? ('guest.searchFell' as const) : ('guest.searchLowest' as const),
            params: { ...named, ...place(fall.place), before: fall.before, now: fall.place.total },
          },
        ]),
    ...(first === undefined
      ? []
      : [
          {
            ...about,
            kind: freed.length === 1 ? ('guest.searchFreed' as const) : ('guest.searchFreedMany' as const),
            params: { ...named, ...place(first), now: first.total, count: freed.length },
          },
        ]),
  ]
}

/** Looks at one search, and tells what is new of it, in one transaction with what is known from then on. */
async function lookAt(world: WatchWorld, row: SavedRow): Promise<void> {
  const { db, clock, watch } = world
  const now = clock.now()
  if (hasEnded(row.search, now)) return void (await writeLook(db, row, { dueAt: null }))
  const watched = await watch.watched(asRequest(row.search))
  const seen = compared(row.told, watched, {
    now: now.epochMilliseconds,
    pricesToldAt: row.pricesToldAt.epochMilliseconds,
    fallToldAt: row.fallToldAt?.epochMilliseconds ?? null,
  })
  const areas = await watch.areaNames()
  await transact(db, async (tx) => {
    const told = seen.fall === null ? {} : { pricesToldAt: now, fallToldAt: now }
    if (!(await writeLook(tx, row, { told: seen.told, dueAt: nextLook(now), ...told }))) return
    await addNotices(tx, noticesOf(row, seen, { areas, now }))
  })
}

/**
 * Looks at the searches that are due, so many in a run. One that fails waits for its next turn, and keeps nobody else waiting.
 */
export async function watchSearches(world: WatchWorld): Promise<JobResult> {
  const { db, clock, log } = world
  const due = await dueSearches(db, clock.now())
  for (const row of due)
    await lookAt(world, row).catch(async (error: unknown) => {
      log.error({ err: error }, 'a saved search could not be looked at; it will be tried again')
      await writeLook(db, row, { dueAt: nextLook(clock.now()) })
    })
  return { again: clock.now().add(due.length < SAVED_SEARCH.looksARun ? { minutes: 1 } : { seconds: 0 }) }
}
