import { machine } from '../machine.ts'
import { momentAt } from '../nights.ts'
import type { ServiceStatus } from '../serviceStatuses.ts'
import type { ServiceBookingSummary } from '../shapes/serviceBooking.ts'
import { SERVICE_GUARDS, type ServiceFacts } from './guards.ts'
import { SERVICE_ROWS, type ServiceTarget } from './table.ts'

function target(to: ServiceTarget, facts: ServiceFacts): ServiceStatus {
  return to === 'same' ? (facts.status ?? 'SERVICE_PENDING') : to
}

/** The service machine: `next(facts, event, actor)` is the step or why not; `can` asks only whether. */
export const serviceMachine = machine(SERVICE_ROWS, SERVICE_GUARDS, target)

/** The end of the day on which tickets are good. */
export const dayEndOf = (date: string): Temporal.Instant =>
  momentAt(Temporal.PlainDate.from(date).add({ days: 1 }).toString(), '00:00')

/** The facts a screen knows of a service booking; the server adds what only it can know. */
export function serviceFactsOf(booking: ServiceBookingSummary, now: Temporal.Instant): ServiceFacts {
  return {
    status: booking.status,
    now,
    paid: booking.paid > 0,
    partner: booking.confirming ? 'PENDING' : 'ORDERED',
    holdUntil: booking.holdUntil === null ? null : Temporal.Instant.from(booking.holdUntil),
    freeUntil: Temporal.Instant.from(booking.freeUntil),
    startsAt: momentAt(booking.date, booking.time),
    dayEnds: dayEndOf(booking.date),
    ticketsUsed: booking.ticketsUsed,
    ticketsLeft: booking.quantity - booking.ticketsUsed - booking.ticketsCancelled,
  }
}
