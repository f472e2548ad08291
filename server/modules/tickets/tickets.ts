import type { Handlers } from '#server/handlers.ts'
import { transact } from '#server/db/transact.ts'
import { personOf } from '#server/refusal.ts'
import { GUEST, ownTickets, STAFF, ticketAct } from './acting.ts'
import { advanceTickets } from './advance.ts'
import { buyTickets } from './buy.ts'
import { cancelTickets, refuseUncancellable, ticketCancelQuoteOf } from './cancelling.ts'
import { ticketDetail } from './detail.ts'
import { gateTicketsOf, scanTicket } from './gate.ts'
import { hostTickets, hostTicketsPage } from './hostView.ts'
import { listTickets } from './list.ts'
import { keepTickets } from './ofStay.ts'
import { ticketQuote } from './quote.ts'
import type { TicketWorld } from './world.ts'

export { ownTickets, withCurrentTickets } from './acting.ts'
export { advanceTickets } from './advance.ts'
export { ticketDetail, ticketDetailWithoutCodes } from './detail.ts'
export { heldTickets } from './held.ts'
export { ticketJobs } from './jobs.ts'
export { ticketSummaries } from './list.ts'
export { endTicketsOfStay, openTicketsOfStay, ticketsOfStay } from './ofStay.ts'
export { keptForTickets, TicketsGone } from './effects.ts'
export {
  beginWithStay,
  readyWithStay,
  shownWithStay,
  ticketsWithStay,
  type TicketsWithStay,
} from './withStay.ts'
export { tellNewTicketCodes } from './newCodes.ts'
export { openTickets } from './personal.ts'
export {
  daysOfTickets,
  findServiceBooking,
  findTickets,
  keyOf,
  lockServiceBooking,
  receiveExtraForTickets,
  serviceBookingsById,
  serviceEventsOf,
  ticketsForBooks,
  ticketsTouched,
} from './store.ts'
export type { ServiceBookingRow } from './tables.ts'
export type { TicketWorld } from './world.ts'

type TicketCalls =
  | 'service.quote'
  | Extract<keyof Handlers, `serviceBooking.${string}`>
  | 'host.tickets'
  | 'host.scanTicket'
  | 'host.ticketBookings'
  | 'host.ticketBooking'
  | 'desk.cancelService'

/** Buying tickets, what one does with them after, and the gate. */
export const ticketsHandlers = (world: TicketWorld): Pick<Handlers, TicketCalls> => ({
  'service.quote': (input, { person, language }) =>
    ticketQuote(world, input, { guestId: person?.userId ?? null, language, now: world.clock.now() }),
  'serviceBooking.create': (input, context) => buyTickets(world, input, context),
  'serviceBooking.list': (input, context) =>
    listTickets(world, personOf(context).userId, input, context.language),
  'serviceBooking.detail': async ({ booking_id }, context) =>
    ticketDetail(world, await ownTickets(world, booking_id, personOf(context).userId), context.language),
  'serviceBooking.cancelQuote': async ({ booking_id }, context) => {
    const booking = await ownTickets(world, booking_id, personOf(context).userId)
    const now = world.clock.now()
    refuseUncancellable(booking, now)
    return transact(world.db, (tx) => ticketCancelQuoteOf(tx, booking, now))
  },
  'serviceBooking.cancel': ticketAct(world, GUEST)(cancelTickets),
  'serviceBooking.keep': ticketAct(world, GUEST)(keepTickets),
  'host.tickets': (_input, context) => gateTicketsOf(world, personOf(context).userId, context.language),
  'host.ticketBookings': (input, context) =>
    hostTicketsPage(world, personOf(context).userId, input, context.language),
  'host.ticketBooking': ({ booking_id }, context) =>
    hostTickets(world, booking_id, personOf(context).userId, context.language),
  'host.scanTicket': (input, context) => scanTicket(world, input, context),
  'desk.cancelService': ticketAct(
    world,
    STAFF,
  )((tx, booking, by, { reason }: { booking_id: string; version: number; reason: string }) =>
    advanceTickets(tx, booking, 'adminCancel', by, { facts: { reasonGiven: true }, params: { reason } }),
  ),
})
