import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { callCounts } from './tables.ts'

/** A process tells the others about its calls after this part of a limit, so that a search does not cost a write. */
const SHARE = 8
/** Counters kept in memory; above it the oldest go to the database at once. */
const MOST_COUNTERS = 50_000

/** `known` is what the database said of all processes, `untold` what this one has not told yet. */
type Counter = { known: number; untold: number }

/** IPv6 callers have a whole /64 to call from. */
const network = (address: string): string =>
  address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address

/** Who calls, for counting: the account, else the network address; hashed, because it is kept. */
export const callerKey = (userId: string | null, address: string): string =>
  createHash('sha256')
    .update(userId ?? network(address))
    .digest('base64url')
    .slice(0, 22)

/**
 * Counts calls per caller, endpoint and minute. Each process counts by itself and tells the database after every eighth of a
 * limit, so several processes together let through at most an eighth more each.
 */
export function callLimiter({ db, clock, settings }: Services) {
  let minute = clock.now()
  const counters = new Map<string, Counter>()

  async function tell(
    counter: Counter,
    caller: string,
    endpoint: string,
    of: Temporal.Instant,
  ): Promise<void> {
    const calls = counter.untold
    counter.untold = 0
    const [row] = await db
      .insert(callCounts)
      .values({ caller, endpoint, minute: of, calls })
      .onConflictDoUpdate({
        target: [callCounts.caller, callCounts.endpoint, callCounts.minute],
        set: { calls: sql`${callCounts.calls} + excluded.calls` },
      })
      .returning({ calls: callCounts.calls })
    counter.known = Math.max(counter.known + calls, row?.calls ?? 0)
  }

  /** Counts one call; refuses with G_429 and the seconds left of the minute when there were more than `limit`. */
  return async function count(caller: string, endpoint: string, limit: number): Promise<void> {
    const now = clock.now()
    const current = now.round({ smallestUnit: 'minute', roundingMode: 'floor' })
    if (!current.equals(minute) || counters.size > MOST_COUNTERS) {
      minute = current
      counters.clear()
    }
    const allowed = limit * settings.rateLimitFactor
    const key = `${caller} ${endpoint}`
    const counter = counters.get(key) ?? { known: 0, untold: 0 }
    counters.set(key, counter)
    counter.untold += 1
    const over = counter.known + counter.untold > allowed
    if (!over && counter.untold >= Math.max(1, Math.floor(allowed / SHARE)))
      await tell(counter, caller, endpoint, current)
    if (counter.known + counter.untold <= allowed) return
    const seconds = Math.max(1, Math.ceil(now.until(current.add({ minutes: 1 })).total('seconds')))
    refuse('G_429', [seconds], { retryAfter: seconds })
  }
}
export type CallLimiter = ReturnType<typeof callLimiter>

/** Forgets counts of minutes that are over. */
export async function sweepCounts({ db, clock }: Services): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.minute, clock.now().subtract({ minutes: 2 })))
}
