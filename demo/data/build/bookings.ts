import { EDIT_PAYMENT_OUTER_HOURS, HOLD_MINUTES } from '#contract/numbers.ts'
import { PAYABLE } from '#contract/statuses.ts'
import type { PastBooking } from '#server/modules/bookings/bookings.ts'
import { hostDeadlineFrom } from '#server/modules/bookings/rules.ts'
import { Random } from '../random.ts'
import { attemptsOf, cancellationsOf, casesOf, noticesOf, refundsOf } from './aftermath.ts'
import { chapterOf, paymentOf, receivedOf, type Chapter, type Telling } from './chapter.ts'
import type { DemoPerson } from './people.ts'
import { bookedRooms } from './rooming.ts'
import { complaintsOf, editsOf, payoutsOf } from './requests.ts'

/** Between 19 and 70 years old, always the same day for one person. */
function birthdayOf({ id }: DemoPerson): string {
  const random = new Random(`birthday/${id}`)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${random.whole(1956, 2006)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
}

/** Until when a payment may still come. */
function holdOf({ status, created, steps }: Chapter): Temporal.Instant | null {
  if (status === 'PENDING_PAYMENT_EDIT')
    return steps.at(-1)?.at.add({ hours: EDIT_PAYMENT_OUTER_HOURS }) ?? null
  return PAYABLE.includes(status) ? created.add({ minutes: HOLD_MINUTES }) : null
}

function rowOf(chapter: Chapter): PastBooking['booking'] {
  const { id, code, guest, guests, lodging, story, status, steps, quote, created, number } = chapter
  const { resort, rooms } = lodging
  const last = steps.at(-1)
  const moment = (event: string) => steps.find(({ row }) => row.event === event)?.at ?? null
  return {
    resortId: resort.row.id,
    id,
    code,
    tenantId: guest.id,
    hostId: resort.row.hostId,
    idempotencyKey: `demo-${number}`,
    status,
    base: chapter.base,
    version: steps.length,
    checkIn: chapter.checkIn,
    checkOut: chapter.checkOut,
    checkInTime: resort.row.checkInTime,
    checkOutTime: resort.row.checkOutTime,
    ...guests,
    entireProperty: rooms.some(({ room }) => room.row.entireProperty),
    confirmationPolicy: story.policy,
    cancellationPolicy: resort.row.cancellationPolicy,
    total: quote.total,
    paid: paymentOf(chapter) ? quote.total : (receivedOf(chapter) ?? 0),
    editingFee: 0,
    cancellationFee: 0,
    paymentMethod: story.method,
    transferReported: moment('reportTransfer') !== null,
    accepted: moment('accept') !== null,
    holdUntil: holdOf(chapter),
    hostDeadline: status === 'CSH_CONFIRM' && last ? hostDeadlineFrom(last.at) : null,
    checkedInAt: moment('checkIn'),
    noShow: status === 'SUCCESS' && moment('checkIn') === null,
    qrVersion: steps.findIndex(({ row }) => row.effects.includes('issueQr')) + 1 || 1,
    voucherId: null,
    quote,
    contact: {
      fullName: guest.name,
      birthday: birthdayOf(guest),
      phone: guest.phone,
      email: guest.email,
      note: '',
    },
    createdAt: created,
  }
}

/** Tells a story as it would stand in the database at `now`, with everything that followed from it. */
export function tellBooking(telling: Telling, now: Temporal.Instant) {
  const chapter = chapterOf(telling, now)
  const { guest, lodging } = telling
  const person = { KT: guest.id, CSH: lodging.resort.row.hostId, STF: null, SYS: null }
  const past: PastBooking = {
    booking: rowOf(chapter),
    rooms: bookedRooms(lodging),
    events: chapter.steps.map(({ row, actor, at, from, to, params }, index) => ({
      version: index + 1,
      at,
      row: row.row,
      event: row.event,
      actor,
      actorId: person[actor],
      from,
      to,
      params,
    })),
  }
  return {
    past,
    attempts: attemptsOf(chapter),
    refunds: refundsOf(chapter),
    notices: telling.unnoticed === true ? [] : noticesOf(chapter),
    cases: casesOf(chapter),
    edits: editsOf(chapter, past.booking.contact),
    complaints: complaintsOf(chapter),
    payouts: payoutsOf(chapter),
    cancellations: cancellationsOf(chapter),
  }
}
export type DemoBooking = ReturnType<typeof tellBooking>
