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
    index('ledger_entries_of_booking').on(table.bookingId, table.resortId),
    index('ledger_entries_by_time').on(table.at),
  ],
)
export type LedgerEntry = typeof ledgerEntries.$inferSelect

/** The last look at what had changed: when, at how many bookings, and how many of them differed. */
export const ledgerChecks = pgTable('ledger_checks', {
  id: integer('id').primaryKey(),
  at: instant('at').notNull(),
  bookings: integer('bookings').notNull(),
  differences: integer('differences').notNull(),
})

/**
 * A booking whose books and records disagreed when they were last held against each other, since it was found; a look at it
 * that finds them agree takes the row away.
 */
export const ledgerDifferences = pgTable('ledger_differences', {
  bookingId: uuid('booking_id').primaryKey(),
  foundAt: instant('found_at').notNull(),
})

/**
 * The walk over all bookings: when the one under way began, the kind of bookings it is at and the last one that it saw; and
 * when the last one that came to its end had begun.
 */
export const ledgerWalks = pgTable('ledger_walks', {
  id: integer('id').primaryKey(),
  began: instant('began'),
  kind: smallint('kind').notNull().default(0),
  after: uuid('after'),
  bookings: integer('bookings').notNull().default(0),
  whole: instant('whole'),
})
