import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BankResult } from '#contract/shapes/bank.ts'
import type { TransferSource, TransferState } from '#contract/shapes/desk.ts'
import { instant } from '#server/db/instant.ts'

export type { TransferSource, TransferState } from '#contract/shapes/desk.ts'

/**
 * Money that came by bank transfer, a row for each transfer, in VND. `transaction_id` is the bank's own number of it, known
 * once; null while only the host has said that it came. `booking_id` null: nobody knows yet what it is for; `to_account` and
 * `memo` are then what the bank said of it, for staff to find out, and are forgotten with the answer. What a booking got by
 * transfer is the sum of its counted rows ({@link COUNTED}), and nothing else.
 */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: uuid('id').primaryKey(),
    transactionId: text('transaction_id'),
    bookingId: uuid('booking_id'),
    amount: bigint({ mode: 'number' }).notNull(),
    source: text().$type<TransferSource>().notNull(),
    state: text().$type<TransferState>().notNull(),
    /** What the bank was answered; null where it did not tell. */
    result: text().$type<BankResult>(),
    heardAt: instant('heard_at').notNull(),
    toAccount: text('to_account'),
    memo: text(),
  },
  (table) => [
    uniqueIndex('bank_transfers_by_transaction').on(table.transactionId),
    index('bank_transfers_by_booking').on(table.bookingId),
    index('bank_transfers_by_time').on(table.heardAt),
    index('bank_transfers_of_nobody')
      .on(table.id)
      .where(sql`${table.bookingId} is null and ${table.state} = 'UNCLEAR'`),
  ],
)
export type Transfer = typeof bankTransfers.$inferSelect

/** States in which a transfer is in its booking's money. */
export const COUNTED = ['IN_DOUBT', 'KEPT', 'RETURNED'] as const satisfies readonly TransferState[]
