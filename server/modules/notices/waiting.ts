import { and, count, isNull, lte, min } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { notices } from './tables.ts'

/** How many are due, and since when the oldest is; null when none is. */
export type Waiting = { due: number; oldest: Temporal.Instant | null }

/** What is to be told by now and is not: to devices, and as letters. */
export async function noticesWaiting(
  db: Database,
  now: Temporal.Instant,
): Promise<{ push: Waiting; letter: Waiting }> {
  const [push] = await db
    .select({ due: count(), oldest: min(notices.dueAt) })
    .from(notices)
    .where(and(isNull(notices.pushedAt), lte(notices.dueAt, now)))
  const [letter] = await db
    .select({ due: count(), oldest: min(notices.createdAt) })
    .from(notices)
    .where(lte(notices.mailDueAt, now))
  const none = { due: 0, oldest: null }
  return { push: push ?? none, letter: letter ?? none }
}
