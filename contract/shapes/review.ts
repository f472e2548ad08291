import * as z from 'zod/mini'
import { lettersOf } from '../letters.ts'
import { REVIEW_PHOTOS_MAX, REVIEW_TEXT_MAX } from '../numbers.ts'
import { pictureIds } from './photos.ts'
import { count, cursor, id, instant, pageSize, plainDate, requiredText, text } from './primitives.ts'
import { review } from './resort.ts'

const atMost = z.string().check(z.refine((typed) => lettersOf(typed) <= REVIEW_TEXT_MAX, { error: 'C_031' }))
/** More than any 500 letters take; what is longer is not even counted. */
const RAW_MAX = REVIEW_TEXT_MAX * 20
const stars = z.int({ error: 'C_002' }).check(z.gte(1, { error: 'C_002' }), z.lte(5, { error: 'C_004' }))

/** Three marks of 1 to 5, at most 500 letters, at most five pictures. Sent again within 48 hours it replaces the first. */
export const rateRequest = z.object({
  booking_id: id,
  clean: stars,
  convenient: stars,
  service: stars,
  text: z._default(z.pipe(text(RAW_MAX), atMost), ''),
  picture_ids: pictureIds(REVIEW_PHOTOS_MAX),
})

/** A review of mine. REJECTED is not shown to others, and `rejectedBecause` says why. `editableUntil` null: no longer. */
export const myReview = z.object({
  ...review.shape,
  bookingId: z.nullable(id),
  resortId: id,
  resortName: z.string(),
  resortPictureId: z.string(),
  state: z.enum(['PUBLISHED', 'REJECTED']),
  rejectedBecause: z.nullable(z.string()),
  editableUntil: z.nullable(instant),
})
export type MyReview = z.infer<typeof myReview>

/** A stay that may still be reviewed. */
const reviewable = z.object({
  bookingId: id,
  code: z.string(),
  resortId: id,
  resortName: z.string(),
  resortPictureId: z.string(),
  checkIn: plainDate,
  checkOut: plainDate,
  until: instant,
})
export const myReviews = z.object({
  reviews: z.array(myReview),
  /** Stays that wait for a review; on the first page only. */
  waiting: z.array(reviewable),
  next: z.nullable(z.string()),
})
export const reviewsRequest = z.object({ cursor, page_size: pageSize })

/** A review as the host sees it. `replyUntil` null: replied already, or too late. */
export const hostReview = z.object({
  ...review.shape,
  bookingCode: z.nullable(z.string()),
  resortId: id,
  resortName: z.string(),
  replyUntil: z.nullable(instant),
  reported: z.boolean(),
})
export const hostReviewPage = z.object({
  reviews: z.array(hostReview),
  next: z.nullable(z.string()),
  /** How many may still be replied to. */
  waiting: count,
})
export const replyRequest = z.object({
  review_id: id,
  text: z.pipe(requiredText(RAW_MAX), atMost),
})
export const reportRequest = z.object({ review_id: id, reason: requiredText(500) })
