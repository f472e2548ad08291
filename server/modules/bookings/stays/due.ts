import { transferMemo } from '#contract/bookingCodes.ts'
import type { BookingDetail, Transfer } from '#contract/shapes/booking.ts'
import type { BookingEdit } from '#server/modules/edits/edits.ts'
import type { ResortForBooking } from '#server/modules/resorts/resorts.ts'
import { vietQr } from '#server/ports/payment/vietqr.ts'
import type { BookingRow } from '../tables.ts'

/** What the stay, or the change of it that was agreed and is not reported as paid, costs now, VND. */
export function dueOf(booking: BookingRow, edits: readonly BookingEdit[]): number {
  if (booking.status !== 'PENDING_PAYMENT_EDIT') return booking.total - booking.paid
  const edit = edits.find(({ state, reportedAt }) => state === 'AWAITING_PAYMENT' && reportedAt === null)
  return edit?.toPay ?? 0
}

/** What tickets that were booked along cost, which are paid in the same visit to a gateway; not with a change. VND. */
export const dueAlong = (
  booking: BookingRow,
  services: readonly BookingDetail['services'][number][],
): number => (booking.status === 'PENDING_PAYMENT_EDIT' ? 0 : services.reduce((sum, { due }) => sum + due, 0))

/** Where the money of a transfer goes, with the VietQR of exactly this amount and memo. */
export function transferOf(
  booking: BookingRow,
  amount: number,
  account: ResortForBooking['bankAccount'],
): Transfer | null {
  const waits = booking.status === 'PENDING_PAYMENT_EDIT' || booking.status === 'WATTING_KT_PAYMENT'
  if (!waits || !account || amount <= 0) return null
  const memo = transferMemo(booking.code)
  return {
    ...account,
    amount,
    memo,
    vietQr: vietQr({ bin: account.bin, account: account.number, amount, purpose: memo }),
  }
}
