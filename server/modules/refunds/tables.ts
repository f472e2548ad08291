import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RefundReason, RefundState } from '#contract/shapes/refund.ts'
import { instant } from '#server/db/instant.ts'

export type { RefundReason, RefundState } from '#contract/shapes/refund.ts'

/**
 * Money that goes back to a guest, VND. A payment may go back in several parts; `cause` is what made this one due, so that
 * nothing is ever due twice for one cause. `sends` counts the requests to the gateway: each has a number of its own, and the
 * gateway never pays one number twice. Negative: so many numbers were used, and the gateway has taken none of them.
 */
export const refunds = pgTable(
  'refunds',
  {
    resortId: uuid('resort_id').notNull(),
    id: uuid('id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    /** The payment attempt that is paid back; null for a bank transfer. */
    reference: text('reference'),
    cause: text('cause').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<RefundState>().notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    sends: integer('sends').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    doneAt: instant('done_at'),
    /** The number of the bank transfer by which it went, or why the gateway refused. */
    proof: text('proof'),
    refusal: text('refusal'),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.id] }),
    index('refunds_by_id').on(table.id),
    index('refunds_of_booking').on(table.bookingId, table.resortId),
    index('refunds_by_reference').on(table.resortId, table.reference),
    index('refunds_by_state').on(table.state, table.id),
    uniqueIndex('refunds_by_cause').on(table.resortId, table.bookingId, table.cause),
  ],
)
export type RefundRow = typeof refunds.$inferSelect

/** Where a guest wants money that came by transfer to go back to; one account a booking. */
export const refundAccounts = pgTable(
  'refund_accounts',
  {
    resortId: uuid('resort_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    bin: text('bin').notNull(),
    bank: text('bank').notNull(),
    number: text('number').notNull(),
    holder: text('holder').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.bookingId] }),
    index('refund_accounts_by_booking').on(table.bookingId),
  ],
)
export type RefundAccount = typeof refundAccounts.$inferSelect
