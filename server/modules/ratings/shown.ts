import type { Language } from '#contract/shapes/primitives.ts'
import type { MyReview } from '#contract/shapes/review.ts'
import type { Catalogue } from '#server/modules/resorts/resorts.ts'
import { shownReview, type ReviewRow } from '#server/modules/reviews/reviews.ts'
import { editableUntil, replyUntil } from './rules.ts'

/** What reviews are shown with: read before a transaction begins, never inside one. */
export type Showing = { catalogue: Catalogue; language: Language; now: Temporal.Instant }

/** The names a review is shown with. */
function namesOf(review: ReviewRow, { catalogue, language }: Showing) {
  const resort = catalogue.resorts.get(review.resortId)
  const room = resort?.rooms.find(({ row }) => row.id === review.roomId)
  return {
    resortName: resort?.row.name[language] ?? '',
    resortPictureId: resort?.row.pictureIds[0] ?? '',
    stayedIn: room?.row.name[language] ?? '',
  }
}

/** A review as its author sees it. */
export function myReview(review: ReviewRow, showing: Showing): MyReview {
  const { stayedIn, resortName, resortPictureId } = namesOf(review, showing)
  return {
    ...shownReview(review, stayedIn, showing.language),
    bookingId: review.bookingId,
    resortId: review.resortId,
    resortName,
    resortPictureId,
    state: review.state,
    rejectedBecause: review.rejectedBecause,
    editableUntil: editableUntil(review, showing.now),
  }
}

/** A review as the host of the place sees it. */
export function reviewForHost(review: ReviewRow, bookingCode: string | null, showing: Showing) {
  const { stayedIn, resortName } = namesOf(review, showing)
  return {
    ...shownReview(review, stayedIn, showing.language),
    bookingCode,
    resortId: review.resortId,
    resortName,
    replyUntil: replyUntil(review, showing.now),
    reported: review.reportedAt !== null,
  }
}
