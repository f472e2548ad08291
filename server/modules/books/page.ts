import type { Database, Transaction } from '#server/db/client.ts'
import { grouped } from '#server/grouped.ts'
import { paidByGateway } from '#server/modules/attempts/attempts.ts'
import { staysForBooks } from '#server/modules/bookings/bookings.ts'
import {
  ACCOUNTS,
  balancesOf,
  differing,
  entriesOfBookings,
  isSettled,
  moneyOf,
  summed,
  type Account,
  type ForBooks,
} from '#server/modules/ledger/ledger.ts'
import { payoutsOfBookings } from '#server/modules/payouts/payouts.ts'
import { refundsOfBookings } from '#server/modules/refunds/refunds.ts'
import { ticketsForBooks } from '#server/modules/tickets/tickets.ts'
import { paidByBank } from '#server/modules/transfers/transfers.ts'
import { vouchersPaid } from '#server/modules/vouchers/vouchers.ts'

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

/** What the books know of a booking, of a stay or of tickets. */
export type Kept = {
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

type Source = (db: Database | Transaction, which: ForBooks) => Promise<Kept[]>

/** Tickets have no editing fee, and what is the product's own stays in their books. */
const ofTickets: Source = async (db, which) =>
  (await ticketsForBooks(db, which)).map(({ voucherDiscount, ...booking }) => ({
    ...booking,
    quote: { voucherDiscount },
    editingFee: 0,
    ended: false,
    isInDoubt: false,
  }))
/** Every kind of booking there is. */
export const SOURCES: readonly Source[] = [staysForBooks, ofTickets]
/** Bookings that are held against their books at once. */
export const BATCH = 500

/** What the records of some bookings lead to, by booking. */
export async function recordsOf(db: Database | Transaction, page: readonly Kept[]) {
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

/** Those of a page whose books do not hold. */
export async function checkPage(db: Database | Transaction, page: readonly Kept[]): Promise<Difference[]> {
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
