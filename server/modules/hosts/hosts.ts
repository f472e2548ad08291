import type { HOUSES } from '#contract/endpoints/houses.ts'
import type { Handlers } from '#server/handlers.ts'
import type { BookingWorld } from '#server/modules/bookings/bookings.ts'
import { hostActs } from './acts.ts'
import { hostCalendar } from './calendar.ts'
import { hostGate } from './gate.ts'
import { hostLooks } from './looks.ts'
import { hostMoney } from './money.ts'

export { shownCheckin } from './gate.ts'
export { shownPayout } from './payouts.ts'

type Elsewhere =
  | keyof typeof HOUSES
  | 'host.reviews'
  | 'host.reply'
  | 'host.checkinKeys'
  | 'host.arrivals'
  | 'host.residency'
  | 'host.residencyDone'
  | 'host.tickets'
  | 'host.scanTicket'
  | 'host.ticketBookings'
  | 'host.ticketBooking'
type HostCalls = Exclude<Extract<keyof Handlers, `host.${string}`>, Elsewhere>

/**
 * The calls of hosts. Those about reviews belong to the ratings, those that a phone at the gate asks to the gate, what they
 * say of their places to the resorts.
 */
export const hostsHandlers = (world: BookingWorld): Pick<Handlers, HostCalls> => ({
  ...hostActs(world),
  ...hostLooks(world),
  ...hostGate(world),
  ...hostCalendar(world),
  ...hostMoney(world),
})
