import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/**
 * Links that show a stay to who travels along. Only the SHA-256 of a link's token is kept: a copy of the table opens nothing.
 * A link that was ended stays as a row, so that it can say so.
 */
export const stayShares = pgTable(
  'stay_shares',
  {
    tokenHash: text('token_hash').primaryKey(),
    bookingId: uuid('booking_id').notNull(),
    withCode: boolean('with_code').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('stay_shares_by_booking').on(table.bookingId)],
)
