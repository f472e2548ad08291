import { and, eq, gt, or } from 'drizzle-orm'
import { CONFIRMED_MINUTES } from '#contract/numbers.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Person } from '#server/handlers.ts'
import { refuse } from '#server/refusal.ts'
import { sessions } from './tables.ts'

const HOLDS = { minutes: CONFIRMED_MINUTES }

/** The person at this session has just shown that it is them; says until when that holds. */
export async function confirmSession(
  db: Database | Transaction,
  { sessionId }: Person,
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const until = now.add(HOLDS)
  await db.update(sessions).set({ confirmedUntil: until }).where(eq(sessions.id, sessionId))
  return until
}

/** Until when the person at this session need not show again that it is them; null when they have to. */
export async function confirmedUntil(
  db: Database | Transaction,
  { sessionId }: Person,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const [found] = await db
    .select({ until: sessions.confirmedUntil })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.confirmedUntil, now)))
  return found?.until ?? null
}

/** Refuses with G_CONFIRM unless the person at this session has shown a moment ago that it is them. */
export async function checkConfirmed(
  db: Database | Transaction,
  person: Person,
  now: Temporal.Instant,
): Promise<void> {
  if ((await confirmedUntil(db, person, now)) === null) refuse('G_CONFIRM')
}

/** As {@link checkConfirmed}; having signed in a moment ago is enough too. */
export async function checkRecent(
  db: Database | Transaction,
  { sessionId }: Person,
  now: Temporal.Instant,
): Promise<void> {
  const recent = or(gt(sessions.confirmedUntil, now), gt(sessions.createdAt, now.subtract(HOLDS)))
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), recent))
  if (!found) refuse('G_CONFIRM')
}
