import { CONTACT_EDIT_FEE, EDIT_ANSWER_HOURS, EDIT_PAYMENT_OUTER_HOURS } from '#contract/numbers.ts'
import { quoteStay } from '#contract/price.ts'
import type { Contact } from '#contract/shapes/contact.ts'
import type { EditState } from '#contract/shapes/edit.ts'
import type { complaints } from '#server/modules/complaints/tables.ts'
import type { BookingEdit, EditTerms } from '#server/modules/edits/tables.ts'
import type { payouts } from '#server/modules/payouts/tables.ts'
import { demoId } from '../ids.ts'
import { paymentOf, type Chapter, type Step } from './chapter.ts'
import { bookedRooms, pricedRooms } from './rooming.ts'

/** A complaint can be made for a week after the stay; then the host is paid, by the day after the next. */
const PAID_OUT_AFTER = { hours: 7 * 24 }
const WITHIN = { hours: 36 }
/** The end of a change by the event after it; none yet: it is open. */
const ENDS: Partial<Record<Step['row']['event'], EditState>> = {
  acceptEdit: 'APPLIED',
  rejectEdit: 'REJECTED',
  editTimedOut: 'TIMED_OUT',
}

/** The stay as it is booked, with some of its people changed. */
function termsOf(chapter: Chapter, contact: Contact, toddlers: number): EditTerms {
  const { checkIn, checkOut, guests, lodging, quote } = chapter
  const rooms = pricedRooms(lodging)
  return {
    checkIn,
    checkOut,
    rooms: bookedRooms(lodging),
    ...guests,
    toddlers,
    quote:
      toddlers === guests.toddlers
        ? quote
        : quoteStay({ checkIn, checkOut, rooms, guests: { ...guests, toddlers }, extraBeds: 0 }),
    contact,
    voucherId: null,
  }
}

/** Changes that were asked for: a small child more or less, free of charge, and sometimes another note for the fee of one. */
export function editsOf(chapter: Chapter, contact: Contact): BookingEdit[] {
  const { id, number, lodging, steps, guests } = chapter
  return steps.flatMap((step, index): BookingEdit[] => {
    const { event } = step.row
    if (event !== 'requestEdit' && event !== 'hostRequestEdit') return []
    const next = steps[index + 1]
    const waits = next?.to === 'PENDING_PAYMENT_EDIT'
    const state =
      next === undefined ? 'OPEN' : waits ? 'AWAITING_PAYMENT' : (ENDS[next.row.event] ?? 'CLOSED')
    const applied = state === 'APPLIED'
    const fee = waits ? CONTACT_EDIT_FEE : 0
    const other = waits ? { ...contact, note: 'Đến muộn, sau 22 giờ.' } : contact
    const reason = step.params['reason']
    const answer = next?.params['reason']
    return [
      {
        resortId: lodging.resort.row.id,
        id: demoId(`edit/${number}/${index}`, step.at.epochMilliseconds),
        bookingId: id,
        by: event === 'requestEdit' ? 'KT' : 'CSH',
        kind: waits ? 'BOTH' : 'STAY',
        state,
        before: termsOf(chapter, contact, applied ? guests.toddlers + 1 : guests.toddlers),
        after: termsOf(chapter, other, applied ? guests.toddlers : guests.toddlers + 1),
        difference: 0,
        fee,
        toPay: fee,
        held: state === 'OPEN' ? event === 'requestEdit' : waits,
        reason: typeof reason === 'string' ? reason : '',
        answer: typeof answer === 'string' ? answer : '',
        askedAt: step.at,
        answerBy: step.at.add({ hours: EDIT_ANSWER_HOURS }),
        reportedAt: null,
        payBy: waits && next ? next.at.add({ hours: EDIT_PAYMENT_OUTER_HOURS }) : null,
        closedAt: state === 'OPEN' || waits ? null : (next?.at ?? null),
      },
    ]
  })
}

/** What guests complained about. */
export const complaintsOf = ({ id, number, lodging, steps }: Chapter): (typeof complaints.$inferInsert)[] =>
  steps
    .filter(({ row }) => row.event === 'complain')
    .map(({ at, params }) => ({
      resortId: lodging.resort.row.id,
      id: demoId(`complaint/${number}`, at.epochMilliseconds),
      bookingId: id,
      text: typeof params['reason'] === 'string' ? params['reason'] : '',
      pictureIds: [],
      openedAt: at,
    }))

/** What hosts earned with stays that are over, most of it paid out. */
export function payoutsOf(chapter: Chapter): (typeof payouts.$inferInsert)[] {
  const { id, number, lodging, steps, quote, status, now } = chapter
  const over = steps.find(({ row }) => row.event === 'complete')
  if (!over || !paymentOf(chapter)) return []
  const dueOn = over.at.add(PAID_OUT_AFTER)
  const paidAt = dueOn.add(WITHIN)
  const isPaid = status !== 'COMPLAIN' && Temporal.Instant.compare(paidAt, now) < 0
  return [
    {
      hostId: lodging.resort.row.hostId,
      id: demoId(`payout/${number}`, over.at.epochMilliseconds),
      resortId: lodging.resort.row.id,
      bookingId: id,
      kind: 'STAY',
      state: status === 'COMPLAIN' ? 'FROZEN' : isPaid ? 'PAID' : 'WAITING',
      amount: quote.total,
      atHost: 0,
      createdAt: over.at,
      dueOn,
      ...(isPaid ? { paidAt, proof: `FT${String(number).padStart(8, '0')}` } : {}),
    },
  ]
}
