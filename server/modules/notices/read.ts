import { and, count, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Notification } from '#contract/shapes/notification.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { notices } from './tables.ts'
import { sideOf, wordsOf } from './texts.ts'

type Reader = { db: Database | Transaction; userId: string }
export type NoticeRow = typeof notices.$inferSelect

/** A notice in its reader's language. */
export const shown = (row: NoticeRow, language: Language): Notification => ({
  id: row.id,
  is_read: row.readAt !== null,
  target: row.target,
  ref: row.ref,
  side: sideOf(row.kind),
  ...wordsOf(row, language),
  created_at: row.createdAt.toString(),
})

/** A person's notices before one of them (`before`, an id), newest first. */
export async function listNotices(
  { db, userId }: Reader,
  { before, most, language }: { before: string | null; most: number; language: Language },
): Promise<Notification[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), before === null ? undefined : lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(most)
  return rows.map((row) => shown(row, language))
}

/** One notice of a person; somebody else's is not found. */
export async function oneNotice({ db, userId }: Reader, id: string): Promise<NoticeRow> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.id, id)))
  return row ?? refuse('G_404')
}

/** How many notices a person has not read. */
export async function unreadNotices({ db, userId }: Reader): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
  return row?.unread ?? 0
}

/** Marks one notice as read; the first moment stays. */
export async function readNotice(reader: Reader, id: string, now: Temporal.Instant): Promise<void> {
  await oneNotice(reader, id)
  await reader.db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, reader.userId), eq(notices.id, id), isNull(notices.readAt)))
}

/** Marks all notices of a person as read. */
export async function readAllNotices({ db, userId }: Reader, now: Temporal.Instant): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
}
