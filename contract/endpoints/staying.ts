import * as z from 'zod/mini'
import { keep, never, queue } from '../policy.ts'
import * as booking from '../shapes/booking.ts'
import * as cancel from '../shapes/cancel.ts'
import * as complaint from '../shapes/complaint.ts'
import * as edit from '../shapes/edit.ts'
import { actOn, done, id, money } from '../shapes/primitives.ts'
import * as review from '../shapes/review.ts'
import type { Endpoint } from './endpoint.ts'

/** Changes a stay of mine and answers with it. */
const act = {
  method: 'POST',
  who: 'booking.own',
  output: booking.bookingDetail,
  offline: never,
  limit: 30,
  idempotent: true,
} as const

/** What a guest does with a booking after it was made. */
export const STAYING = {
  'booking.quoteEdit': {
    method: 'POST',
    path: '/v1/Booking/quote_edit',
    who: 'booking.own',
    input: z.object({ booking_id: id, ...edit.editWish.shape }),
    output: edit.editQuote,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_409', 'G_DOES_NOT_FIT', 'G_RIGHT_EXPIRED', 'G_EDITS_USED', 'G_CHECKED_IN'],
    limit: 120,
    says: 'The booking as it is beside what it would be, the difference, the editing fee and whether the nights are free.',
  },
  'booking.edit': {
    ...act,
    path: '/v1/Booking/edit',
    input: z.object({ ...actOn, ...edit.editWish.shape, shown_to_pay: money }),
    fails: [
      'G_INPUT',
      'G_404',
      'G_409',
      'G_DOES_NOT_FIT',
      'G_RIGHT_EXPIRED',
      'G_EDITS_USED',
      'G_CHECKED_IN',
      'G_NOTHING_CHANGED',
      'G_PRICE_CHANGED',
      'unavailable_room',
    ],
    says: 'Asks the host for a change and holds its new nights; a change of the contact alone goes to payment at once. Another price than the shown one is asked about.',
  },
  'booking.withdrawEdit': {
    ...act,
    path: '/v1/Booking/withdraw_edit',
    input: booking.actRequest,
    fails: ['G_404', 'G_409'],
    says: 'Takes my change back, or gives up paying for it; the booking stands as it was.',
  },
  'booking.answer': {
    ...act,
    path: '/v1/Booking/answer',
    input: cancel.answerRequest,
    fails: ['G_404', 'G_409', 'unavailable_room'],
    says: 'Accepts or refuses what the host asks for: a change, or a cancellation.',
  },
  'booking.complete': {
    ...act,
    path: '/v1/Booking/complete',
    input: booking.actRequest,
    fails: ['G_404', 'G_409', 'G_COMPLAINT_OPEN', 'G_STAY_NOT_OVER'],
    says: 'I have left: the stay is complete.',
  },
  'booking.complain': {
    method: 'POST',
    path: '/v1/Booking/complain',
    who: 'booking.own',
    input: complaint.complainRequest,
    output: booking.bookingDetail,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_409', 'G_NOT_CHECKED_IN', 'G_RIGHT_EXPIRED', 'G_COMPLAINT_OPEN'],
    limit: 10,
    idempotent: true,
    says: 'Complains with words and pictures; staff looks into it and the host is not paid meanwhile.',
  },
  'booking.endComplaint': {
    ...act,
    path: '/v1/Booking/end_complaint',
    input: booking.actRequest,
    fails: ['G_404', 'G_409'],
    says: 'Takes my complaint back.',
  },
  'booking.delete': {
    method: 'POST',
    path: '/v1/Booking/delete',
    who: 'booking.own',
    input: booking.actRequest,
    output: done,
    offline: never,
    fails: ['G_404', 'G_409', 'G_MONEY_DUE'],
    limit: 30,
    idempotent: true,
    says: 'Takes a booking that came to nothing off my list.',
  },
  'review.rate': {
    method: 'POST',
    path: '/v1/Review/rate',
    who: 'booking.own',
    input: review.rateRequest,
    output: review.myReview,
    offline: queue(7, 'review'),
    fails: ['G_INPUT', 'G_404', 'G_REVIEW_CLOSED', 'G_REVIEW_REPLIED'],
    limit: 30,
    idempotent: true,
    says: 'Reviews a stay that is complete, within 14 days; sent again within 48 hours it replaces the first.',
  },
  'review.mine': {
    method: 'GET',
    path: '/v1/Review/mine',
    who: 'booking.own',
    input: review.reviewsRequest,
    output: review.myReviews,
    offline: keep('bookings'),
    fails: [],
    limit: 120,
    says: 'My reviews, newest first, and stays that wait for one.',
  },
  'review.report': {
    method: 'POST',
    path: '/v1/Review/report',
    who: 'signedIn',
    input: review.reportRequest,
    output: done,
    offline: never,
    fails: ['G_404'],
    limit: 10,
    idempotent: true,
    says: 'Reports a review to staff.',
  },
} as const satisfies Record<string, Endpoint>
