import { eq, lte, sql } from 'drizzle-orm'
import type { Address } from '#contract/identifier.ts'
import { OTP } from '#contract/numbers.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { networksOf, WIDE_SHARE } from '#server/network.ts'
import { Refusal, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { sendKey } from './keys.ts'
import { codeSends } from './tables.ts'

/**
 * Codes that one network may have sent in a day, to whomever: mobile providers put whole districts behind one address, and many
 * ask at the same moment; what is counted is how many, never how soon after another.
 */
const CALLER_PER_DAY = 100
const [HOUR_SECONDS, DAY_SECONDS] = [60 * 60, 24 * 60 * 60]
/** What all people together may have sent in an hour, and try wrongly: above it somebody pumps codes, or guesses them. */
export const EVERYBODY = { email: 3000, phone: 1000, tries: 3000 } as const
/** From this part of it on somebody should look. */
const ALARM = 0.8

type Limit = { key: string; most: number; seconds: number; everySeconds: number }
export type Sending = { address: Address; caller: string; now: Temporal.Instant; factor: number }

/** Seconds from now until an instant, at least one. */
export const secondsUntil = (now: Temporal.Instant, then: Temporal.Instant): number =>
  Math.max(1, Math.ceil(now.until(then).total('seconds')))

/**
 * Counts one sending, or refuses: one statement decides, so that it holds over several processes. C_055 when the last was too
 * short ago, G_CODES_USED when the day's are used up.
 */
async function count(
  db: Database | Transaction,
  { key, most, seconds: window, everySeconds }: Limit,
  now: Temporal.Instant,
): Promise<number> {
  const began = now.subtract({ seconds: window }).toString()
  const fresh = sql`${codeSends.since} <= ${began}::timestamptz`
  // Clocks of several processes differ by a little: where nothing has to lie between two sendings, none is looked at.
  const rested =
    everySeconds === 0
      ? sql`true`
      : sql`${codeSends.lastAt} <= ${now.subtract({ seconds: everySeconds }).toString()}::timestamptz`
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
      setWhere: sql`(${fresh} or ${codeSends.sends} < ${most}) and ${rested}`,
    })
    .returning({ sends: codeSends.sends })
  if (counted[0]) return counted[0].sends
  const [known] = await db.select().from(codeSends).where(eq(codeSends.key, key))
  const soon = known?.lastAt.add({ seconds: everySeconds }) ?? now
  const used = known !== undefined && known.sends >= most
  const free = used ? known.since.add({ seconds: window }) : soon
  const seconds = secondsUntil(now, free)
  return refuse(used ? 'G_CODES_USED' : 'C_055', used ? [] : [seconds], { retryAfter: seconds })
}

const ofEverybody = (kind: keyof typeof EVERYBODY): Limit => ({
  key: sendKey('everybody', kind),
  most: EVERYBODY[kind],
  seconds: HOUR_SECONDS,
  everySeconds: 0,
})

function limitsOf({ address, caller, factor }: Sending): Limit[] {
  const { near, wide } = networksOf(caller)
  const ofNetwork = (network: string, share: number): Limit => ({
    key: sendKey('caller', network),
    most: CALLER_PER_DAY * share * factor,
    seconds: DAY_SECONDS,
    everySeconds: 0,
  })
  return [
    ofNetwork(near, 1),
    ...(wide === null ? [] : [ofNetwork(wide, WIDE_SHARE)]),
    {
      key: sendKey('address', `${address.kind} ${address.value}`),
      most: OTP.perDay * factor,
      seconds: DAY_SECONDS,
      everySeconds: OTP.everySeconds,
    },
  ]
}

/** Says once an hour, in a line a monitor can wait for, that what all together may do is nearly or wholly used up. */
function alarm(log: Services['log'], kind: keyof typeof EVERYBODY, counted: number): void {
  const budget = EVERYBODY[kind]
  const facts = { alarm: 'codes', kind, counted, budget }
  if (counted === Math.floor(budget * ALARM))
    log.warn(facts, 'codes: the budget of this hour is nearly used up')
  if (counted === budget) log.error(facts, 'codes: the budget of this hour is used up')
}

/**
 * Takes one sending from what an address, a network and everybody together may have; one that any of them refuses is taken from
 * none. Asks nothing about accounts. Above everybody's budget it is G_503 until the hour is over.
 */
export const countSending = ({ db, log }: Services, sending: Sending): Promise<void> =>
  transact(db, async (tx) => {
    for (const limit of limitsOf(sending)) await count(tx, limit, sending.now)
    await countForEverybody({ db: tx, log }, sending.address.kind, sending.now)
  })

async function countForEverybody(
  { db, log }: Pick<Services, 'log'> & { db: Database | Transaction },
  kind: keyof typeof EVERYBODY,
  now: Temporal.Instant,
): Promise<void> {
  const limit = ofEverybody(kind)
  const counted = await count(db, limit, now).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    return refuse('G_503', [], error.details)
  })
  alarm(log, kind, counted)
}

/** Counts a wrong code of anybody's. */
export async function countWrongTry(services: Services, now: Temporal.Instant): Promise<void> {
  await countForEverybody(services, 'tries', now)
}

/** Refuses with G_503 while all together have tried too many wrong codes: somebody is guessing, at many addresses at once. */
export async function checkTries({ db }: Services, now: Temporal.Instant): Promise<void> {
  const { key, most, seconds } = ofEverybody('tries')
  const [known] = await db.select().from(codeSends).where(eq(codeSends.key, key))
  const free = known?.since.add({ seconds })
  if (known && free && known.sends >= most && Temporal.Instant.compare(now, free) < 0)
    refuse('G_503', [], { retryAfter: secondsUntil(now, free) })
}

/** Gives a sending back that nobody got: the mail server or provider did not take it. */
export async function giveBack(db: Database, sending: Sending): Promise<void> {
  const earlier = sending.now.subtract({ seconds: OTP.everySeconds })
  for (const { key } of [...limitsOf(sending), ofEverybody(sending.address.kind)])
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
