import { lastArrivalOf } from '#contract/nights.ts'
import type { Transaction } from '#server/db/client.ts'
import { nightsAreFree, SoldOut } from '#server/modules/inventory/inventory.ts'
import { takeVoucherAgain } from '#server/modules/vouchers/vouchers.ts'
import { advance, type By, type More } from '../life/life.ts'
import { roomsOf } from '../store.ts'
import type { BookingRow } from '../tables.ts'

/** Whether nobody can come any more: what is paid from then on goes back. */
export const arrivalIsOver = ({ checkOut }: Pick<BookingRow, 'checkOut'>, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, lastArrivalOf(checkOut)) >= 0

/** Nothing can be had any more. */
export const TOO_LATE = { nightsFree: false, voucherLeft: false } as const

/**
 * Whether a late payment can still book: somebody can come, the nights are free (a failed payment holds its own), and the use
 * of its voucher can be had again, which is then taken in this transaction.
 */
async function lateFacts(
  tx: Transaction,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<{ nightsFree: boolean; voucherLeft: boolean }> {
  const { resortId, checkIn: from, checkOut: to, voucherId, id: bookingId, tenantId: guestId } = booking
  if (arrivalIsOver(booking, now)) return TOO_LATE
  const nightsFree =
    booking.status === 'PAYMENT_FAILED' ||
    (await nightsAreFree(tx, { resortId, from, to, rooms: await roomsOf(tx, booking) }))
  const voucherLeft =
    nightsFree && (voucherId === null || (await takeVoucherAgain(tx, { voucherId, bookingId, guestId, now })))
  return { nightsFree, voucherLeft }
}

/**
 * Money for a booking that came to nothing: it books where that is still possible, and else goes back. Who takes the last
 * nights between the look and the taking has them: what was begun is undone, and the money goes back.
 */
export async function receiveLate(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  more: Omit<More, 'facts'>,
): Promise<BookingRow> {
  try {
    return await tx.transaction(async (inner) =>
      advance(inner, booking, 'latePayment', by, { ...more, facts: await lateFacts(inner, booking, by.now) }),
    )
  } catch (error) {
    if (!(error instanceof SoldOut)) throw error
    return advance(tx, booking, 'latePayment', by, { ...more, facts: TOO_LATE })
  }
}
