import { needsAccount } from '#contract/booking/due.ts'
import { COMPLAINT_DAYS } from '#contract/numbers.ts'
import type { Due } from '#contract/shapes/booking.ts'
import { complaintsOf } from '#server/modules/complaints/complaints.ts'
import { openEditsOf } from '#server/modules/edits/edits.ts'
import { refundAccountsOf, refundsOfBookings, wayOf } from '#server/modules/refunds/refunds.ts'
import { reviewedOf } from '#server/modules/reviews/reviews.ts'
import { reviewEnd } from './requests.ts'
import { textIn } from '#server/modules/lives/lives.ts'
import { completionsOf, lastEventsOf } from '../store.ts'
import type { BookingRow } from '../tables.ts'
import type { BookingWorld } from '../world.ts'

/** What waits for the guests of some bookings beside their holds, by booking; asked for all of them at once. */
export async function waitingOf(
  { db, clock }: Pick<BookingWorld, 'db' | 'clock'>,
  rows: readonly BookingRow[],
): Promise<(bookingId: string) => Due[]> {
  const now = clock.now()
  const ids = rows.map(({ id }) => id)
  const among = (...statuses: readonly BookingRow['status'][]) =>
    rows.filter(({ status }) => statuses.includes(status))
  const found: { bookingId: string; due: Due }[] = []
  const add = (bookingId: string, what: Due['what'], until: string | null) =>
    found.push({ bookingId, due: { what, until } })

  for (const { bookingId, state, answerBy, payBy, reportedAt } of await openEditsOf(
    db,
    among('DRAFTS', 'PENDING_PAYMENT_EDIT'),
  ))
    if (state === 'OPEN') add(bookingId, 'answerChange', answerBy?.toString() ?? null)
    else if (reportedAt === null) add(bookingId, 'payChange', payBy?.toString() ?? null)

  for (const { bookingId, params } of await lastEventsOf(
    db,
    among('CSH_REQUEST_CANCEL'),
    'requestCancellation',
  ))
    add(bookingId, 'answerCancellation', textIn(params, 'until'))

  const complete = among('SUCCESS')
  const reviewed = await reviewedOf(db, complete)
  for (const { bookingId, at } of await completionsOf(db, complete)) {
    const until = reviewed.has(bookingId) ? null : reviewEnd(at, now)
    if (until !== null) add(bookingId, 'review', until)
  }

  const refunds = await refundsOfBookings(db, ids)
  const waits = new Set(
    refunds.flatMap((refund) =>
      needsAccount({ way: wayOf(refund), state: refund.state }) ? [refund.bookingId] : [],
    ),
  )
  for (const { bookingId } of await refundAccountsOf(db, [...waits])) waits.delete(bookingId)
  for (const bookingId of waits) add(bookingId, 'account', null)

  for (const { bookingId, decision, closedAt } of await complaintsOf(db, rows)) {
    const until = closedAt?.add({ hours: COMPLAINT_DAYS * 24 }) ?? null
    if (until !== null && decision !== null && decision !== 'WITHDRAWN')
      if (Temporal.Instant.compare(now, until) < 0) add(bookingId, 'complaint', until.toString())
  }

  return (id) => found.flatMap(({ bookingId, due }) => (bookingId === id ? [due] : []))
}
