import type { Database, Transaction } from '#server/db/client.ts'
import { snapshot, transact } from '#server/db/transact.ts'
import { grouped } from '#server/grouped.ts'
import { paidByGateway } from '#server/modules/attempts/attempts.ts'
import { staysForBooks } from '#server/modules/bookings/bookings.ts'
import { keyOf, serviceBookingsInOrder } from '#server/modules/tickets/tickets.ts'
import {
  ACCOUNTS,
  areEmpty,
  balancesOf,
  closingOf,
  differing,
  entriesOfBookings,
  isSettled,
  keepCheck,
  moneyOf,
  post,
  summed,
  type Account,
} from '#server/modules/ledger/ledger.ts'
import { payoutsOfBookings } from '#server/modules/payouts/payouts.ts'
import { refundsOfBookings } from '#server/modules/refunds/refunds.ts'
import { addTransfer, paidByBank } from '#server/modules/transfers/transfers.ts'
import { vouchersPaid } from '#server/modules/vouchers/vouchers.ts'
import type { Services } from '#server/services.ts'

/**
 * A booking whose records and books disagree, whose lines do not sum to zero, whose money is more or less than its payments
 * (`unexplained`, VND), or which is over and not zero in every account (`leftOver`).
 */
export type Difference = {
  bookingId: string
  code: string
  accounts: Account[]
  unbalanced: boolean
  unexplained: number
  leftOver: Account[]
}
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
  /** Whether it is over, once everything that it owes was sent. */
  ended: boolean
  /** Whether a transfer came for it that is not what was due. */
  isInDoubt: boolean
}
type Page = { after: string | null; limit: number }
type Source = (db: Database | Transaction, page: Page) => Promise<Kept[]>

/** Tickets have no editing fee, and what is the product's own stays in their books. */
const ofTickets: Source = async (db, page) =>
  (await serviceBookingsInOrder(db, page)).map((booking) => ({
    ...booking,
    ...keyOf(booking),
    editingFee: 0,
    ended: false,
    isInDoubt: false,
  }))
const SOURCES: readonly Source[] = [staysForBooks, ofTickets]

/** Every booking of every kind, in pages; each page is read and used by one `work`. */
async function everyPage(
  work: (page: (db: Database | Transaction) => Promise<Kept[]>) => Promise<readonly Kept[]>,
): Promise<void> {
  for (const source of SOURCES)
    for (let after: string | null = null; ;) {
      const from: string | null = after
      const page = await work((db) => source(db, { after: from, limit: BATCH }))
      const last = page.at(-1)
      if (!last || page.length < BATCH) break
      after = last.id
    }
}

/** What the records of some bookings lead to, by booking. */
async function recordsOf(db: Database | Transaction, page: readonly Kept[]) {
  const ids = page.map(({ id }) => id)
  const gateway = await paidByGateway(db, ids)
  const bank = await paidByBank(db, ids)
  const vouchers = await vouchersPaid(db, page)
  const refunds = grouped(await refundsOfBookings(db, ids), ({ bookingId }) => bookingId)
  const payouts = grouped(await payoutsOfBookings(db, ids), ({ bookingId }) => bookingId)
  return page.map((booking) => {
    const records = {
      byGateway: gateway.get(booking.id) ?? 0,
      byBank: bank.get(booking.id) ?? 0,
      voucher: vouchers.get(booking.id) ?? 0,
      refunds: refunds.get(booking.id) ?? [],
      payouts: payouts.get(booking.id) ?? [],
    }
    return {
      booking,
      balances: balancesOf(moneyOf(booking, records)),
      unexplained: booking.paid - records.byGateway - records.byBank,
      closed: booking.ended && isSettled(records),
    }
  })
}

async function checkPage(db: Database | Transaction, page: readonly Kept[]): Promise<Difference[]> {
  const entries = grouped(
    await entriesOfBookings(
      db,
      page.map(({ id }) => id),
    ),
    ({ bookingId }) => bookingId,
  )
  return (await recordsOf(db, page)).flatMap(({ booking, balances, unexplained, closed }) => {
    const lines = entries.get(booking.id) ?? []
    const accounts = differing(balances, summed(lines.filter(({ kind }) => kind !== 'closed')))
    const unbalanced = lines.reduce((sum, { amount }) => sum + amount, 0) !== 0
    const now = summed(lines)
    const leftOver = closed ? ACCOUNTS.filter((account) => now[account] !== 0) : []
    const differs = accounts.length > 0 || unbalanced || unexplained !== 0 || leftOver.length > 0
    return differs
      ? [{ bookingId: booking.id, code: booking.code, accounts, unbalanced, unexplained, leftOver }]
      : []
  })
}

/** Holds the books against every booking, to one đồng: each page of both as they are at one moment. */
export async function checkBooks(db: Database): Promise<{ bookings: number; differences: Difference[] }> {
  const differences: Difference[] = []
  let bookings = 0
  await everyPage((read) =>
    snapshot(db, async (tx) => {
      const page = await read(tx)
      differences.push(...(await checkPage(tx, page)))
      bookings += page.length
      return page
    }),
  )
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
      {
        alarm: 'books',
        differences: differences.slice(0, 20).map(({ bookingId, accounts }) => ({ bookingId, accounts })),
      },
      'the books and the bookings disagree',
    )
  return { again: at.add(EVERY) }
}

/**
 * Opens the books of bookings that were brought in with their records, for the demo and for imports. What came for them beside
 * the gateway came by transfer, of which no number is known; those that are over are closed at once.
 */
export async function openBooks(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await everyPage(async (read) => {
    const page = await read(tx)
    for (const { booking, unexplained: amount } of await recordsOf(tx, page))
      if (amount > 0)
        await addTransfer(tx, {
          id: booking.id,
          transactionId: null,
          bookingId: booking.id,
          amount,
          source: 'HOST',
          state: booking.isInDoubt ? 'IN_DOUBT' : 'KEPT',
          now,
        })
    await post(
      tx,
      ...(await recordsOf(tx, page)).flatMap(({ booking, balances, closed }) => {
        const closing = closed ? closingOf(balances) : null
        return [
          { booking, kind: 'opening' as const, at: now, posting: booking.id, lines: balances },
          ...(closing ? [{ booking, kind: 'closed' as const, at: now, lines: closing }] : []),
        ]
      }),
    )
    return page
  })
}
