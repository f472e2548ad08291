import * as z from 'zod/mini'
import { bookingTime, serviceQuote, ticketCount } from './service.ts'
import { count, id } from './primitives.ts'

export { MAX_STAY_SERVICES } from '../stayServices.ts'

/** Tickets that are booked along with a stay: which service, when, how many of which ticket. */
export const stayTickets = z.object({
  service_id: id,
  booking_time: bookingTime,
  tickets: z.array(ticketCount).check(
    z.maxLength(20),
    z.refine((tickets) => tickets.some(({ quantity }) => quantity > 0), { error: 'G_TICKETS_NONE' }),
  ),
})
export type StayTickets = z.infer<typeof stayTickets>

/** Tickets of a stay as they are priced now. `problem` is the code of why they cannot be had so. */
export const pricedStayTickets = z.object({
  service_id: id,
  booking_time: bookingTime,
  name: z.string(),
  quote: serviceQuote,
  left: count,
  problem: z.nullable(z.string()),
})
export type PricedStayTickets = z.infer<typeof pricedStayTickets>
