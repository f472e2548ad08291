import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

export const REFUND_STATES = ['REQUESTED', 'APPROVED', 'SENT', 'DONE', 'REJECTED'] as const
export type RefundState = (typeof REFUND_STATES)[number]
/** Why money goes back; the app says it in words. */
export type RefundReason =
  | 'LATE_PAYMENT'
  | 'PAID_TWICE'
  | 'HOST_REJECTED'
  | 'HOST_DID_NOT_ANSWER'
  | 'HOST_CANCELLED'
  | 'GUEST_WITHDREW'
  | 'GUEST_CANCELLED'
  | 'STAFF_CANCELLED'

/** Money that goes back to a guest, VND. One record for each payment that is returned and each reason. */
export const refunds = pgTable(
  'refunds',
  {
    resortId: uuid('resort_id').notNull(),
    id: uuid('id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    /** The payment attempt that is paid back; null for a bank transfer. */
    reference: text('reference'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<RefundState>().notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.id] }),
    index('refunds_by_booking').on(table.resortId, table.bookingId),
    // A payment is paid back once, however often the gateway repeats itself.
    uniqueIndex('refunds_by_reference').on(table.resortId, table.reference),
  ],
)
