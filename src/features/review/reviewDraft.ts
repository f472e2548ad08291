/** A review that somebody has begun. */
export type ReviewDraft = {
  clean: number | null
  convenient: number | null
  service: number | null
  text: string
}

export const NO_REVIEW: ReviewDraft = { clean: null, convenient: null, service: null, text: '' }

/** What was begun, by booking: in memory alone, since it is a person's own and nothing of it may stay behind. */
const begun = new Map<string, ReviewDraft>()

/** What was begun for a stay in this tab; null when nothing was. */
export const readReview = (bookingId: string): ReviewDraft | null => begun.get(bookingId) ?? null

/** Keeps a review that is being written, so that closing the sheet loses nothing; null takes it away. */
export function keepReview(bookingId: string, draft: ReviewDraft | null): void {
  if (draft === null) begun.delete(bookingId)
  else begun.set(bookingId, draft)
}
