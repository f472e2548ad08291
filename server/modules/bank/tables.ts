import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { BankResult } from '#contract/shapes/bank.ts'
import { instant } from '#server/db/instant.ts'

/** Money that a bank told of, once for each of its transactions. `booking_id` null: no booking was meant. Amount in VND. */
export const bankTransfers = pgTable('bank_transfers', {
  transactionId: text('transaction_id').primaryKey(),
  bookingId: uuid('booking_id'),
  amount: bigint({ mode: 'number' }).notNull(),
  result: text().$type<BankResult>().notNull(),
  heardAt: instant('heard_at').notNull(),
})
