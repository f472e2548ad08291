import { lastArrivalOf, momentAt } from '../nights.ts'
import { machine } from '../machine.ts'
import type { BookingDetail, BookingSummary } from '../shapes/booking.ts'
import { BOOKED_FAMILY, type Status } from '../statuses.ts'
import { GUARDS, type BookingFacts } from './guards.ts'
import { BOOKING_ROWS, type Target } from './table.ts'

/** Where a row leads for a booking as it stands. */
function target(to: Target, facts: BookingFacts): Status {
  const base = facts.base ?? 'ORDERED'
  const here = facts.status ?? 'PENDING'
  switch (to) {
    case 'base':
      return base
    case 'same':
      return here
    case 'bookedOrConfirm':
      return GUARDS.booksAtOnce.holds(facts) ? 'ORDERED' : 'CSH_CONFIRM'
    case 'baseOrComplete':
      return GUARDS.stayEnded.holds(facts) ? 'SUCCESS' : base
    case 'sameOrReturn':
      return BOOKED_FAMILY.includes(here) ? here : here === 'CSH_REQUEST_CANCEL' ? base : 'EDIT_FAILED'
    default:
      return to
  }
}

/** The booking machine: `next(facts, event, actor)` is the step or why not; `can` asks only whether. */
export const bookingMachine = machine(BOOKING_ROWS, GUARDS, target)

/** The facts a screen knows of a booking; the server adds what only it can know. */
export function factsOf(
  booking: BookingSummary & Partial<Pick<BookingDetail, 'refundAmount'>>,
  now: Temporal.Instant,
  times: { checkIn: string; checkOut: string } = { checkIn: '14:00', checkOut: '12:00' },
): BookingFacts {
  const moment = (text: string | null) => (text === null ? null : Temporal.Instant.from(text))
  return {
    status: booking.status,
    base: booking.base,
    policy: booking.confirmationPolicy,
    paid: booking.paid > (booking.refundAmount ?? 0),
    accepted: false,
    transferReported: booking.transferReported,
    method: booking.paymentMethod,
    checkedIn: booking.checkedInAt !== null,
    now,
    holdUntil: moment(booking.holdUntil),
    hostDeadline: moment(booking.hostDeadline),
    arrival: momentAt(booking.checkIn, times.checkIn),
    lastArrival: lastArrivalOf(booking.checkOut),
    departure: momentAt(booking.checkOut, times.checkOut),
  }
}
