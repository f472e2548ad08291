import { and, count, eq, isNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import { refuse } from '#server/refusal.ts'
import { notices, type Target } from './tables.ts'

export { TARGETS, type Target } from './tables.ts'

/** What somebody is told: `kind` names the message, `ref` is the id of what it is about. */
export type Notice = {
  userId: string
  target: Target
  ref: string
  kind: string
  params: Record<string, string | number>
  createdAt: Temporal.Instant
}

/** Writes notices into the outbox, in the transaction that made them true. */
export async function addNotices(tx: Transaction, told: readonly Notice[]): Promise<void> {
  if (told.length > 0) await tx.insert(notices).values(told.map((notice) => ({ id: uuidv7(), ...notice })))
}

/** How many notices a person has not read. */
export async function unreadNotices(db: Database | Transaction, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
  return row?.unread ?? 0
}

/** The calls about notices. */
export const noticesHandlers = ({ db }: { db: Database }): Pick<Handlers, 'notification.totalUnread'> => ({
  'notification.totalUnread': async (_input, { person }) =>
    person === null ? refuse('G_401') : unreadNotices(db, person.userId),
})
