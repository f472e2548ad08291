import * as z from 'zod/mini'
import type { Code } from './codes.ts'
import type { Capability } from './grants.ts'
import { keep, lookup, never, type OfflinePolicy } from './policy.ts'
import * as account from './shapes/account.ts'
import * as booking from './shapes/booking.ts'
import * as home from './shapes/home.ts'
import { lookupList } from './shapes/lookup.ts'
import * as payment from './shapes/payment.ts'
import { cursor, id, pageSize, plainDate } from './shapes/primitives.ts'
import * as resort from './shapes/resort.ts'
import * as search from './shapes/search.ts'

/** The base of every call. */
export const API_BASE = '/api_cus/api'

/**
 * One call. `who`: anyone, a signed-in person, a capability, or the gateway (which proves itself by signature);
 * what belongs to another person answers exactly like what does not exist. `limit` is calls a minute for one caller.
 * `idempotent` writes take an Idempotency-Key. `raw` answers stand outside the {status, data} envelope.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  who: 'anyone' | 'signedIn' | 'gateway' | Capability
  input: z.ZodMiniType
  output: z.ZodMiniType
  offline: OfflinePolicy
  fails: readonly Code[]
  limit: number
  idempotent?: true
  raw?: true
  /** One sentence for the reader of the API page. */
  says: string
}

const nothing = z.object({})
const done = z.object({ done: z.literal(true) })

export const ENDPOINTS = {
  'helper.projectAreas': {
    method: 'GET',
    path: '/v1/Helper/project_areas',
    who: 'anyone',
    input: nothing,
    output: lookupList,
    offline: lookup(60, 90),
    fails: [],
    limit: 240,
    says: 'The project areas one can travel to.',
  },
  'helper.services': {
    method: 'GET',
    path: '/v1/Helper/services',
    who: 'anyone',
    input: nothing,
    output: lookupList,
    offline: lookup(60, 90),
    fails: [],
    limit: 240,
    says: 'Services a resort can offer, for the filter.',
  },
  'helper.benefits': {
    method: 'GET',
    path: '/v1/Helper/benefits',
    who: 'anyone',
    input: nothing,
    output: lookupList,
    offline: lookup(60, 90),
    fails: [],
    limit: 240,
    says: 'Benefits a room can have, for the filter.',
  },
  'search.resorts': {
    method: 'POST',
    path: '/v1/Search/resorts',
    who: 'anyone',
    input: search.searchRequest,
    output: search.searchAnswer,
    offline: lookup(1, 14),
    fails: ['G_INPUT'],
    limit: 240,
    says: 'Rooms that are free for the dates and people, filtered, sorted and paged.',
  },
  'home.projectAreaName': {
    method: 'GET',
    path: '/v1/Home/project_area_name',
    who: 'anyone',
    input: home.areaNameRequest,
    output: home.areaNameAnswer,
    offline: lookup(60, 90),
    fails: ['G_404'],
    limit: 240,
    says: 'The name of one project area in a language (0 Vietnamese, 1 English).',
  },
  'home.blocks': {
    method: 'GET',
    path: '/v1/Home/blocks',
    who: 'anyone',
    input: nothing,
    output: home.homeBlocks,
    offline: lookup(10, 30),
    fails: [],
    limit: 240,
    says: 'Everything on the home page below the search.',
  },
  'resort.detail': {
    method: 'GET',
    path: '/v1/Resort/detail',
    who: 'anyone',
    input: z.object({ resort_id: id }),
    output: resort.resortDetail,
    offline: lookup(5, 30),
    fails: ['G_404'],
    limit: 240,
    says: 'One resort with its rooms and rates.',
  },
  'resort.calendar': {
    method: 'GET',
    path: '/v1/Resort/calendar',
    who: 'anyone',
    input: z.object({ resort_id: id, room_id: z.optional(id), from_day: plainDate, to_day: plainDate }),
    output: resort.calendar,
    offline: lookup(1, 7),
    fails: ['G_404', 'G_INPUT'],
    limit: 240,
    says: 'Free units and prices, night by night, at most 200 nights a call.',
  },
  'resort.reviews': {
    method: 'GET',
    path: '/v1/Resort/reviews',
    who: 'anyone',
    input: z.object({ resort_id: id, cursor, page_size: pageSize }),
    output: resort.reviewPage,
    offline: lookup(10, 30),
    fails: ['G_404'],
    limit: 240,
    says: 'Reviews of a resort, newest first.',
  },
  'booking.quote': {
    method: 'POST',
    path: '/v1/Booking/quote',
    who: 'anyone',
    input: booking.quoteRequest,
    output: booking.quoteAnswer,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_DOES_NOT_FIT'],
    limit: 120,
    says: 'The price of a stay, line by line, and whether it is free.',
  },
  'booking.create': {
    method: 'POST',
    path: '/v1/Booking/create',
    who: 'booking.create',
    input: booking.createRequest,
    output: booking.bookingDetail,
    offline: never,
    fails: [
      'G_INPUT',
      'G_404',
      'G_DOES_NOT_FIT',
      'unavailable_room',
      'G_PRICE_CHANGED',
      'invalid_coupon',
      'wrong_coupon_code',
      'C_017',
      'G_HOST_LOCKED',
    ],
    limit: 30,
    idempotent: true,
    says: 'Holds the nights for 20 minutes and makes the booking.',
  },
  'booking.list': {
    method: 'GET',
    path: '/v1/Booking/bookings',
    who: 'booking.own',
    input: booking.listRequest,
    output: booking.bookingPage,
    offline: keep('bookings'),
    fails: [],
    limit: 240,
    says: 'My bookings under a tab, newest first, with the count of every tab.',
  },
  'booking.detail': {
    method: 'GET',
    path: '/v1/Booking/detail',
    who: 'booking.own',
    input: booking.bookingRequest,
    output: booking.bookingDetail,
    offline: keep('bookings'),
    fails: ['G_404'],
    limit: 240,
    says: 'One booking of mine with everything needed at the gate.',
  },
  'booking.chooseTransfer': {
    method: 'POST',
    path: '/v1/Booking/choose_transfer',
    who: 'booking.own',
    input: booking.actRequest,
    output: booking.bookingDetail,
    offline: never,
    fails: ['G_404', 'G_409', 'payment_expired'],
    limit: 30,
    idempotent: true,
    says: 'Pay by bank transfer: shows the account and a VietQR.',
  },
  'booking.switchToVnpay': {
    method: 'POST',
    path: '/v1/Booking/switch_vnpay',
    who: 'booking.own',
    input: booking.actRequest,
    output: booking.bookingDetail,
    offline: never,
    fails: ['G_404', 'G_409', 'payment_expired', 'G_TRANSFER_REPORTED'],
    limit: 30,
    idempotent: true,
    says: 'Back from bank transfer to VNPay.',
  },
  'booking.reportTransfer': {
    method: 'POST',
    path: '/v1/Booking/report_transfer',
    who: 'booking.own',
    input: booking.actRequest,
    output: booking.bookingDetail,
    offline: never,
    fails: ['G_404', 'G_409', 'payment_expired'],
    limit: 30,
    idempotent: true,
    says: 'I have transferred: the host checks the account.',
  },
  'booking.cancel': {
    method: 'POST',
    path: '/v1/Booking/cancel',
    who: 'booking.own',
    input: booking.actRequest,
    output: booking.bookingDetail,
    offline: never,
    fails: ['G_404', 'G_409', 'G_TRANSFER_REPORTED', 'G_NOT_YET'],
    limit: 30,
    idempotent: true,
    says: 'Cancels an unpaid booking and gives the nights back.',
  },
  'payment.vnpayAddress': {
    method: 'POST',
    path: '/v1/Payment/vnpay_address',
    who: 'booking.own',
    input: booking.actRequest,
    output: payment.payAddress,
    offline: never,
    fails: ['G_404', 'G_409', 'payment_expired'],
    limit: 30,
    idempotent: true,
    says: 'The signed address of the gateway for one payment attempt; after a failed one, a new attempt.',
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
  'payment.vnpayIpn': {
    method: 'GET',
    path: '/v1/Payment/vnpay_ipn',
    who: 'gateway',
    input: z.record(z.string(), z.string()),
    output: payment.ipnAnswer,
    offline: never,
    fails: [],
    limit: 6000,
    raw: true,
    says: 'The gateway’s own call; answers 00, 01, 02, 04, 97 or 99.',
  },
  'account.login': {
    method: 'POST',
    path: '/v1/Account/app_login',
    who: 'anyone',
    input: account.loginRequest,
    output: account.loginAnswer,
    offline: never,
    fails: ['G_INPUT', 'C_003', 'G_429'],
    limit: 20,
    says: 'Sign-in with email or phone and password.',
  },
  'account.guest': {
    method: 'GET',
    path: '/v1/Account/app_guest',
    who: 'signedIn',
    input: nothing,
    output: account.currentUser,
    offline: keep('account'),
    fails: ['G_401'],
    limit: 240,
    says: 'The person signed in.',
  },
  'account.refresh': {
    method: 'POST',
    path: '/v1/Account/refreshToken',
    who: 'anyone',
    input: account.refreshRequest,
    output: account.refreshAnswer,
    offline: never,
    fails: ['G_401'],
    limit: 60,
    says: 'New tokens for old; an old refresh token used twice ends the family.',
  },
  'account.signOut': {
    method: 'POST',
    path: '/v1/Account/sign_out',
    who: 'anyone',
    input: nothing,
    output: done,
    offline: never,
    fails: [],
    limit: 60,
    says: 'Ends this session.',
  },
  'notification.totalUnread': {
    method: 'POST',
    path: '/v1/Notification/notifications_total_unread',
    who: 'signedIn',
    input: z.object({ language: z.optional(z.int()) }),
    output: z.nullable(z.int()),
    offline: keep('notifications'),
    fails: [],
    limit: 240,
    says: 'How many notices are unread.',
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof ENDPOINTS
export type Input<N extends EndpointName> = z.input<(typeof ENDPOINTS)[N]['input']>
export type Parsed<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['input']>
export type Output<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['output']>

/** The names of all calls, in the order of the table. */
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS).filter((name): name is EndpointName =>
  Object.hasOwn(ENDPOINTS, name),
)
