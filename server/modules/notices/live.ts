import { and, count, desc, gt, inArray, isNull } from 'drizzle-orm'
import type { LiveNews } from '#contract/shapes/notification.ts'
import type { Services } from '#server/services.ts'
import { notices } from './tables.ts'

/** How often the outbox is looked at for those who follow, and a sign of life is sent to them, in milliseconds. */
const LOOK_EVERY = 1000
const BEAT_EVERY = 25_000
/** Notices of this last while count as news; every follower hears of each once. */
const RECENT = { minutes: 2 }
const MOST = 200

type News = LiveNews['news']
/** Somebody who follows: what they have heard, and what waits for them. */
type Seat = { userId: string; unread: number; heard: Set<string>; waiting: LiveNews[]; wake: () => void }

/** Follows people's notices for as long as they look: one look at the database for all followers of this process. */
export function liveNotices({ db, clock, log }: Services) {
  const seats = new Set<Seat>()
  let looking: NodeJS.Timeout | null = null

  /** Unread counts and recent notices of these people. */
  async function stateOf(userIds: readonly string[]) {
    const of = inArray(notices.userId, [...userIds])
    const unread = await db
      .select({ userId: notices.userId, unread: count() })
      .from(notices)
      .where(and(of, isNull(notices.readAt)))
      .groupBy(notices.userId)
    const recent = await db
      .select({ userId: notices.userId, id: notices.id, target: notices.target, ref: notices.ref })
      .from(notices)
      .where(and(of, gt(notices.createdAt, clock.now().subtract(RECENT))))
      .orderBy(desc(notices.id))
      .limit(MOST)
    return (userId: string): LiveNews => ({
      unread: unread.find((row) => row.userId === userId)?.unread ?? 0,
      news: recent.flatMap(({ userId: of, ...news }) => (of === userId ? [news] : [])),
    })
  }

  function tell(seat: Seat, { unread, news }: LiveNews): void {
    const fresh: News = news.filter(({ id }) => !seat.heard.has(id))
    if (unread === seat.unread && fresh.length === 0) return
    for (const { id } of fresh) seat.heard.add(id)
    seat.unread = unread
    seat.waiting.push({ unread, news: fresh })
    seat.wake()
  }

  async function look(): Promise<void> {
    const state = await stateOf([...new Set([...seats].map(({ userId }) => userId))])
    for (const seat of seats) tell(seat, state(seat.userId))
  }

  function watch(): void {
    looking ??= setTimeout(() => {
      look()
        .catch((error: unknown) => log.warn({ err: error }, 'notices could not be followed for a moment'))
        .finally(() => {
          looking = null
          if (seats.size > 0) watch()
        })
    }, LOOK_EVERY)
  }

  /** Resolves when something waits, when it is time for a sign of life, or when the follower is gone. */
  const next = (seat: Seat, gone: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const beat = setTimeout(resolve, BEAT_EVERY)
      seat.wake = () => {
        clearTimeout(beat)
        resolve()
      }
      gone.addEventListener('abort', seat.wake, { once: true })
      if (gone.aborted || seat.waiting.length > 0) seat.wake()
    })

  return async function* follow(userId: string, gone: AbortSignal): AsyncGenerator<LiveNews | null> {
    const now = (await stateOf([userId]))(userId)
    const heard = new Set(now.news.map(({ id }) => id))
    const seat: Seat = { userId, unread: now.unread, heard, waiting: [], wake: () => undefined }
    yield { unread: now.unread, news: [] }
    seats.add(seat)
    try {
      watch()
      while (!gone.aborted) {
        await next(seat, gone)
        if (!gone.aborted) yield seat.waiting.shift() ?? null
      }
    } finally {
      seats.delete(seat)
    }
  }
}
