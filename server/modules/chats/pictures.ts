import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import type { Person } from '#server/handlers.ts'
import { sideOf } from './rules.ts'
import { conversations, messages } from './tables.ts'

/** Whether somebody stands in the conversation where a picture was sent: `ref` is its message, `ownerId` who wrote it. */
export const seesMessage =
  (db: Database) =>
  async ({ ref, ownerId }: { ref: string; ownerId: string }, person: Person): Promise<boolean> => {
    const rows = await db
      .select({
        kind: conversations.kind,
        personId: conversations.personId,
        hostId: conversations.hostId,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(eq(messages.senderId, ownerId), eq(messages.id, ref)))
    return rows.some((row) => sideOf(row, person) !== null)
  }
