import { and, gte, lt, ne } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { payouts } from './tables.ts'

/** What places earned from a moment on and before another, VND. */
export const earnedIn = (
  db: Database,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<{ resortId: string; at: Temporal.Instant; amount: number }[]> =>
  db
    .select({ resortId: payouts.resortId, at: payouts.createdAt, amount: payouts.amount })
    .from(payouts)
    .where(and(gte(payouts.createdAt, from), lt(payouts.createdAt, to), ne(payouts.state, 'CANCELLED')))
