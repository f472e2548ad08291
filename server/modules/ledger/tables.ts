import { bigint, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/**
 * Where money is. gateway: at the payment gateway. bank: came by bank transfer. held: kept for a guest's stay. refundDue: owed
 * to the guest. editFee, cancelFee: fees kept. voucher: what vouchers have paid. hostDue: owed to the host.
 */
export const ACCOUNTS = [
  'gateway',
  'bank',
  'held',
  'refundDue',
  'editFee',
  'cancelFee',
  'voucher',
  'hostDue',
] as const
export type Account = (typeof ACCOUNTS)[number]
export const ENTRY_KINDS = [
  'opening',
  'payment',
  'refundAsked',
  'refundDone',
  'editFee',
  'cancelFee',
  'voucher',
  'earned',
  'paidOut',
  'closed',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/**
 * The books: lines are added, never changed. The lines of one `posting` sum to zero; a positive amount (VND) comes into an
 * account, a negative one goes out of it or is owed.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    resortId: uuid('resort_id').notNull(),
    posting: uuid('posting').notNull(),
    line: smallint('line').notNull(),
    bookingId: uuid('booking_id').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    account: text('account').$type<Account>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.posting, table.line] }),
    index('ledger_entries_by_booking').on(table.resortId, table.bookingId),
  ],
)
export type LedgerEntry = typeof ledgerEntries.$inferSelect

/** The last time the books were held against the bookings, and how many differed. */
export const ledgerChecks = pgTable('ledger_checks', {
  id: integer('id').primaryKey(),
  at: instant('at').notNull(),
  bookings: integer('bookings').notNull(),
  differences: integer('differences').notNull(),
})
