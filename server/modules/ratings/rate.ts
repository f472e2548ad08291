import { uuidv7 } from 'uuidv7'
import type { Parsed } from '#contract/endpoints.ts'
import { REVIEW_EDIT_HOURS, REVIEW_PHOTOS_MAX } from '#contract/numbers.ts'
import type { MyReview } from '#contract/shapes/review.ts'
import { transact } from '#server/db/transact.ts'
import type { Transaction } from '#server/db/client.ts'
import type { CallContext } from '#server/handlers.ts'
import {
  completionsOf,
  lockBooking,
  reviewEnd,
  roomsOf,
  type BookingRow,
  type BookingWorld,
} from '#server/modules/bookings/bookings.ts'
import { claimPictures } from '#server/modules/files/files.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { addMarks, catalogueOf } from '#server/modules/resorts/resorts.ts'
import {
  insertReview,
  lockReviewOfBooking,
  updateReview,
  type ReviewRow,
} from '#server/modules/reviews/reviews.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { marksOf } from './rules.ts'
import { myReview } from './shown.ts'

type Rating = Parsed<'review.rate'>
const marksIn = ({ clean, convenient, service }: Rating) => ({ clean, convenient, service })

/** Replaces what was written before: for two days, and until the host has replied. */
async function rewrite(tx: Transaction, before: ReviewRow, rating: Rating, now: Temporal.Instant) {
  if (before.reply !== null) refuse('G_REVIEW_REPLIED')
  if (Temporal.Instant.compare(now, before.createdAt.add({ hours: REVIEW_EDIT_HOURS })) >= 0)
    refuse('G_REVIEW_CLOSED')
  const after = await updateReview(tx, before, {
    ...marksIn(rating),
    text: rating.text,
    translations: {},
    pictureIds: rating.picture_ids,
  })
  if (before.state === 'PUBLISHED') {
    await addMarks(tx, before.resortId, { ...marksOf(before, -1), count: 0 })
    await addMarks(tx, before.resortId, { ...marksOf(after, 1), count: 0 })
  }
  return after
}

async function write(
  tx: Transaction,
  booking: BookingRow,
  rating: Rating,
  now: Temporal.Instant,
): Promise<ReviewRow> {
  const [completed] = await completionsOf(tx, [booking])
  if (booking.status !== 'SUCCESS' || !completed || reviewEnd(completed.at, now) === null)
    return refuse('G_REVIEW_CLOSED')
  const [room] = await roomsOf(tx, booking)
  const review: ReviewRow = {
    resortId: booking.resortId,
    id: uuidv7(),
    bookingId: booking.id,
    roomId: room?.roomId ?? refuse('G_REVIEW_CLOSED'),
    guestId: booking.tenantId,
    guestName: booking.contact.fullName,
    ...marksIn(rating),
    text: rating.text,
    translations: {},
    pictureIds: rating.picture_ids,
    state: 'PUBLISHED',
    createdAt: now,
    reply: null,
    replyTranslations: null,
    repliedAt: null,
    rejectedBecause: null,
    reportedAt: null,
    report: null,
  }
  await insertReview(tx, review)
  await addMarks(tx, review.resortId, { ...marksOf(review, 1), count: 1 })
  await addNotices(tx, [
    {
      userId: booking.hostId,
      target: TARGETS.RATE,
      ref: booking.id,
      kind: 'host.reviewed',
      params: { code: booking.code },
      createdAt: now,
    },
  ])
  return review
}

/** Reviews a stay of mine, once; within two days it may be said better. */
export async function rate(world: BookingWorld, rating: Rating, context: CallContext): Promise<MyReview> {
  const { userId } = personOf(context)
  const catalogue = await catalogueOf(world)()
  return transact(world.db, async (tx) => {
    const now = world.clock.now()
    const booking = await lockBooking(tx, rating.booking_id)
    if (!booking || booking.tenantId !== userId || booking.status === 'DELETE') return refuse('G_404')
    // Locked: the host may reply to it, and staff take it away, in the same moment.
    const before = await lockReviewOfBooking(tx, booking)
    const review = before ? await rewrite(tx, before, rating, now) : await write(tx, booking, rating, now)
    const pictures = { pictureIds: review.pictureIds, most: REVIEW_PHOTOS_MAX }
    await claimPictures(tx, { use: 'REVIEW', ref: review.id, ownerId: userId, ...pictures, now })
    const answer = myReview(review, { catalogue, language: context.language, now })
    await context.keepAnswer(tx, answer)
    return answer
  })
}
