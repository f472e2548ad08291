import { and, asc, eq, gte } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { ledgerEntries, type Account, type EntryKind, type LedgerEntry } from './tables.ts'

export * from './checks.ts'
export { balancesOf, closingOf, differing, emptyBalances, isSettled, moneyOf, summed } from './rules.ts'
export { ACCOUNTS, type Account, type LedgerEntry } from './tables.ts'

type BookingKey = { resortId: string; id: string }
export type Posting = {
  booking: BookingKey
  kind: EntryKind
  at: Temporal.Instant
  /** What comes into (or, negative, goes out of) each account, VND; together zero. */
  lines: Partial<Record<Account, number>>
  /** An id of its own, where the same has to give the same again. */
  posting?: string
}

const linesOf = ({ booking, kind, at, lines, posting = uuidv7() }: Posting) => {
  const amounts = Object.entries(lines).filter(
    (line): line is [Account, number] => line[1] !== undefined && line[1] !== 0,
  )
  if (amounts.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
    throw new Error(`a posting of kind ${kind} does not sum to zero`)
  return amounts.map(([account, amount], line) => ({
    resortId: booking.resortId,
    posting,
    line,
    bookingId: booking.id,
    kind,
    account,
    amount,
    at,
  }))
}

/** Adds postings to the books, in the transaction that made them true. Throws when one does not sum to zero. */
export async function post(tx: Transaction, ...postings: readonly Posting[]): Promise<void> {
  const rows = postings.flatMap(linesOf)
  for (let first = 0; first < rows.length; first += 500)
    await tx.insert(ledgerEntries).values(rows.slice(first, first + 500))
}

/** The lines about one booking, in order. */
export const entriesOf = (db: Database | Transaction, booking: BookingKey): Promise<LedgerEntry[]> =>
  db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.resortId, booking.resortId), eq(ledgerEntries.bookingId, booking.id)))
    .orderBy(asc(ledgerEntries.posting), asc(ledgerEntries.line))

/** Bookings about which something was written into the books since a moment. */
export const postedSince = (db: Database | Transaction, since: Temporal.Instant): Promise<{ id: string }[]> =>
  db.selectDistinct({ id: ledgerEntries.bookingId }).from(ledgerEntries).where(gte(ledgerEntries.at, since))

/** What the lines about several bookings say: moments cost as much to read as all the rest, and the check needs none. */
export const entriesOfBookings = async (db: Database | Transaction, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          bookingId: ledgerEntries.bookingId,
          kind: ledgerEntries.kind,
          account: ledgerEntries.account,
          amount: ledgerEntries.amount,
        })
        .from(ledgerEntries)
        .where(among(ledgerEntries.bookingId, ids))

/** Whether nothing was ever written into the books. */
export async function areEmpty(db: Database): Promise<boolean> {
  return (await db.select({ posting: ledgerEntries.posting }).from(ledgerEntries).limit(1)).length === 0
}
