import { eq, lte, sql } from 'drizzle-orm'
import type { Address } from '#contract/identifier.ts'
import { OTP } from '#contract/numbers.ts'
import type { Database } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { sendKey } from './keys.ts'
import { codeSends } from './tables.ts'

/** Codes that one caller may have sent in a day, to whomever: a household behind one address, never a robot. */
const CALLER_PER_DAY = 30
const DAY_SECONDS = 24 * 60 * 60

type Limit = { key: string; perDay: number; everySeconds: number }
export type Sending = { address: Address; caller: string; now: Temporal.Instant; factor: number }

/** Seconds from now until an instant, at least one. */
export const secondsUntil = (now: Temporal.Instant, then: Temporal.Instant): number =>
  Math.max(1, Math.ceil(now.until(then).total('seconds')))

/**
 * Counts one sending, or refuses: one statement decides, so that it holds over several processes. C_055 when the last was too
 * short ago, G_CODES_USED when the day's are used up.
 */
async function count(
  db: Database,
  { key, perDay, everySeconds }: Limit,
  now: Temporal.Instant,
): Promise<void> {
  const dayAgo = now.subtract({ seconds: DAY_SECONDS }).toString()
  const fresh = sql`${codeSends.since} <= ${dayAgo}::timestamptz`
  const counted = await db
    .insert(codeSends)
    .values({ key, sends: 1, since: now, lastAt: now })
    .onConflictDoUpdate({
      target: codeSends.key,
      set: {
        sends: sql`case when ${fresh} then 1 else ${codeSends.sends} + 1 end`,
        since: sql`case when ${fresh} then excluded.since else ${codeSends.since} end`,
        lastAt: now,
      },
      setWhere: sql`(${fresh} or ${codeSends.sends} < ${perDay}) and ${codeSends.lastAt} <= ${now.subtract({ seconds: everySeconds }).toString()}::timestamptz`,
    })
    .returning({ key: codeSends.key })
  if (counted.length > 0) return
  const [known] = await db.select().from(codeSends).where(eq(codeSends.key, key))
  const soon = known?.lastAt.add({ seconds: everySeconds }) ?? now
  const used = known !== undefined && known.sends >= perDay
  const free = used ? known.since.add({ seconds: DAY_SECONDS }) : soon
  const seconds = secondsUntil(now, free)
  refuse(used ? 'G_CODES_USED' : 'C_055', used ? [] : [seconds], { retryAfter: seconds })
}

const limitsOf = ({ address, caller, factor }: Sending): [Limit, Limit] => [
  { key: sendKey('caller', caller), perDay: CALLER_PER_DAY * factor, everySeconds: 0 },
  {
    key: sendKey('address', `${address.kind} ${address.value}`),
    perDay: OTP.perDay * factor,
    everySeconds: OTP.everySeconds,
  },
]

/** Takes one sending from what an address and a caller may have in a minute and a day. Asks nothing about accounts. */
export async function countSending(db: Database, sending: Sending): Promise<void> {
  for (const limit of limitsOf(sending)) await count(db, limit, sending.now)
}

/** Gives a sending back that nobody got: the mail server or provider did not take it. */
export async function giveBack(db: Database, sending: Sending): Promise<void> {
  const earlier = sending.now.subtract({ seconds: OTP.everySeconds })
  for (const { key } of limitsOf(sending))
    await db
      .update(codeSends)
      .set({ sends: sql`greatest(${codeSends.sends} - 1, 0)`, lastAt: earlier })
      .where(eq(codeSends.key, key))
}

/** Forgets counts of days that are over. */
export async function sweepSends(db: Database, now: Temporal.Instant): Promise<void> {
  const dayAgo = now.subtract({ seconds: DAY_SECONDS })
  await db.delete(codeSends).where(lte(codeSends.since, dayAgo))
}
