import type { Transaction } from '#server/db/client.ts'
import { attemptsOf, undecided } from '#server/modules/attempts/attempts.ts'
import { transfersOf } from '#server/modules/transfers/transfers.ts'
import { refundsOf } from '#server/modules/refunds/refunds.ts'
import { openCasesOf, TRANSFER_CASES } from './cases.ts'
import type { BookingRow } from '../tables.ts'

/** Whether it is still being asked what came of a transfer. */
export const asksOfTransfer = async (tx: Transaction, booking: BookingRow): Promise<boolean> =>
  (await openCasesOf(tx, booking)).some(({ kind }) => TRANSFER_CASES.includes(kind)) ||
  (await transfersOf(tx, booking)).some(({ state }) => state === 'UNCLEAR')

/** Whether nothing was ever paid, nothing is to be paid back and no payment is under way: then a booking may be deleted. */
export async function nothingDueOf(tx: Transaction, booking: BookingRow): Promise<boolean> {
  if (booking.paid > 0 || (await asksOfTransfer(tx, booking))) return false
  const refunds = await refundsOf(tx, booking)
  return refunds.length === 0 && undecided(await attemptsOf(tx, booking)).length === 0
}
