import type { BookingEvent } from '#contract/booking/names.ts'
import { attemptsOf } from '#server/modules/attempts/attempts.ts'
import { requestRefund, type RefundReason } from '#server/modules/refunds/refunds.ts'
import type { Step } from './effects.ts'

const REASONS: Partial<Record<BookingEvent, RefundReason>> = {
  latePayment: 'LATE_PAYMENT',
  reject: 'HOST_REJECTED',
  deadlinePassed: 'HOST_DID_NOT_ANSWER',
  withdraw: 'GUEST_WITHDREW',
  acceptCancellation: 'HOST_CANCELLED',
  resolveHostFault: 'HOST_CANCELLED',
}

/**
 * Everything that was paid goes back: one record for each payment through the gateway, and one for what came by transfer.
 * What was recorded to go back before is not recorded again.
 */
export async function refundEverything({ tx, now, event, booking }: Step): Promise<void> {
  if (booking.paid === 0) return
  const reason = REASONS[event] ?? 'STAFF_CANCELLED'
  const paid = (await attemptsOf(tx, booking)).filter(({ state }) => state === 'PAID')
  const { resortId, id: bookingId } = booking
  for (const { reference, amount } of paid)
    await requestRefund(tx, { resortId, bookingId, reference, amount, reason, now })
  const byTransfer = booking.paid - paid.reduce((sum, { amount }) => sum + amount, 0)
  if (byTransfer > 0)
    await requestRefund(tx, { resortId, bookingId, reference: null, amount: byTransfer, reason, now })
}
