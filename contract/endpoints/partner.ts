import { never } from '../policy.ts'
import { ticketCheckAnswer, ticketCheckRequest } from '../shapes/partner.ts'
import type { Endpoint } from './endpoint.ts'

/** The link to the partner who issues tickets; its user name and password never leave the server. */
export const PARTNER = {
  'partner.check': {
    method: 'POST',
    path: '/v1/Partner/check_booking_ticket',
    who: 'booking.create',
    input: ticketCheckRequest,
    output: ticketCheckAnswer,
    offline: never,
    fails: ['G_INPUT'],
    limit: 30,
    says: 'Asks the ticketing partner whether these tickets and this coupon can be had at these prices. It books nothing.',
  },
} as const satisfies Record<string, Endpoint>
