import { REPLY_DAYS, REVIEW_EDIT_HOURS } from '#contract/numbers.ts'

type Marks = { clean: number; convenient: number; service: number }

/** The three marks of a review, to be added to the averages (1) or taken out of them (-1). */
export const marksOf = ({ clean, convenient, service }: Marks, sign: 1 | -1): Marks => ({
  clean: clean * sign,
  convenient: convenient * sign,
  service: service * sign,
})

const openUntil = (until: Temporal.Instant, now: Temporal.Instant): string | null =>
  Temporal.Instant.compare(now, until) < 0 ? until.toString() : null

/** Until when a review may be said better; null once that is over or the host has replied. */
export const editableUntil = (
  review: { createdAt: Temporal.Instant; reply: string | null },
  now: Temporal.Instant,
): string | null =>
  review.reply === null ? openUntil(review.createdAt.add({ hours: REVIEW_EDIT_HOURS }), now) : null

/** Until when the host may reply; null once they have, or it is too late. */
export const replyUntil = (
  review: { createdAt: Temporal.Instant; reply: string | null },
  now: Temporal.Instant,
): string | null =>
  review.reply === null ? openUntil(review.createdAt.add({ hours: REPLY_DAYS * 24 }), now) : null
