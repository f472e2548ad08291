import type { BookingFacts } from '#contract/booking/guards.ts'
import { lastArrivalOf, momentAt } from '#contract/nights.ts'
import type { Status } from '#contract/statuses.ts'
import type { BookingRow } from '../tables.ts'

/** What only the server can know; whoever drives an event says what it has made sure of. */
export type GivenFacts = Partial<
  Omit<
    Required<BookingFacts>,
    'status' | 'base' | 'policy' | 'method' | 'now' | 'arrival' | 'lastArrival' | 'departure'
  >
>

/**
 * Everything the machine asks of a booking. A screen may leave a fact out and be trusting; here a fact that nobody made sure
 * of does not hold, so a caller who forgets one is refused.
 */
export function factsOfRow(
  booking: Omit<BookingRow, 'status' | 'base' | 'version'> & { status: Status | null; base: Status | null },
  now: Temporal.Instant,
  given: GivenFacts = {},
): Required<BookingFacts> {
  return {
    edits: 0,
    nightsFree: false,
    priceUnchanged: false,
    voucherValid: false,
    voucherLeft: false,
    hostUnlocked: false,
    gatewaySaysUnpaid: false,
    bankMatched: false,
    receiptTicked: false,
    reasonGiven: false,
    feeAccepted: false,
    penaltyAccepted: false,
    evidenceGiven: false,
    complaintOpen: booking.status === 'COMPLAIN',
    refundConfirmed: false,
    nothingDue: false,
    difference: 0,
    codeValid: false,
    answerDue: false,
    accepted: booking.accepted,
    transferReported: booking.transferReported,
    checkedIn: booking.checkedInAt !== null,
    holdUntil: booking.holdUntil,
    hostDeadline: booking.hostDeadline,
    // A stay that a voucher pays in full is paid.
    paid: booking.paid > 0 || booking.total === 0,
    ...given,
    status: booking.status,
    base: booking.base,
    policy: booking.confirmationPolicy,
    method: booking.paymentMethod,
    now,
    arrival: momentAt(booking.checkIn, booking.checkInTime),
    lastArrival: lastArrivalOf(booking.checkOut),
    departure: momentAt(booking.checkOut, booking.checkOutTime),
  }
}
