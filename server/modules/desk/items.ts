import type { QueueItem } from '#contract/shapes/desk.ts'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import type { StaffCase } from '#server/modules/bookings/bookings.ts'
import type { ComplaintRow } from '#server/modules/complaints/complaints.ts'
import type { PayoutRow } from '#server/modules/payouts/payouts.ts'
import type { RefundRow } from '#server/modules/refunds/refunds.ts'
import type { Transfer } from '#server/modules/transfers/transfers.ts'
import type { ReviewRow } from '#server/modules/reviews/reviews.ts'

/** Whom something in a queue is about. */
export type About = { booking: BookingSummary | null; guestName: string; hostName: string }
const nothingElse = { text: '', pictureIds: [], amount: null, until: null, params: {} }

const wordsOf = ({ params }: StaffCase): string => {
  const words = params['reason'] ?? params['note']
  return typeof words === 'string' ? words : ''
}
const amountOf = ({ params }: StaffCase): number | null => {
  const amount = params['received'] ?? params['amount']
  return typeof amount === 'number' ? amount : null
}

/** A case as it stands in a queue. */
export const caseItem = (row: StaffCase, about: About): QueueItem => ({
  ...about,
  ...nothingElse,
  id: row.id,
  kind: row.kind,
  text: wordsOf(row),
  amount: amountOf(row),
  createdAt: row.createdAt.toString(),
  until: row.until?.toString() ?? null,
  params: row.params,
})

/** Money of nobody, as the bank told of it. */
export const nobodysItem = (row: Transfer, about: About): QueueItem => ({
  ...about,
  ...nothingElse,
  id: row.id,
  kind: 'nobodysTransfer',
  text: row.memo ?? '',
  amount: row.amount,
  createdAt: row.heardAt.toString(),
  params: { number: row.transactionId ?? '', account: row.toAccount ?? '' },
})

/** A refund that waits for staff: `kind` is its state, and REJECTED says why the gateway refused. */
export const refundItem = (row: RefundRow, about: About): QueueItem => ({
  ...about,
  ...nothingElse,
  id: row.id,
  kind: row.state,
  amount: row.amount,
  createdAt: row.createdAt.toString(),
  params: {
    reason: row.reason,
    way: row.reference === null ? 'BANK' : 'GATEWAY',
    ...(row.refusal === null ? {} : { refusal: row.refusal }),
    ...(row.proof === null ? {} : { proof: row.proof }),
    ...(row.state === 'SENT' && row.sentAt !== null ? { sentAt: row.sentAt.toString() } : {}),
  },
})

/** A complaint; once decided with everything back it waits for the money alone. */
export const complaintItem = (row: ComplaintRow, about: About): QueueItem => ({
  ...about,
  ...nothingElse,
  id: row.id,
  kind: row.decision ?? 'OPEN',
  text: row.text,
  pictureIds: row.pictureIds,
  createdAt: row.openedAt.toString(),
})

/** A reported review, with what was said against it. */
export const reviewItem = (row: ReviewRow, about: About): QueueItem => ({
  ...about,
  ...nothingElse,
  id: row.id,
  kind: row.state,
  text: row.text,
  pictureIds: row.pictureIds,
  createdAt: (row.reportedAt ?? row.createdAt).toString(),
  params: {
    report: row.report ?? '',
    clean: row.clean,
    convenient: row.convenient,
    service: row.service,
  },
})

/** A payout that is due; `atHost` of it came to the host by transfer, the rest is to be sent. */
export const payoutItem = (row: PayoutRow, about: About): QueueItem => ({
  ...about,
  ...nothingElse,
  id: row.id,
  kind: row.kind,
  amount: row.amount,
  createdAt: row.createdAt.toString(),
  params: { atHost: row.atHost, dueOn: row.dueOn.toString() },
})
