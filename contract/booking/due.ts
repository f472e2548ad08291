import type { BookingSummary, Due } from '../shapes/booking.ts'
import type { RefundProgressShape } from '../shapes/refund.ts'
import { bookingMachine, factsOf } from './booking.ts'
import type { BookingEvent } from './names.ts'

/** The steps of the machine that say whether something still waits for the guest; what is not here ends by its moment alone. */
const STEPS: Partial<Record<Due['what'], readonly BookingEvent[]>> = {
  pay: ['chooseTransfer', 'retryPayment', 'reportTransfer'],
  answerChange: ['refuseHostEdit'],
  answerCancellation: ['refuseCancellation'],
}

/**
 * What waits for the guest of a booking at a moment, what ends first on top: the payment of its hold, and what its server told
 * (`due`) as far as that has neither ended nor been done. A copy kept on a device says it by the same rule.
 */
export function dueNow(booking: BookingSummary, now: Temporal.Instant): Due[] {
  const facts = factsOf(booking, now)
  const hold: Due[] = booking.holdUntil === null ? [] : [{ what: 'pay', until: booking.holdUntil }]
  return [...hold, ...(booking.due ?? [])]
    .filter(
      ({ what, until }) =>
        (until === null || Temporal.Instant.compare(now, Temporal.Instant.from(until)) < 0) &&
        (STEPS[what]?.some((event) => bookingMachine.can(facts, event, 'KT')) ?? true),
    )
    .sort(byEnd)
}

/** What ends first stands first; what has no end stands last. */
export const byEnd = (one: Due, other: Due): number =>
  (one.until === null ? Infinity : Date.parse(one.until)) -
    (other.until === null ? Infinity : Date.parse(other.until)) || 0

/** Whether a refund goes by a transfer that is not sent, so that the guest's account has to be known: what a gateway refused does, too. */
export const needsAccount = ({ way, state }: Pick<RefundProgressShape, 'way' | 'state'>): boolean =>
  state === 'REJECTED' || (way === 'BANK' && state !== 'SENT' && state !== 'DONE')
