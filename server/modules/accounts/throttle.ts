import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import type { CallContext } from '#server/handlers.ts'
import { networksOf, WIDE_SHARE } from '#server/network.ts'
import { refuse } from '#server/refusal.ts'
import { randomToken, tokenHash } from './secrets.ts'
import { signInFailures, signInPlaces } from './tables.ts'

const WINDOW_MINUTES = 15
/**
 * Failures in a window: on one known device for its account, by one network for one account, for one account from anywhere,
 * by one network for any account, and by the wider network around it.
 */
const LIMITS = { device: 10, pair: 5, account: 100, near: 100, wide: 100 * WIDE_SHARE } as const
/** Where somebody signed in is remembered for so long. */
const PLACE_DAYS = 180
/** A device's secret as we make it. */
const SECRET = /^[\w-]{43}$/

/** Where an attempt comes from: its network, and the secret of a device that somebody signed in on. */
type Place = Pick<CallContext, 'address'> & { session: { device: string | null } }
/** `account` is the account's id; where nobody has one, what was typed in its normal form. */
type Attempt = { account: string; place: Place; now: Temporal.Instant; factor: number }

const keyOf = (kind: string, ...parts: string[]) => tokenHash([kind, ...parts].join('\n'))

const placesOf = (account: string, { address, session }: Place) => ({
  device: keyOf('place device', account, SECRET.test(session.device ?? '') ? (session.device ?? '') : ''),
  network: keyOf('place network', account, networksOf(address).near),
})

/**
 * What an attempt counts against. On a device of the account's own only that device's failures count, and on a network that
 * its person signed in from only that network's: whatever others try elsewhere, the owner gets in.
 */
async function countersOf(
  db: Database,
  { account, place }: Attempt,
): Promise<{ key: string; most: number }[]> {
  const { near, wide } = networksOf(place.address)
  const { device, network } = placesOf(account, place)
  const known = await db
    .select()
    .from(signInPlaces)
    .where(inArray(signInPlaces.key, [device, network]))
  if (known.some(({ key }) => key === device)) return [{ key: keyOf('device', device), most: LIMITS.device }]
  const pair = { key: keyOf('pair', account, near), most: LIMITS.pair }
  if (known.length > 0) return [pair]
  return [
    pair,
    { key: keyOf('account', account), most: LIMITS.account },
    { key: keyOf('address', near), most: LIMITS.near },
    ...(wide === null ? [] : [{ key: keyOf('address', wide), most: LIMITS.wide }]),
  ]
}

/**
 * Counts an attempt as failed before the password is looked at, so that attempts made at the same moment count too; a sign-in
 * that succeeds takes its count back. Refuses with G_429 and the seconds to wait when there were too many.
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<{ succeeded(): Promise<void> }> {
  const { now, factor } = attempt
  const counters = await countersOf(db, attempt)
  const began = now.subtract({ minutes: WINDOW_MINUTES }).toString()
  for (const { key, most } of counters) {
    const [counted] = await db
      .insert(signInFailures)
      .values({ key, failures: 1, since: now })
      .onConflictDoUpdate({
        target: signInFailures.key,
        set: {
          failures: sql`case when ${signInFailures.since} <= ${began}::timestamptz then 1 else ${signInFailures.failures} + 1 end`,
          since: sql`case when ${signInFailures.since} <= ${began}::timestamptz then excluded.since else ${signInFailures.since} end`,
        },
      })
      .returning()
    if (counted && counted.failures > most * factor) {
      const free = counted.since.add({ minutes: WINDOW_MINUTES })
      const seconds = Math.max(1, Math.ceil(now.until(free).total('seconds')))
      refuse('G_429', [seconds], { retryAfter: seconds })
    }
  }
  const [own, ...shared] = counters.map(({ key }) => key)
  return {
    succeeded: async () => {
      if (own !== undefined) await db.delete(signInFailures).where(eq(signInFailures.key, own))
      for (const key of shared)
        await db
          .update(signInFailures)
          .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
          .where(eq(signInFailures.key, key))
    },
  }
}

/** Remembers that this account was signed in here. A browser gets a secret to be known by, which signing out does not take. */
export async function rememberPlace(
  db: Database | Transaction,
  userId: string,
  { address, session }: Pick<CallContext, 'address' | 'session'>,
  now: Temporal.Instant,
): Promise<void> {
  const brought = session.device !== null && SECRET.test(session.device) ? session.device : null
  const device = brought ?? (session.byCookie ? randomToken() : null)
  if (device !== null) session.keepDevice(device)
  const places = placesOf(userId, { address, session: { device } })
  for (const key of device === null ? [places.network] : [places.device, places.network])
    await db
      .insert(signInPlaces)
      .values({ key, userId, seenAt: now })
      .onConflictDoUpdate({ target: signInPlaces.key, set: { seenAt: now } })
}

/** Forgets places where nobody has signed in for half a year. */
export async function sweepPlaces(db: Database, now: Temporal.Instant): Promise<void> {
  await db.delete(signInPlaces).where(lt(signInPlaces.seenAt, now.subtract({ hours: 24 * PLACE_DAYS })))
}
