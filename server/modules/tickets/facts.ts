import { momentAt } from '#contract/nights.ts'
import { freeUntilOf } from '#contract/service/cancelling.ts'
import type { ServiceFacts } from '#contract/service/guards.ts'
import { dayEndOf } from '#contract/service/service.ts'
import type { ServiceStatus } from '#contract/serviceStatuses.ts'
import type { ServiceBookingRow } from './tables.ts'

/** What only the server can know; whoever drives an event says what it has made sure of. */
export type GivenFacts = Partial<
  Pick<
    ServiceFacts,
    | 'slotFree'
    | 'slotOpen'
    | 'priceUnchanged'
    | 'couponValid'
    | 'partnerAgrees'
    | 'gatewaySaysUnpaid'
    | 'feeAccepted'
    | 'reasonGiven'
    | 'codeValid'
  >
>

/** Everything the machine asks of a service booking. A fact that nobody made sure of does not hold here. */
export function factsOfTickets(
  booking: Omit<ServiceBookingRow, 'status' | 'version'> & { status: ServiceStatus | null },
  now: Temporal.Instant,
  given: GivenFacts = {},
): Required<ServiceFacts> {
  return {
    slotFree: false,
    slotOpen: false,
    priceUnchanged: false,
    couponValid: false,
    partnerAgrees: false,
    gatewaySaysUnpaid: false,
    feeAccepted: false,
    reasonGiven: false,
    codeValid: false,
    ...given,
    status: booking.status,
    now,
    // Tickets that a coupon pays in full are paid once they wait for the partner.
    paid: booking.paid > 0 || booking.confirming,
    partner: booking.partnerStatus ?? 'ORDERED',
    holdUntil: booking.holdUntil,
    freeUntil: freeUntilOf(booking),
    startsAt: momentAt(booking.date, booking.time),
    dayEnds: dayEndOf(booking.date),
    ticketsUsed: booking.ticketsUsed,
    ticketsLeft: booking.quantity - booking.ticketsUsed - booking.ticketsCancelled,
  }
}
