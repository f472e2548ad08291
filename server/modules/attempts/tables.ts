import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Gateway } from '#contract/waysToPay.ts'
import { instant } from '#server/db/instant.ts'

/**
 * OPEN: the gateway has not said how it ended. PAID, FAILED: it has. SUSPICIOUS: the money was taken but the gateway doubts
 * it, so people look before anything is booked.
 */
export type AttemptState = 'OPEN' | 'PAID' | 'FAILED' | 'SUSPICIOUS'

/** One visit to the gateway for one booking, or one booking's part of a visit that pays several. A reference is used once; the gateway finds the payment by it and `created_at`. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    resortId: uuid('resort_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    reference: text('reference').notNull(),
    /** The change of the booking that is paid; null for the stay itself. */
    editId: uuid('edit_id'),
    /** The attempt in whose visit to the gateway this one is paid along; null for a visit of its own. */
    togetherWith: text('together_with'),
    gateway: text('gateway').$type<Gateway>().notNull().default('VNPAY'),
    /** Where its page is, of a gateway that has to be asked for it. */
    page: text('page'),
    /** VND. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    responseCode: text('response_code'),
    transactionStatus: text('transaction_status'),
    /** The gateway's own number of the payment. */
    transactionNumber: text('transaction_number'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.reference] }),
    uniqueIndex('payment_attempts_by_reference').on(table.reference),
    index('payment_attempts_by_booking').on(table.resortId, table.bookingId),
    index('payment_attempts_by_visit').on(table.togetherWith),
  ],
)
export type Attempt = typeof paymentAttempts.$inferSelect
