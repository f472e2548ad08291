import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { deviceOf, networkOf, type Device } from '#contract/device.ts'
import type { SignedInDevice } from '#contract/shapes/profile.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { CallContext, Person } from '#server/handlers.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import { refuse } from '#server/refusal.ts'
import { sessions, type EndReason } from './tables.ts'

/** On what and from where somebody signs in, as far as it is kept. */
export type Origin = { device: Device; network: string }
export const originOf = ({ agent, address }: Pick<CallContext, 'agent' | 'address'>): Origin => ({
  device: deviceOf(agent),
  network: networkOf(address),
})

const running = (userId: string) => and(eq(sessions.userId, userId), isNull(sessions.endedAt))

/** Where a person is signed in: this device first, then the ones seen last. */
export async function devicesOf(
  db: Database | Transaction,
  { userId, sessionId }: Person,
  now: Temporal.Instant,
): Promise<SignedInDevice[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(running(userId), gt(sessions.endsAt, now)))
    .orderBy(desc(sessions.seenAt))
  const devices = rows.map(({ id, device, network, createdAt, seenAt }) => ({
    id,
    ...device,
    network,
    signedInAt: createdAt.toString(),
    seenAt: (id === sessionId ? now : seenAt).toString(),
    current: id === sessionId,
  }))
  return devices.toSorted((left, right) => Number(right.current) - Number(left.current))
}

/** Signs one device out. What is another's, or is over already, is G_404. */
export async function endDevice(
  tx: Transaction,
  { userId }: Person,
  deviceId: string,
  now: Temporal.Instant,
): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'ended_elsewhere' })
    .where(and(running(userId), eq(sessions.id, deviceId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) refuse('G_404')
  await record(tx, { kind: 'sessionEnded', account: userId, details: { reason: 'ended_elsewhere' }, now })
}

/** Signs a person out everywhere, but for one session where one is named; answers how many sessions that ended. */
export async function endSessionsOf(
  tx: Transaction,
  wanted: { userId: string; but: string | null; reason: EndReason; now: Temporal.Instant },
): Promise<number> {
  const { userId, but, reason, now } = wanted
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(but === null ? running(userId) : and(running(userId), ne(sessions.id, but)))
    .returning({ endsAt: sessions.endsAt })
  if (ended.length > 0)
    await record(tx, {
      kind: 'sessionEnded',
      account: userId,
      details: { reason, sessions: ended.length },
      now,
    })
  return ended.filter(({ endsAt }) => Temporal.Instant.compare(now, endsAt) < 0).length
}
