import { never } from '../policy.ts'
import { bookingRequest } from '../shapes/booking.ts'
import { bankAnswer } from '../shapes/house.ts'
import { setRefundAccountRequest } from '../shapes/refundAccount.ts'
import type { Endpoint } from './endpoint.ts'

/** Where money that came by bank transfer goes back to: the guest says, staff sends. */
export const REFUND_ACCOUNTS = {
  'booking.refundAccount': {
    method: 'GET',
    path: '/v1/Booking/refund_account',
    who: 'booking.own',
    input: bookingRequest,
    output: bankAnswer,
    offline: never,
    fails: ['G_404'],
    limit: 60,
    says: 'The account that a refund of my booking is sent to; null until I have said it.',
  },
  'booking.setRefundAccount': {
    method: 'POST',
    path: '/v1/Booking/set_refund_account',
    who: 'booking.own',
    input: setRefundAccountRequest,
    output: bankAnswer,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_409', 'G_CONFIRM'],
    confirm: true,
    limit: 20,
    idempotent: true,
    says: 'Says which account a refund by bank transfer is sent to, until it is sent.',
  },
} as const satisfies Record<string, Endpoint>
