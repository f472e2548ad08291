import { keep, never, queue } from '../policy.ts'
import { actRequest, bookingRequest } from '../shapes/booking.ts'
import { answerRequest } from '../shapes/cancel.ts'
import { editQuote } from '../shapes/edit.ts'
import * as host from '../shapes/host.ts'
import { nothing } from '../shapes/primitives.ts'
import { hostReview, hostReviewPage, replyRequest, reviewsRequest } from '../shapes/review.ts'
import type { Endpoint } from './endpoint.ts'

/** What a host reads, also without a network. */
const read = { method: 'GET', who: 'host.work', offline: keep('host'), limit: 240 } as const
/** What a host does with a booking; it answers with the booking as it is then. */
const act = {
  method: 'POST',
  who: 'host.work',
  output: host.hostBookingDetail,
  offline: never,
  limit: 30,
  idempotent: true,
} as const

/** What hosts do with the bookings of their places. */
export const HOSTS = {
  'host.today': {
    ...read,
    path: '/v1/Host/today',
    input: nothing,
    output: host.hostToday,
    fails: [],
    says: 'Arrivals, departures, what waits for an answer and by when, and what counts against the house.',
  },
  'host.bookings': {
    ...read,
    path: '/v1/Host/bookings',
    input: host.hostListRequest,
    output: host.hostBookingPage,
    fails: [],
    says: 'Bookings of my places under a tab, newest first, with the count of every tab.',
  },
  'host.booking': {
    ...read,
    path: '/v1/Host/booking',
    input: bookingRequest,
    output: host.hostBookingDetail,
    fails: ['G_404'],
    says: 'One booking of a place of mine.',
  },
  'host.confirm': {
    ...act,
    path: '/v1/Host/confirm',
    input: host.confirmRequest,
    fails: ['G_404', 'G_409', 'G_DEADLINE_PASSED', 'G_TOO_LATE_TO_ARRIVE', 'G_TICK_RECEIPT'],
    says: 'Confirms a paid booking. For a transfer: with the amount that arrived; another amount than due goes to staff.',
  },
  'host.accept': {
    ...act,
    path: '/v1/Host/accept',
    input: actRequest,
    fails: ['G_404', 'G_409', 'G_DEADLINE_PASSED', 'G_TOO_LATE_TO_ARRIVE', 'unavailable_room'],
    says: 'Accepts a request that is not paid yet; the guest then pays.',
  },
  'host.reject': {
    ...act,
    path: '/v1/Host/reject',
    input: host.rejectRequest,
    fails: ['G_INPUT', 'G_404', 'G_409', 'G_DEADLINE_PASSED'],
    says: 'Rejects a booking that waits, with a reason; everything paid goes back. “No money came” goes to staff first.',
  },
  'host.answerEdit': {
    ...act,
    path: '/v1/Host/answer_edit',
    input: answerRequest,
    fails: ['G_INPUT', 'G_404', 'G_409'],
    says: 'Accepts the change that a guest asks for, or refuses it with a reason.',
  },
  'host.quoteEdit': {
    method: 'POST',
    path: '/v1/Host/quote_edit',
    who: 'host.work',
    input: host.hostEditQuoteRequest,
    output: editQuote,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_409', 'G_DOES_NOT_FIT', 'G_RIGHT_EXPIRED'],
    limit: 120,
    says: 'What a change of a booking would mean for its guest; a host’s change has no fee.',
  },
  'host.requestEdit': {
    ...act,
    path: '/v1/Host/request_edit',
    input: host.hostEditRequest,
    fails: [
      'G_INPUT',
      'G_404',
      'G_409',
      'G_DOES_NOT_FIT',
      'G_RIGHT_EXPIRED',
      'G_NOTHING_CHANGED',
      'G_PRICE_CHANGED',
      'unavailable_room',
    ],
    says: 'Asks a guest for a change, with a reason; nothing changes before the guest agrees.',
  },
  'host.withdrawRequest': {
    ...act,
    path: '/v1/Host/withdraw_request',
    input: actRequest,
    fails: ['G_404', 'G_409'],
    says: 'Takes my request for a change or for a cancellation back.',
  },
  'host.cancellationTerms': {
    method: 'GET',
    path: '/v1/Host/cancellation_terms',
    who: 'host.work',
    input: nothing,
    output: host.cancellationTerms,
    offline: never,
    fails: [],
    limit: 120,
    says: 'How many cancellations count this month and this year, and what one more would do.',
  },
  'host.requestCancellation': {
    method: 'POST',
    path: '/v1/Host/request_cancellation',
    who: 'host.work',
    input: host.requestCancellationRequest,
    output: host.hostBookingDetail,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_409', 'G_RIGHT_EXPIRED', 'C_019', 'C_020', 'G_ASKED_TWICE'],
    limit: 10,
    idempotent: true,
    says: 'Asks a guest to cancel, with a reason and the counts that were shown; refused twice, staff decides.',
  },
  'host.departEarly': {
    ...act,
    path: '/v1/Host/depart_early',
    input: host.withReason,
    fails: ['G_INPUT', 'G_404', 'G_409', 'G_NOT_CHECKED_IN', 'G_COMPLAINT_OPEN'],
    says: 'The guest has left before check-out; nothing is paid back and the guest hears of it.',
  },
  'host.noShow': {
    ...act,
    path: '/v1/Host/no_show',
    input: actRequest,
    fails: ['G_404', 'G_409', 'G_CHECKED_IN', 'G_STAY_NOT_OVER', 'G_COMPLAINT_OPEN'],
    says: 'Nobody came: once the stay is over it is complete without a refund.',
  },
  'host.complete': {
    ...act,
    path: '/v1/Host/complete',
    input: actRequest,
    fails: ['G_404', 'G_409', 'G_COMPLAINT_OPEN', 'G_STAY_NOT_OVER'],
    says: 'The stay is over.',
  },
  'host.reviews': {
    method: 'GET',
    path: '/v1/Host/reviews',
    who: 'host.work',
    input: reviewsRequest,
    output: hostReviewPage,
    offline: keep('host'),
    fails: [],
    limit: 120,
    says: 'Reviews of my places, newest first.',
  },
  'host.reply': {
    method: 'POST',
    path: '/v1/Host/reply',
    who: 'host.work',
    input: replyRequest,
    output: hostReview,
    offline: queue(7, 'review'),
    fails: ['G_INPUT', 'G_404', 'G_REVIEW_CLOSED', 'G_REVIEW_REPLIED'],
    limit: 30,
    idempotent: true,
    says: 'Replies to a review, once, within 30 days.',
  },
} as const satisfies Record<string, Endpoint>
