import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** The screens that a notice can lead to, numbered as the specification numbers them. */
export const TARGETS = {
  RESORT: 0,
  BOOKING: 1,
  CHAT: 2,
  RATE: 3,
  REVENUE: 4,
  MARKETING: 5,
  ACCOUNT: 6,
  OTHER: 7,
  BOOKING_SERVICE: 9,
} as const
export type Target = (typeof TARGETS)[keyof typeof TARGETS]

/**
 * What a person is told, written in the transaction that made it true and delivered from here. `kind` names the message,
 * whose words are rendered in the reader's language; `ref` is the id of what it is about.
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
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('notices_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
)
