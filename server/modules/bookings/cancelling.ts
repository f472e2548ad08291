import { costOfCancelling } from '#contract/cancellation.ts'
import type { CancelQuote } from '#contract/shapes/cancel.ts'
import { HOLDING, isAgreed, NOT_AGREED, type Status } from '#contract/statuses.ts'
import type { Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { advance, type By } from './advance.ts'
import { keptOf } from './effects/money.ts'
import { factsOfRow } from './facts.ts'
import type { BookingRow } from './tables.ts'

const BEFORE_BOOKED: readonly Status[] = NOT_AGREED
const HELD: readonly Status[] = HOLDING

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
      total: booking.total,
      kept: await keptOf(tx, booking),
      editingFee: booking.editingFee,
      agreed: isAgreed(booking.status),
      now,
    }),
    serverNow: now.toString(),
  }
}

/** Refuses to quote what could not be cancelled anyway. */
export function refuseUncancellable(booking: BookingRow, now: Temporal.Instant): void {
  if (!HELD.includes(booking.status) || booking.status === 'COMPLAIN') refuse('G_409')
  if (BEFORE_BOOKED.includes(booking.status)) {
    if (booking.transferReported && booking.paid === 0) refuse('G_TRANSFER_REPORTED')
    return
  }
  const { arrival } = factsOfRow(booking, now)
  if (booking.checkedInAt !== null) refuse('G_CHECKED_IN')
  if (Temporal.Instant.compare(now, arrival) >= 0) refuse('G_RIGHT_EXPIRED')
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
  if (BEFORE_BOOKED.includes(booking.status)) {
    const paid = booking.status === 'CSH_CONFIRM' && (booking.paid > 0 || booking.total === 0)
    return advance(tx, booking, paid ? 'withdraw' : 'cancel', by, { params })
  }
  const cost = await cancelCost(tx, booking, by.now)
  const refuseFee = (): never => refuse('C_018', [cost.fee], { current: cost })
  const facts = { feeAccepted: true }
  // What cannot be cancelled at all is said before the fee.
  const after = advance(tx, booking, 'cancel', by, { facts, params: { ...params, fee: cost.fee } })
  return cost.fee === shownFee ? after : after.then(refuseFee)
}
