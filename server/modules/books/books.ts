import type { Database, Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { grouped } from '#server/grouped.ts'
import { paidByGateway } from '#server/modules/attempts/attempts.ts'
import { bookingsInOrder } from '#server/modules/bookings/bookings.ts'
import { keyOf, serviceBookingsInOrder } from '#server/modules/tickets/tickets.ts'
import {
  areEmpty,
  balancesOf,
  differing,
  entriesOfBookings,
  keepCheck,
  post,
  summed,
  type Account,
} from '#server/modules/ledger/ledger.ts'
import { payoutsOfBookings } from '#server/modules/payouts/payouts.ts'
import { refundsOfBookings } from '#server/modules/refunds/refunds.ts'
import { vouchersPaid } from '#server/modules/vouchers/vouchers.ts'
import type { Services } from '#server/services.ts'
import { moneyOf } from './rules.ts'

/** A booking whose records and books disagree, or whose lines do not sum to zero. */
export type Difference = { bookingId: string; code: string; accounts: Account[]; unbalanced: boolean }
const BATCH = 500

/** What the books know of a booking, of a stay or of tickets. */
type Kept = {
  resortId: string
  id: string
  code: string
  paid: number
  editingFee: number
  cancellationFee: number
  voucherId: string | null
  quote: { voucherDiscount: number }
}
type Page = { after: string | null; limit: number }
type Source = (db: Database | Transaction, page: Page) => Promise<Kept[]>

/** Tickets have no editing fee. */
const ofTickets: Source = async (db, page) =>
  (await serviceBookingsInOrder(db, page)).map((booking) => ({
    ...booking,
    ...keyOf(booking),
    editingFee: 0,
  }))
const SOURCES: readonly Source[] = [bookingsInOrder, ofTickets]

/** Every booking of every kind, in pages. */
async function* everyPage(db: Database | Transaction): AsyncGenerator<Kept[]> {
  for (const source of SOURCES)
    for (let after: string | null = null; ;) {
      const page: Kept[] = await source(db, { after, limit: BATCH })
      yield page
      const last = page.at(-1)
      if (!last || page.length < BATCH) break
      after = last.id
    }
}

/** What the records of some bookings lead to, by booking. */
async function recordsOf(db: Database | Transaction, page: readonly Kept[]) {
  const ids = page.map(({ id }) => id)
  const gateway = await paidByGateway(db, ids)
  const vouchers = await vouchersPaid(db, page)
  const refunds = grouped(await refundsOfBookings(db, ids), ({ bookingId }) => bookingId)
  const payouts = grouped(await payoutsOfBookings(db, ids), ({ bookingId }) => bookingId)
  return new Map(
    page.map((booking) => [
      booking.id,
      balancesOf(
        moneyOf(booking, {
          byGateway: gateway.get(booking.id) ?? 0,
          voucher: vouchers.get(booking.id) ?? 0,
          refunds: refunds.get(booking.id) ?? [],
          payouts: payouts.get(booking.id) ?? [],
        }),
      ),
    ]),
  )
}

async function checkPage(db: Database | Transaction, page: readonly Kept[]): Promise<Difference[]> {
  const expected = await recordsOf(db, page)
  const entries = grouped(
    await entriesOfBookings(
      db,
      page.map(({ id }) => id),
    ),
    ({ bookingId }) => bookingId,
  )
  return page.flatMap(({ id, code }) => {
    const lines = entries.get(id) ?? []
    const should = expected.get(id)
    const accounts = should ? differing(should, summed(lines)) : []
    const unbalanced = lines.reduce((sum, { amount }) => sum + amount, 0) !== 0
    return accounts.length > 0 || unbalanced ? [{ bookingId: id, code, accounts, unbalanced }] : []
  })
}

/** Holds the books against every booking, to one đồng. */
export async function checkBooks(
  db: Database | Transaction,
): Promise<{ bookings: number; differences: Difference[] }> {
  const differences: Difference[] = []
  let bookings = 0
  for await (const page of everyPage(db)) {
    differences.push(...(await checkPage(db, page)))
    bookings += page.length
  }
  return { bookings, differences }
}

const EVERY = { hours: 1 }

/** The check as a job: its outcome is kept for staff, and a difference is an error in the log. */
export async function checkBooksJob({ db, clock, log }: Services): Promise<{ again: Temporal.Instant }> {
  // Bookings that are older than the books: these open with how they stand.
  if (await areEmpty(db)) await transact(db, (tx) => openBooks(tx, clock.now()))
  const { bookings, differences } = await checkBooks(db)
  const at = clock.now()
  await keepCheck(db, { at, bookings, differences: differences.length })
  if (differences.length > 0)
    log.error(
      { differences: differences.slice(0, 20).map(({ bookingId, accounts }) => ({ bookingId, accounts })) },
      'the books and the bookings disagree',
    )
  return { again: at.add(EVERY) }
}

/** Opens the books of bookings that were brought in with their records, for the demo and for imports. */
export async function openBooks(tx: Transaction, now: Temporal.Instant): Promise<void> {
  for await (const page of everyPage(tx)) {
    const balances = await recordsOf(tx, page)
    await post(
      tx,
      ...page.map((booking) => ({
        booking,
        kind: 'opening' as const,
        at: now,
        posting: booking.id,
        lines: balances.get(booking.id) ?? {},
      })),
    )
  }
}
