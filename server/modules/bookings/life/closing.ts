import { gte } from 'drizzle-orm'
import { NO_STAY, type Status } from '#contract/statuses.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { paidByGateway } from '#server/modules/attempts/attempts.ts'
import {
  ACCOUNTS,
  balancesOf,
  closingOf,
  entriesOf,
  isSettled,
  moneyOf,
  post,
  summed,
  type ForBooks,
} from '#server/modules/ledger/ledger.ts'
import { payoutsOf } from '#server/modules/payouts/payouts.ts'
import { refundsOf } from '#server/modules/refunds/refunds.ts'
import { paidByBank } from '#server/modules/transfers/transfers.ts'
import { voucherPaid } from '#server/modules/vouchers/vouchers.ts'
import { bookingsForBooks } from '../store.ts'
import { bookingEvents, type BookingRow } from '../tables.ts'

/** Once these have paid everything back and out, nothing of theirs is left in the books. */
const ENDED: readonly Status[] = ['SUCCESS', ...NO_STAY]

type Asked = Pick<BookingRow, 'status' | 'voucherId' | 'transferReported' | 'paid' | 'total'>
/** What the books ask of a stay beside its money: the voucher that pays for it, and whether it may be over. */
const forBooks = <B extends Asked>(booking: B) => ({
  ...booking,
  voucherId: NO_STAY.includes(booking.status) ? null : booking.voucherId,
  ended: ENDED.includes(booking.status),
  isInDoubt: booking.status === 'CSH_CONFIRM' && booking.transferReported && booking.paid !== booking.total,
})

/** Stays as the books see them. */
export const staysForBooks = async (db: Database | Transaction, which: ForBooks) =>
  (await bookingsForBooks(db, which)).map(({ voucherDiscount, ...booking }) =>
    forBooks({ ...booking, quote: { voucherDiscount } }),
  )

/** Stays to which something happened since a moment. */
export const staysTouched = (
  db: Database | Transaction,
  since: Temporal.Instant,
): Promise<{ id: string }[]> =>
  db.selectDistinct({ id: bookingEvents.bookingId }).from(bookingEvents).where(gte(bookingEvents.at, since))

/**
 * Closes the books of a booking that is over and owes nothing any more, or closes them again after something more came and
 * went: what is the product's own leaves, by the records. Of others nothing happens.
 */
export async function closeBooks(tx: Transaction, row: BookingRow, now: Temporal.Instant): Promise<void> {
  const booking = forBooks(row)
  if (!booking.ended) return
  const refunds = await refundsOf(tx, booking)
  const payouts = await payoutsOf(tx, booking)
  if (!isSettled({ refunds, payouts })) return
  const byGateway = (await paidByGateway(tx, [booking.id])).get(booking.id) ?? 0
  const byBank = (await paidByBank(tx, [booking.id])).get(booking.id) ?? 0
  const voucher = await voucherPaid(tx, booking)
  const closing = closingOf(balancesOf(moneyOf(booking, { byGateway, byBank, voucher, refunds, payouts })))
  if (closing === null) return
  const before = summed((await entriesOf(tx, booking)).filter(({ kind }) => kind === 'closed'))
  const lines = Object.fromEntries(ACCOUNTS.map((account) => [account, closing[account] - before[account]]))
  if (Object.values(lines).some((amount) => amount !== 0))
    await post(tx, { booking, kind: 'closed', at: now, lines })
}
