import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { networksOf, WIDE_SHARE } from '#server/network.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { callCounts } from './tables.ts'

/** A process tells the others about its calls after this part of a limit, so that a search does not cost a write. */
const SHARE = 8
const MINUTE = 60_000
/** Counters kept in memory; above it the oldest go to the database at once. */
const MOST_COUNTERS = 50_000

/** `known` is what the database said of all processes, `untold` what this one has not told yet. */
type Counter = { known: number; untold: number }

/** Whose calls are counted together, and how many times a limit they may reach. */
export type Caller = { name: string; share: number }

/** What a caller is called in the database. */
const keptName = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22)

/** Who calls, for counting: the account, else the networks that the call came from. */
export function callersOf(userId: string | null, address: string): readonly Caller[] {
  if (userId !== null) return [{ name: userId, share: 1 }]
  const { near, wide } = networksOf(address)
  const one = { name: near, share: 1 }
  return wide === null ? [one] : [one, { name: wide, share: WIDE_SHARE }]
}

/**
 * Counts calls per caller, endpoint and minute. Each process counts by itself and tells the database after every eighth of a
 * limit, so several processes together let through at most an eighth more each.
 */
export function callLimiter({ db, clock, settings }: Services) {
  let minute = 0
  const counters = new Map<string, Counter>()

  async function tell(
    counter: Counter,
    caller: string,
    endpoint: string,
    minute: Temporal.Instant,
  ): Promise<void> {
    const calls = counter.untold
    counter.untold = 0
    const [row] = await db
      .insert(callCounts)
      .values({ caller: keptName(caller), endpoint, minute, calls })
      .onConflictDoUpdate({
        target: [callCounts.caller, callCounts.endpoint, callCounts.minute],
        set: { calls: sql`${callCounts.calls} + excluded.calls` },
      })
      .returning({ calls: callCounts.calls })
    counter.known = Math.max(counter.known + calls, row?.calls ?? 0)
  }

  async function countFor({ name: caller, share }: Caller, endpoint: string, limit: number): Promise<void> {
    const now = clock.now().epochMilliseconds
    const current = Math.floor(now / MINUTE)
    if (current !== minute || counters.size > MOST_COUNTERS) {
      minute = current
      counters.clear()
    }
    const allowed = limit * share * settings.rateLimitFactor
    const key = `${caller} ${endpoint}`
    const counter = counters.get(key) ?? { known: 0, untold: 0 }
    counters.set(key, counter)
    counter.untold += 1
    const over = counter.known + counter.untold > allowed
    if (!over && counter.untold >= Math.max(1, Math.floor(allowed / SHARE)))
      await tell(counter, caller, endpoint, Temporal.Instant.fromEpochMilliseconds(current * MINUTE))
    if (counter.known + counter.untold <= allowed) return
    const seconds = Math.max(1, Math.ceil(((current + 1) * MINUTE - now) / 1000))
    refuse('G_429', [seconds], { retryAfter: seconds })
  }

  /** Counts one call; refuses with G_429 and the seconds left of the minute when there were more than `limit`. */
  return async function count(callers: readonly Caller[], endpoint: string, limit: number): Promise<void> {
    for (const caller of callers) await countFor(caller, endpoint, limit)
  }
}
export type CallLimiter = ReturnType<typeof callLimiter>

/** Forgets counts of minutes that are over. */
export async function sweepCounts({ db, clock }: Services): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.minute, clock.now().subtract({ minutes: 2 })))
}
