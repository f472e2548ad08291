import { and, asc, eq, inArray } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Transaction } from '#server/db/client.ts'
import { ledgerChecks, ledgerEntries, type Account, type EntryKind, type LedgerEntry } from './tables.ts'

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

const ONLY_ROW = 1
export type LastCheck = { at: Temporal.Instant; bookings: number; differences: number }

/** Keeps the outcome of a check. */
export async function keepCheck(db: Database, check: LastCheck): Promise<void> {
  await db
    .insert(ledgerChecks)
    .values({ id: ONLY_ROW, ...check })
    .onConflictDoUpdate({ target: ledgerChecks.id, set: check })
}

/** The outcome of the last check; null before the first. */
export async function lastCheck(db: Database): Promise<LastCheck | null> {
  const [row] = await db.select().from(ledgerChecks).where(eq(ledgerChecks.id, ONLY_ROW))
  return row ?? null
}

/** The lines about several bookings. */
export const entriesOfBookings = (
  db: Database | Transaction,
  ids: readonly string[],
): Promise<LedgerEntry[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(ledgerEntries)
        .where(inArray(ledgerEntries.bookingId, [...ids]))

/** Whether nothing was ever written into the books. */
export async function areEmpty(db: Database): Promise<boolean> {
  return (await db.select({ posting: ledgerEntries.posting }).from(ledgerEntries).limit(1)).length === 0
}
