import { BOOKED_FAMILY } from '#contract/statuses.ts'
import { MAX_EDITS, REVIEW_DAYS } from '#contract/numbers.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Edit, StayTerms } from '#contract/shapes/edit.ts'
import type { BookingEdit, EditTerms } from '#server/modules/edits/edits.ts'
import type { DetailParts } from './detail.ts'
import { editLookedIntoBy } from '../transfers/transfers.ts'
import { editableUntil } from '../rules.ts'
import { textIn } from '#server/modules/lives/lives.ts'
import type { BookingRow } from '../tables.ts'

type Naming = { nameOf: (roomId: string) => string; now: Temporal.Instant }
type Requests = Pick<
  BookingDetail,
  'edit' | 'edits' | 'editsLeft' | 'cancellationRequest' | 'complaint' | 'reviewUntil'
>
const text = (moment: Temporal.Instant | null) => moment?.toString() ?? null

/** A stay with its price, with the names of its rooms. */
export const shownTerms = (terms: EditTerms, nameOf: Naming['nameOf']): StayTerms => ({
  checkIn: terms.checkIn,
  checkOut: terms.checkOut,
  rooms: terms.rooms.map(({ roomId, count }) => ({ roomId, name: nameOf(roomId), count })),
  adults: terms.adults,
  children: terms.children,
  toddlers: terms.toddlers,
  extraBeds: terms.quote.extraBeds,
  quote: terms.quote,
  total: terms.quote.total,
})

const shownEdit = (edit: BookingEdit, nameOf: Naming['nameOf']): Edit => ({
  id: edit.id,
  by: edit.by,
  kind: edit.kind,
  state: edit.state,
  before: shownTerms(edit.before, nameOf),
  after: shownTerms(edit.after, nameOf),
  contact: edit.kind === 'STAY' ? null : edit.after.contact,
  difference: edit.difference,
  editingFee: edit.fee,
  toPay: edit.toPay,
  reason: edit.reason,
  answer: edit.answer,
  askedAt: edit.askedAt.toString(),
  answerBy: text(edit.answerBy),
  payBy: text(edit.payBy),
  reportedAt: text(edit.reportedAt),
  lookedIntoBy: text(editLookedIntoBy(edit)),
  closedAt: text(edit.closedAt),
})

/** How many changes a guest may still ask for: none once the right to is over or the guest is there. */
export function editsLeftOf(
  booking: BookingRow,
  edits: readonly BookingEdit[],
  now: Temporal.Instant,
): number {
  const over = Temporal.Instant.compare(now, editableUntil(booking)) >= 0
  if (over || booking.checkedInAt !== null || !BOOKED_FAMILY.includes(booking.status)) return 0
  const used = edits.filter(({ by, state }) => by === 'KT' && state === 'APPLIED').length
  return Math.max(0, MAX_EDITS - used)
}

/** What is being asked of one side or the other, and what may still be asked. */
export function requestsOf(booking: BookingRow, parts: DetailParts, { nameOf, now }: Naming): Requests {
  const { edits, events, complaint, reviewed } = parts
  const shown = edits.map((edit) => shownEdit(edit, nameOf))
  const asked = events.filter(({ event }) => event === 'requestCancellation')
  const last = asked.at(-1)
  const until = last && textIn(last.params, 'until')
  const completed = events.find(({ to }) => to === 'SUCCESS')
  return {
    edit: shown.find(({ state }) => state === 'OPEN' || state === 'AWAITING_PAYMENT') ?? null,
    edits: shown,
    editsLeft: editsLeftOf(booking, edits, now),
    cancellationRequest:
      booking.status === 'CSH_REQUEST_CANCEL' && last && until
        ? {
            reason: textIn(last.params, 'reason') ?? '',
            askedAt: last.at.toString(),
            answerBy: until,
            repeated: asked.length > 1,
          }
        : null,
    complaint: complaint && {
      id: complaint.id,
      text: complaint.text,
      pictureIds: complaint.pictureIds,
      openedAt: complaint.openedAt.toString(),
      decision: complaint.decision,
      amount: complaint.amount,
      answer: complaint.answer,
      closedAt: text(complaint.closedAt),
    },
    reviewUntil: booking.status === 'SUCCESS' && completed && !reviewed ? reviewEnd(completed.at, now) : null,
  }
}

/** Until when a review may be written, from the moment the stay was complete; null once that is over. */
export function reviewEnd(completedAt: Temporal.Instant, now: Temporal.Instant): string | null {
  const until = completedAt.add({ hours: REVIEW_DAYS * 24 })
  return Temporal.Instant.compare(now, until) < 0 ? until.toString() : null
}
