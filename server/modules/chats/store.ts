import { and, count, desc, eq, gt, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { ChatSide } from '#contract/shapes/chat.ts'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { conversations, messages } from './tables.ts'

type Db = Database | Transaction
export type Conversation = typeof conversations.$inferSelect
export type Message = typeof messages.$inferSelect

/** Which conversation is meant: one by its id, a person's with the host of a place, or (no place) a person's with staff. */
export type Which = { id: string } | { personId: string; resortId: string | null }

const matching = (which: Which): SQL | undefined =>
  'id' in which
    ? eq(conversations.id, which.id)
    : and(
        eq(conversations.personId, which.personId),
        which.resortId === null
          ? sql`${conversations.resortId} is null`
          : eq(conversations.resortId, which.resortId),
      )

export async function findConversation(db: Db, which: Which): Promise<Conversation | null> {
  const [row] = await db.select().from(conversations).where(matching(which))
  return row ?? null
}

/** A conversation, locked: what is said in it gets its places one after the other. */
export async function lockConversation(tx: Transaction, which: Which): Promise<Conversation | null> {
  const [row] = await tx.select().from(conversations).where(matching(which)).for('update')
  return row ?? null
}

/** Begins a conversation, unless another call was faster. */
export async function beginConversation(tx: Transaction, row: Conversation): Promise<void> {
  await tx.insert(conversations).values(row).onConflictDoNothing()
}

export async function changeConversation(
  db: Db,
  id: string,
  changes: Partial<Omit<Conversation, 'id' | 'personId'>>,
): Promise<void> {
  await db.update(conversations).set(changes).where(eq(conversations.id, id))
}

/** What somebody of staff had taken waits for their colleagues again. */
export async function letGoOfTaken(tx: Transaction, userId: string): Promise<void> {
  await tx.update(conversations).set({ takenBy: null }).where(eq(conversations.takenBy, userId))
}

export async function messageById(
  tx: Transaction,
  conversationId: string,
  id: string,
): Promise<Message | null> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)))
  return row ?? null
}

export async function addMessage(tx: Transaction, row: Message): Promise<void> {
  await tx.insert(messages).values(row)
}

/** Messages before a place, the newest first. */
export const messagesBefore = (
  db: Db,
  conversationId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Message[]> =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before === undefined ? undefined : lt(messages.place, before),
      ),
    )
    .orderBy(desc(messages.place))
    .limit(limit)

/** How many messages of the other side a side has not read, in each of these conversations that has any. */
export async function unreadIn(
  db: Db,
  ids: readonly string[],
  side: ChatSide,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const read = side === 'PERSON' ? conversations.personRead : conversations.otherRead
  const rows = await db
    .select({ id: conversations.id, unread: count() })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(
      and(
        among(conversations.id, ids),
        gt(messages.place, read),
        side === 'PERSON' ? ne(messages.side, 'PERSON') : eq(messages.side, 'PERSON'),
      ),
    )
    .groupBy(conversations.id)
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}

export type Place = { createdAt: Temporal.Instant; id: string }
/** Conversations, the one with the newest message first, after a place in that order. */
export const conversationsOf = (
  db: Db,
  whose: SQL | undefined,
  { after, limit }: { after: Place | null; limit: number },
): Promise<Conversation[]> =>
  db
    .select()
    .from(conversations)
    .where(
      and(
        whose,
        after === null
          ? undefined
          : or(
              lt(conversations.lastAt, after.createdAt),
              and(eq(conversations.lastAt, after.createdAt), lt(conversations.id, after.id)),
            ),
      ),
    )
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit)
