import { and, asc, eq, gt, lt, lte, notInArray } from 'drizzle-orm'
import { DAYS_TO_RETURN } from '#contract/numbers.ts'
import type { ReturnOffer } from '#contract/shapes/privacy.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusal.ts'
import { endSessionsOf } from './devices.ts'
import { randomToken, tokenHash } from './secrets.ts'
import { returnTickets, users } from './tables.ts'

/** How long the way back stays open that a refused sign-in offers. */
const TICKET = { minutes: 10 }

/** Closes an account: signed out everywhere now, erased when the days to return are over. Says when that is. */
export async function closeAccount(
  tx: Transaction,
  userId: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const leavesAt = now.add({ hours: DAYS_TO_RETURN * 24 })
  const closed = await tx
    .update(users)
    .set({ state: 'LEAVING', leavesAt })
    .where(and(eq(users.id, userId), eq(users.state, 'ACTIVE')))
    .returning({ id: users.id })
  if (closed.length === 0) refuse('G_401')
  await endSessionsOf(tx, { userId, but: null, reason: 'account_removed', now })
  return leavesAt
}

/** Refuses a sign-in of somebody who is leaving with G_LEAVING, and offers the way back. */
export async function offerReturn(
  db: Database,
  { userId, leavesAt, now }: { userId: string; leavesAt: Temporal.Instant; now: Temporal.Instant },
): Promise<never> {
  const ticket = randomToken()
  await db.insert(returnTickets).values({ hash: tokenHash(ticket), userId, endsAt: now.add(TICKET) })
  const current: ReturnOffer = { ticket, leaves_at: leavesAt.toString() }
  return refuse('G_LEAVING', [], { current })
}

/** Takes the removal back that a ticket is for, and says whose it was. A ticket is used once; C_003 when it is none. */
export const openAgain = (db: Database, ticket: string, now: Temporal.Instant): Promise<string> =>
  transact(db, async (tx) => {
    const [used] = await tx
      .delete(returnTickets)
      .where(and(eq(returnTickets.hash, tokenHash(ticket)), gt(returnTickets.endsAt, now)))
      .returning({ userId: returnTickets.userId })
    const userId = used?.userId ?? refuse('C_003')
    const [back] = await tx
      .update(users)
      .set({ state: 'ACTIVE', leavesAt: null })
      .where(and(eq(users.id, userId), eq(users.state, 'LEAVING')))
      .returning({ id: users.id })
    return back?.id ?? refuse('C_003')
  })

/** People whose days to return are over, the longest gone first; `but` these. */
export const goneFor = (
  db: Database,
  now: Temporal.Instant,
  { most, but }: { most: number; but: readonly string[] },
): Promise<{ id: string }[]> =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.state, 'LEAVING'), lte(users.leavesAt, now), notInArray(users.id, [...but])))
    .orderBy(asc(users.leavesAt))
    .limit(most)

/** Holds a leaver until the transaction ends; false when they came back in the meantime. */
export async function holdLeaver(tx: Transaction, userId: string, now: Temporal.Instant): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'LEAVING'), lte(users.leavesAt, now)))
    .for('update')
  return held.length > 0
}

/** Forgets tickets that are over. */
export async function sweepTickets(db: Database, now: Temporal.Instant): Promise<void> {
  await db.delete(returnTickets).where(lt(returnTickets.endsAt, now))
}
