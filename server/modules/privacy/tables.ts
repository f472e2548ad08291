import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ConsentPurpose } from '#contract/shapes/privacy.ts'
import { instant } from '#server/db/instant.ts'

/** What a person allowed: a row for each purpose they ever spoke of. `withdrawn_at` null: it holds. */
export const consents = pgTable(
  'consents',
  {
    userId: uuid('user_id').notNull(),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
)
