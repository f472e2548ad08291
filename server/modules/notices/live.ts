import { and, asc, count, gt, isNull } from 'drizzle-orm'
import type { LiveNews } from '#contract/shapes/notification.ts'
import { among } from '#server/db/among.ts'
import { grouped } from '#server/grouped.ts'
import type { Person } from '#server/handlers.ts'
import { livingSessions } from '#server/modules/accounts/accounts.ts'
import type { Services } from '#server/services.ts'
import { notices } from './tables.ts'

/** How often the outbox is looked at for those who follow, and a sign of life is sent to them, in milliseconds. */
const LOOK_EVERY = 1000
const BEAT_EVERY = 25_000
/**
 * How far behind the last look each look begins: a notice's id is of the moment it was made on a node whose clock is its own,
 * and it is seen when its transaction is over.
 */
const OVERLAP = 2 * 60_000
const PAGE = 500

type News = LiveNews['news']
type Recent = News[number] & { userId: string }
/** Somebody who follows: what they have heard of the overlap, what waits for them, and whether their session is over. */
type Seat = Pick<Person, 'userId' | 'sessionId'> & {
  unread: number
  heard: Set<string>
  waiting: LiveNews[]
  over: boolean
  wake: () => void
}

/** The smallest id of a notice (a UUID of version 7) made at this moment or later, in milliseconds of the machine's own clock. */
function firstIdAt(moment: number): string {
  const hex = moment.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** Follows people's notices for as long as they look: one look at the database for all followers of this process. */
export function liveNotices({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  const seats = new Set<Seat>()
  let looking: NodeJS.Timeout | null = null

  /** Since when the next look reads: every look that went well moves it on, one that failed leaves it. */
  let since = 0

  /** All notices of these people after `since`, page by page. */
  async function noticesOf(userIds: readonly string[]): Promise<Recent[]> {
    const found: Recent[] = []
    for (let after = firstIdAt(since); ;) {
      const page = await db
        .select({ userId: notices.userId, id: notices.id, target: notices.target, ref: notices.ref })
        .from(notices)
        .where(and(among(notices.userId, userIds), gt(notices.id, after)))
        .orderBy(asc(notices.id))
        .limit(PAGE)
      found.push(...page)
      const last = page.at(-1)
      if (last === undefined || page.length < PAGE) return found
      after = last.id
    }
  }

  /** Unread counts and recent notices of these people. */
  async function stateOf(userIds: readonly string[]) {
    const counts = await db
      .select({ userId: notices.userId, unread: count() })
      .from(notices)
      .where(and(among(notices.userId, userIds), isNull(notices.readAt)))
      .groupBy(notices.userId)
    const unread = new Map(counts.map((row) => [row.userId, row.unread]))
    const recent = grouped(await noticesOf(userIds), ({ userId }) => userId)
    return (userId: string): LiveNews => ({
      unread: unread.get(userId) ?? 0,
      news: (recent.get(userId) ?? []).map(({ userId: _of, ...news }) => news),
    })
  }

  function tell(seat: Seat, { unread, news }: LiveNews): void {
    const fresh: News = news.filter(({ id }) => !seat.heard.has(id))
    seat.heard = new Set(news.map(({ id }) => id))
    if (unread === seat.unread && fresh.length === 0) return
    seat.unread = unread
    seat.waiting.push({ unread, news: fresh })
    seat.wake()
  }

  /** Those whose session lives; for all others the stream ends as their session did. */
  async function living(all: readonly Seat[]): Promise<Seat[]> {
    const ids = new Set(all.map(({ sessionId }) => sessionId))
    const alive = await livingSessions(db, [...ids], clock.now())
    return all.filter((seat) => {
      if (alive.has(seat.sessionId)) return true
      seat.over = true
      seat.wake()
      return false
    })
  }

  async function look(): Promise<void> {
    const began = Date.now()
    const all = await living([...seats])
    const state = await stateOf([...new Set(all.map(({ userId }) => userId))])
    for (const seat of all) tell(seat, state(seat.userId))
    since = began - OVERLAP
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

  /** Resolves when something waits, when it is time for a sign of life, or when the follower or their session is gone. */
  const next = (seat: Seat, gone: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const beat = setTimeout(resolve, BEAT_EVERY)
      seat.wake = () => {
        clearTimeout(beat)
        resolve()
      }
      gone.addEventListener('abort', seat.wake, { once: true })
      if (gone.aborted || seat.over || seat.waiting.length > 0) seat.wake()
    })

  return async function* follow(
    { userId, sessionId }: Person,
    gone: AbortSignal,
  ): AsyncGenerator<LiveNews | null> {
    if (seats.size === 0) since = Date.now() - OVERLAP
    const now = (await stateOf([userId]))(userId)
    const heard = new Set(now.news.map(({ id }) => id))
    const seat: Seat = {
      userId,
      sessionId,
      unread: now.unread,
      heard,
      waiting: [],
      over: false,
      wake: () => undefined,
    }
    yield { unread: now.unread, news: [] }
    seats.add(seat)
    try {
      watch()
      for (;;) {
        await next(seat, gone)
        if (gone.aborted || seat.over) return
        yield seat.waiting.shift() ?? null
      }
    } finally {
      seats.delete(seat)
    }
  }
}
