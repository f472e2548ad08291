import { and, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Person } from '#server/handlers.ts'
import { refuse } from '#server/refusal.ts'
import { sessions } from './tables.ts'

/** How long somebody need not show again that it is them. */
const HOLDS = { minutes: 10 }

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

/** Refuses with G_CONFIRM unless the person at this session has shown a moment ago that it is them. */
export async function checkConfirmed(
  db: Database | Transaction,
  { sessionId }: Person,
  now: Temporal.Instant,
): Promise<void> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.confirmedUntil, now)))
  if (!found) refuse('G_CONFIRM')
}
