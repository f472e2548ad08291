import { bookingMachine } from '#contract/booking/booking.ts'
import { costOfCancelling } from '#contract/cancellation.ts'
import { isCode } from '#contract/codes.ts'
import type { CancelQuote } from '#contract/shapes/cancel.ts'
import { isAgreed, NOT_AGREED } from '#contract/statuses.ts'
import type { Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { advance, type By, factsOfRow, holdsMoney, keptOf } from '../life/life.ts'
import type { BookingRow } from '../tables.ts'

/**
 * What cancelling costs now. Everything comes back before the host has agreed; after that by the policy, on what is kept for
 * the stay itself: editing fees never come back.
 */
export async function cancelCost(
  tx: Transaction,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<CancelQuote> {
  return {
    ...costOfCancelling({
      policy: booking.cancellationPolicy,
      checkIn: booking.checkIn,
      checkInTime: booking.checkInTime,
      quote: booking.quote,
      kept: await keptOf(tx, booking),
      editingFee: booking.editingFee,
      agreed: isAgreed(booking.status),
      now,
    }),
    serverNow: now.toString(),
  }
}

/** By which event a guest cancels, and whether money is in it: what is paid and not agreed to is withdrawn. */
async function cancelling(tx: Transaction, booking: BookingRow) {
  const paid = await holdsMoney(tx, booking)
  return { event: booking.status === 'CSH_CONFIRM' && paid ? 'withdraw' : 'cancel', paid } as const
}

/** Refuses to quote what could not be cancelled now, with the code that cancelling would be refused with. */
export async function refuseUncancellable(
  tx: Transaction,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  const { event, paid } = await cancelling(tx, booking)
  const answer = bookingMachine.next(factsOfRow(booking, now, { feeAccepted: true, paid }), event, 'KT')
  if (!answer.ok) refuse(isCode(answer.why) ? answer.why : 'G_409')
}

/**
 * A guest cancels: an unpaid booking, a paid one that the host has not confirmed (everything comes back), or a booked stay
 * for the fee of now. Another fee than the shown one is asked about again (C_018, with the quote of now).
 */
export async function cancelByGuest(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { shownFee, reason }: { shownFee: number; reason: string },
): Promise<BookingRow> {
  const params = reason === '' ? {} : { reason }
  if (NOT_AGREED.includes(booking.status)) {
    const { event } = await cancelling(tx, booking)
    return advance(tx, booking, event, by, { params })
  }
  const cost = await cancelCost(tx, booking, by.now)
  const refuseFee = (): never => refuse('C_018', [cost.fee], { current: cost })
  const facts = { feeAccepted: true }
  // What cannot be cancelled at all is said before the fee.
  const after = advance(tx, booking, 'cancel', by, { facts, params: { ...params, fee: cost.fee } })
  return cost.fee === shownFee ? after : after.then(refuseFee)
}
