import type { Transaction } from '#server/db/client.ts'
import { attemptsOf, undecided } from '#server/modules/attempts/attempts.ts'
import { refundsOf } from '#server/modules/refunds/refunds.ts'
import type { BookingRow } from '../tables.ts'

/** Whether nothing was ever paid, nothing is to be paid back and no payment is under way: then a booking may be deleted. */
export async function nothingDueOf(tx: Transaction, booking: BookingRow): Promise<boolean> {
  if (booking.paid > 0) return false
  const refunds = await refundsOf(tx, booking)
  return refunds.length === 0 && undecided(await attemptsOf(tx, booking)).length === 0
}
