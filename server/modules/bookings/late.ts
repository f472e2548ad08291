import { lastArrivalOf } from '#contract/nights.ts'
import type { Transaction } from '#server/db/client.ts'
import { nightsAreFree } from '#server/modules/inventory/inventory.ts'
import { takeVoucherAgain } from '#server/modules/vouchers/vouchers.ts'
import { roomsOf } from './store.ts'
import type { BookingRow } from './tables.ts'

/** Whether nobody can come any more: what is paid from then on goes back. */
export const arrivalIsOver = ({ checkOut }: Pick<BookingRow, 'checkOut'>, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, lastArrivalOf(checkOut)) >= 0

/**
 * Whether a late payment can still book: somebody can come, the nights are free (a failed payment holds its own), and the use
 * of its voucher can be had again, which is then taken in this transaction.
 */
export async function lateFacts(
  tx: Transaction,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<{ nightsFree: boolean; voucherLeft: boolean }> {
  const { resortId, checkIn: from, checkOut: to, voucherId, id: bookingId, tenantId: guestId } = booking
  if (arrivalIsOver(booking, now)) return { nightsFree: false, voucherLeft: false }
  const nightsFree =
    booking.status === 'PAYMENT_FAILED' ||
    (await nightsAreFree(tx, { resortId, from, to, rooms: await roomsOf(tx, booking) }))
  const voucherLeft =
    nightsFree && (voucherId === null || (await takeVoucherAgain(tx, { voucherId, bookingId, guestId, now })))
  return { nightsFree, voucherLeft }
}
