import { keptIn } from '#contract/booking/kept.ts'
import { costOfCancelling } from '#contract/cancellation.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { isAgreed } from '#contract/statuses.ts'

/** What cancelling costs at a moment, by the function that the server cancels with; also without a network. */
export const cancelCost = (booking: BookingDetail, now: number) =>
  costOfCancelling({
    policy: booking.cancellationPolicy,
    checkIn: booking.checkIn,
    checkInTime: booking.arrival.checkInTime,
    quote: booking.quote,
    kept: keptIn(booking),
    editingFee: booking.editingFee,
    agreed: isAgreed(booking.status),
    now: Temporal.Instant.fromEpochMilliseconds(now),
  })
export type CancelCost = ReturnType<typeof cancelCost>
