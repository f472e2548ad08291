import * as z from 'zod/mini'
import { keep, never } from '../policy.ts'
import * as booking from '../shapes/booking.ts'
import * as payment from '../shapes/payment.ts'
import { exactly, nothing } from '../shapes/primitives.ts'
import type { Endpoint } from './endpoint.ts'

/** The gateway and what is known of a payment. */
export const PAYMENTS = {
  'payment.vnpayAddress': {
    method: 'POST',
    path: '/v1/Payment/vnpay_address',
    who: 'booking.own',
    input: booking.actRequest,
    output: payment.payAddress,
    offline: never,
    fails: ['G_404', 'G_409', 'payment_expired', 'G_TOO_LATE_TO_ARRIVE', 'G_TRANSFER_REPORTED'],
    limit: 30,
    idempotent: true,
    says: 'The signed address of the gateway for one payment attempt of a booking or of its change; after a failed one, a new attempt.',
  },
  'payment.vnpayReturn': {
    method: 'POST',
    path: '/v1/Payment/vnpay_return',
    who: 'booking.own',
    input: payment.returnRequest,
    output: payment.paymentState,
    offline: never,
    fails: ['G_404', 'G_INPUT'],
    limit: 60,
    says: 'What is known of the payment a person came back from; the address only shows, it never decides.',
  },
  'payment.state': {
    method: 'GET',
    path: '/v1/Payment/state',
    who: 'booking.own',
    input: booking.bookingRequest,
    output: payment.paymentState,
    offline: never,
    fails: ['G_404'],
    limit: 120,
    says: 'What is known of a booking’s payment; asks the gateway when nothing is.',
  },
  'payment.charged': {
    method: 'POST',
    path: '/v1/Payment/charged',
    who: 'booking.own',
    input: payment.chargedRequest,
    output: payment.chargedAnswer,
    offline: never,
    fails: ['G_404'],
    limit: 10,
    idempotent: true,
    says: '“Money was taken but it failed”: asks the gateway about every attempt again; else staff looks into it.',
  },
  'voucher.mine': {
    method: 'GET',
    path: '/v1/Voucher/mine',
    who: 'booking.own',
    input: nothing,
    output: payment.myVouchers,
    offline: keep('account'),
    fails: [],
    limit: 120,
    says: 'Vouchers I may use, and those I used.',
  },
  'payment.vnpayIpn': {
    method: 'GET',
    path: '/v1/Payment/vnpay_ipn',
    who: 'gateway',
    input: z.record(exactly(200), exactly(4000)),
    output: payment.ipnAnswer,
    offline: never,
    fails: [],
    limit: 6000,
    raw: true,
    says: 'The gateway’s own call; answers 00, 01, 02, 04, 97 or 99.',
  },
} as const satisfies Record<string, Endpoint>
