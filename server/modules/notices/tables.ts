import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { NoticeSettings } from '#contract/shapes/notification.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Target } from '#contract/targets.ts'
import { instant } from '#server/db/instant.ts'

/**
 * What a person is told, written in the transaction that made it true and delivered from here. `kind` names the message,
 * whose words are rendered in the reader's language; `ref` is the id of what it is about. `due_at` is when devices may hear
 * of it, `pushed_at` when they have, or when nobody wanted to. `mail_due_at` is when its letter is to be sent: null when there
 * is none, or none any more.
 */
export const notices = pgTable(
  'notices',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    target: smallint('target').$type<Target>().notNull(),
    ref: text('ref').notNull(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    dueAt: instant('due_at')
      .notNull()
      .default(sql`now()`),
    pushedAt: instant('pushed_at'),
    mailDueAt: instant('mail_due_at'),
    mailedAt: instant('mailed_at'),
    mailTries: smallint('mail_tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('notices_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('notices_by_time').on(table.createdAt),
    index('notices_to_push')
      .on(table.dueAt)
      .where(sql`${table.pushedAt} is null`),
    index('notices_to_mail')
      .on(table.mailDueAt)
      .where(sql`${table.mailDueAt} is not null`),
  ],
)

/** What a person lets their devices say, and when not. */
export const noticeSettings = pgTable('notice_settings', {
  userId: uuid('user_id').primaryKey(),
  settings: jsonb('settings').$type<NoticeSettings>().notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** Devices that hear of a person's notices, by their push token. A device is of one person at a time: of who added it last. */
export const pushDevices = pgTable(
  'push_devices',
  {
    token: text('token').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The session that it was added in: when that ends, so do the pushes. */
    sessionId: uuid('session_id').notNull(),
    /** The language the person used there. */
    language: text('language').$type<Language>().notNull(),
    addedAt: instant('added_at').notNull(),
    lastPushAt: instant('last_push_at'),
  },
  (table) => [index('push_devices_by_user').on(table.userId)],
)
