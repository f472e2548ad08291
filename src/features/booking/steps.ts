import { useServerTime } from '#src/api/serverClock.ts'
import { bookingMachine, factsOf } from '#contract/booking/booking.ts'
import type { BookingFacts } from '#contract/booking/guards.ts'
import type { BookingEvent } from '#contract/booking/names.ts'
import { NO_ROW, NOT_YOURS } from '#contract/machine.ts'
import { MAX_EDITS } from '#contract/numbers.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'

/** All that a screen knows of a booking, as the machine asks for it. */
const factsOfDetail = (booking: BookingDetail, now: number): BookingFacts => ({
  ...factsOf(booking, Temporal.Instant.fromEpochMilliseconds(now), {
    checkIn: booking.arrival.checkInTime,
    checkOut: booking.arrival.checkOutTime,
  }),
  edits: MAX_EDITS - booking.editsLeft,
  complaintOpen: booking.complaint !== null && booking.complaint.closedAt === null,
  nothingDue: booking.refunds.length === 0 && !booking.verifyingPayment,
  ...(booking.edit === null ? {} : { difference: booking.edit.toPay }),
})

/** Whether a step is there for a guest now. `why` is the code of what stands against it, null where nothing of the kind is offered. */
export type GuestStep = { can: boolean; why: string | null }

/** What the guest may do with a booking, asked step by step of its machine. */
export function guestSteps(booking: BookingDetail, now: number): (event: BookingEvent) => GuestStep {
  const facts = factsOfDetail(booking, now)
  return (event) => {
    const step = bookingMachine.next(facts, event, 'KT')
    if (step.ok) return { can: true, why: null }
    return { can: false, why: step.why === NO_ROW || step.why === NOT_YOURS ? null : step.why }
  }
}

/** As {@link guestSteps}, kept current by the server's clock. */
export function useGuestSteps(booking: BookingDetail) {
  const now = useServerTime(5000)
  return { now, step: guestSteps(booking, now) }
}
