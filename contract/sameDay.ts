import { isBefore, later, momentAt } from './nights.ts'
import { HOST_CLOCK, HOST_LEAST_MINUTES, SAME_DAY_UNTIL } from './numbers.ts'
import type { ConfirmationPolicy } from './shapes/resort.ts'

/** What of a place says until when one books for the same day. `sameDayUntil`: its host's own time, `HH:mm`, null for none. */
export type SameDayTerms = {
  confirmationPolicy: ConfirmationPolicy
  checkInTime: string
  sameDayUntil: string | null
}
type Arrival = { checkIn: string; checkInTime: string }

const leastFrom = (now: Temporal.Instant) => now.add({ minutes: HOST_LEAST_MINUTES })

/** Until when a place takes bookings for the same day, `HH:mm`: its host's own time, else the product's. */
const sameDayUntil = ({ sameDayUntil: own, confirmationPolicy }: SameDayTerms): string =>
  own ?? (confirmationPolicy === 'INSTANT' ? SAME_DAY_UNTIL.atOnce : SAME_DAY_UNTIL.hostAsked)

/**
 * When a guest who books now should arrive: at check-in time; who books when that is near or over comes later that day, up to
 * the hour at which hosts close.
 */
export function arrivalFrom({ checkIn, checkInTime }: Arrival, now: Temporal.Instant): Temporal.Instant {
  const first = momentAt(checkIn, checkInTime)
  return isBefore(first, leastFrom(now)) ? later(first, momentAt(checkIn, HOST_CLOCK.closes)) : first
}

/** No host answers after the guest should have arrived; who is asked anyway, by money that came late, has half an hour. */
export const hostAnswersBefore = (stay: Arrival, now: Temporal.Instant): Temporal.Instant =>
  later(arrivalFrom(stay, now), leastFrom(now))

/** Whether a stay from this day on can be booked now: in time for the same day, and in time for the host to answer. */
export function takesBooking(place: SameDayTerms, checkIn: string, now: Temporal.Instant): boolean {
  if (!isBefore(now, momentAt(checkIn, sameDayUntil(place)))) return false
  if (place.confirmationPolicy === 'INSTANT') return true
  return !isBefore(arrivalFrom({ ...place, checkIn }, now), leastFrom(now))
}
