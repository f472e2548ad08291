import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** What staff did that is no step of a booking: who, why, when. Rows are added, never changed. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: uuid('id').primaryKey(),
    /** The booking, or the host, review or case it is about. */
    about: uuid('about').notNull(),
    staffId: uuid('staff_id').notNull(),
    act: text('act').notNull(),
    reason: text('reason').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('staff_acts_by_about').on(table.about)],
)

/**
 * Who said that money above the limit may go out: a refund to a bank account or a payout, by its id. `what` is the amount and
 * the account that were approved; where the money is another by now, nobody has approved it.
 */
export const moneyApprovals = pgTable('money_approvals', {
  id: uuid('id').primaryKey(),
  what: text('what').notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: instant('asked_at').notNull(),
  approvedBy: uuid('approved_by'),
  approvedAt: instant('approved_at'),
})
