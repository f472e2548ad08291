import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** What a write by key answered: HTTP status and body; kept as JSON text, so that it is repeated to the letter. */
export type SavedAnswer = { status: number; body: unknown }

/**
 * Writes by their Idempotency-Key. `answer` is null while the first call runs; when its process died, another call takes over
 * after `lease_until`.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    account: uuid('account').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: json('answer').$type<SavedAnswer>(),
    leaseUntil: instant('lease_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
)
