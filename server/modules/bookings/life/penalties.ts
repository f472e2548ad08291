import { count, eq, gte, inArray, sql } from 'drizzle-orm'
import { HOST_CANCELLATIONS } from '#contract/numbers.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { among } from '#server/db/among.ts'
import { grouped } from '#server/grouped.ts'
import { refuse } from '#server/refusal.ts'
import { cancellationCounts, hostLock } from '../rules.ts'
import { cancellationsOf } from '../store.ts'
import { hostCancellations, hostLockLifts } from '../tables.ts'

/** The moments of every cancellation that counts against a host, also those whose lockout was lifted. */
export async function allCancellationsOf(
  db: Database | Transaction,
  hostId: string,
): Promise<Temporal.Instant[]> {
  const rows = await db
    .select({ at: hostCancellations.at })
    .from(hostCancellations)
    .where(eq(hostCancellations.hostId, hostId))
  return rows.map(({ at }) => at)
}

export type HostStanding = {
  hostId: string
  month: number
  year: number
  lockedUntil: Temporal.Instant | 'forever' | null
}

/** How a host stands: the counts of now, and until when they are locked. */
export async function standingOf(
  db: Database | Transaction,
  hostId: string,
  now: Temporal.Instant,
): Promise<HostStanding> {
  const counts = cancellationCounts(await allCancellationsOf(db, hostId), now)
  return { hostId, ...counts, lockedUntil: hostLock(await cancellationsOf(db, hostId), now) }
}

/** Every host who is locked now, of all who ever cancelled as often as locks, in two questions. */
async function lockedNow(db: Database, now: Temporal.Instant) {
  const often = db
    .select({ hostId: hostCancellations.hostId })
    .from(hostCancellations)
    .groupBy(hostCancellations.hostId)
    .having(gte(count(), HOST_CANCELLATIONS.month))
  // As numbers: a moment's text takes longer to read than all that is done with it.
  const at = sql<number>`floor(extract(epoch from ${hostCancellations.at}) * 1000)::float8`
  const rows = await db
    .select({ hostId: hostCancellations.hostId, at })
    .from(hostCancellations)
    .where(inArray(hostCancellations.hostId, often))
  const moments = grouped(rows, ({ hostId }) => hostId)
  const lifts = grouped(
    await db
      .select({ hostId: hostLockLifts.hostId, at: hostLockLifts.at })
      .from(hostLockLifts)
      .where(among(hostLockLifts.hostId, [...moments.keys()])),
    ({ hostId }) => hostId,
  )
  return [...moments].flatMap(([hostId, own]) => {
    const all = own.map(({ at }) => Temporal.Instant.fromEpochMilliseconds(at))
    const lifted = lifts.get(hostId) ?? []
    const since = all.filter((at) => lifted.every((lift) => Temporal.Instant.compare(at, lift.at) > 0))
    const lockedUntil = hostLock(since, now)
    return lockedUntil === null ? [] : [{ hostId, all, lockedUntil }]
  })
}

/** How many hosts are locked now. */
export const countLockedHosts = async (db: Database, now: Temporal.Instant): Promise<number> =>
  (await lockedNow(db, now)).length

/** Every host who is locked now, with how often they cancelled. */
export const lockedHosts = async (db: Database, now: Temporal.Instant): Promise<HostStanding[]> =>
  (await lockedNow(db, now)).map(({ hostId, all, lockedUntil }) => ({
    hostId,
    ...cancellationCounts(all, now),
    lockedUntil,
  }))

/** Lifts a host's lockout: what counted up to now locks no more. Refuses with G_404 when the host is not locked. */
export async function liftLockout(
  tx: Transaction,
  {
    hostId,
    staffId,
    reason,
    now,
  }: { hostId: string; staffId: string; reason: string; now: Temporal.Instant },
): Promise<void> {
  if ((await standingOf(tx, hostId, now)).lockedUntil === null) refuse('G_404')
  await tx.insert(hostLockLifts).values({ hostId, at: now, staffId, reason })
}
