import { bookingMachine } from '#contract/booking/booking.ts'
import type { BookingEvent } from '#contract/booking/names.ts'
import { fieldsOf } from '#contract/fields.ts'
import { AT_THE_GATE, LOOKED_INTO, SOLD } from '#contract/statuses.ts'
import { momentAt } from '#contract/nights.ts'
import { gatewaysCarrying } from '#contract/waysToPay.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { houseHours } from '#contract/shapes/saidHouse.ts'
import { publicAddress } from '#contract/whereabouts.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { attemptsOf, undecided, type Attempt } from '#server/modules/attempts/attempts.ts'
import { complaintOf, type ComplaintRow } from '#server/modules/complaints/complaints.ts'
import { editsOf, type BookingEdit } from '#server/modules/edits/edits.ts'
import { ticketsOfStay } from '#server/modules/tickets/tickets.ts'
import { refundsOf, shownRefund, type RefundRow } from '#server/modules/refunds/refunds.ts'
import { resortForBooking, type ResortForBooking } from '#server/modules/resorts/resorts.ts'
import { isReviewed } from '#server/modules/reviews/reviews.ts'
import { openCasesOf } from '../life/life.ts'
import { dueAlong, dueOf, transferOf } from './due.ts'
import { requestsOf } from './requests.ts'
import { eventsOf, roomsOf, type BookedRoom, type EventRow } from '../store.ts'
import { summaryOf } from './summary.ts'
import type { BookingRow } from '../tables.ts'
import { waitingOf } from './waiting.ts'
import type { BookingWorld } from '../world.ts'

const PAYING = [...bookingMachine.from('paymentSucceeded'), ...bookingMachine.from('editPaymentSucceeded')]

async function qrOf(world: BookingWorld, booking: BookingRow): Promise<BookingDetail['qr']> {
  const leaves = momentAt(booking.checkOut, booking.checkOutTime)
  if (!AT_THE_GATE.includes(booking.status) || Temporal.Instant.compare(world.clock.now(), leaves) >= 0)
    return null
  const { text, issuedAt } = await world.checkin.issue({
    bookingId: booking.id,
    bookingVersion: booking.qrVersion,
    resortId: booking.resortId,
    from: booking.checkIn,
    to: booking.checkOut,
    adults: booking.adults,
    children: booking.children,
    toddlers: booking.toddlers,
  })
  return { text, shortCode: booking.code, version: booking.qrVersion, issuedAt }
}

/** What a booking's detail is made of, beside the booking itself. */
export type DetailParts = {
  resort: ResortForBooking | null
  rooms: readonly BookedRoom[]
  events: readonly EventRow[]
  refunds: readonly RefundRow[]
  attempts: readonly Attempt[]
  edits: readonly BookingEdit[]
  complaint: ComplaintRow | null
  /** Whether its guest has reviewed it. */
  reviewed: boolean
  transferUnderReview: boolean
  /** Tickets that go with the stay and still stand. */
  services: readonly BookingDetail['services'][number][]
}

/** What a booking that has just begun has not. */
export const NOTHING_YET = {
  refunds: [],
  attempts: [],
  edits: [],
  complaint: null,
  reviewed: false,
  transferUnderReview: false,
  services: [],
} as const satisfies Partial<DetailParts>

const ASKED: readonly BookingEvent[] = ['requestEdit', 'hostRequestEdit', 'editContact']
/** Where money by transfer may be looked into. */
const IN_DOUBT: readonly string[] = ['wrongAmount', 'noMoneyReceived']

async function partsOf(
  db: Database | Transaction,
  booking: BookingRow,
  place: (rooms: readonly BookedRoom[]) => Promise<ResortForBooking | null>,
  language: Language,
): Promise<DetailParts> {
  const rooms = await roomsOf(db, booking)
  const events = await eventsOf(db, booking)
  const happened = (...names: readonly BookingEvent[]) => events.some(({ event }) => names.includes(event))
  return {
    rooms,
    events,
    resort: await place(rooms),
    refunds: await refundsOf(db, booking),
    attempts: await attemptsOf(db, booking),
    edits: happened(...ASKED) ? await editsOf(db, booking) : [],
    complaint: happened('complain') ? await complaintOf(db, booking) : null,
    services: await ticketsOfStay(db, booking, language),
    reviewed: booking.status === 'SUCCESS' && (await isReviewed(db, booking)),
    transferUnderReview:
      LOOKED_INTO.includes(booking.status) &&
      (booking.transferReported || booking.status === 'PENDING_PAYMENT_EDIT') &&
      (await openCasesOf(db, booking)).some(({ kind }) => IN_DOUBT.includes(kind)),
  }
}

/** Where to go and whom to call; `open` only for a stay that is booked. */
const wayTo = (resort: ResortForBooking, open: boolean, language: Language) =>
  open
    ? {
        open,
        address: resort.address[language],
        position: resort.position,
        directions: resort.directions[language],
        hostPhone: resort.hostPhone,
      }
    : {
        open,
        address: publicAddress(resort.type, resort.address[language], resort.projectAreaName[language]),
        position: resort.shownPosition,
        directions: [],
        hostPhone: '',
      }

const idsOf = (rooms: readonly BookedRoom[]) => rooms.map(({ roomId }) => roomId)

/**
 * Everything about a booking but its check-in code, read in the caller's transaction: an answer that is kept for a repeated
 * call is made of it. The code is only for those who ask for the booking itself: {@link bookingDetail}.
 */
export const detailWithoutCode = async (
  world: Pick<BookingWorld, 'clock' | 'settings'>,
  tx: Transaction,
  booking: BookingRow,
  language: Language,
): Promise<BookingDetail> =>
  composeDetail(
    world,
    booking,
    await partsOf(tx, booking, (rooms) => resortForBooking(tx, booking.resortId, idsOf(rooms)), language),
    language,
  )

/** The detail, of parts that are at hand; without the check-in code. */
export function composeDetail(
  { clock, settings }: Pick<BookingWorld, 'clock' | 'settings'>,
  booking: BookingRow,
  parts: DetailParts,
  language: Language,
): BookingDetail {
  const { resort, rooms, events, refunds, attempts } = parts
  if (!resort) throw new Error(`booking ${booking.id} is of a resort that does not exist`)
  const roomOf = (roomId: string) => resort.rooms.find(({ id }) => id === roomId)
  const nameOf = (roomId: string) => roomOf(roomId)?.name[language] ?? ''
  const due = dueOf(booking, parts.edits)
  const transfer = transferOf(booking, due, resort.bankAccount)
  const refund = refunds.at(-1)
  return {
    ...summaryOf(booking, rooms, resort, language),
    projectAreaId: resort.projectAreaId,
    entireProperty: booking.entireProperty,
    cancellationPolicy: booking.cancellationPolicy,
    rooms: rooms.map(({ roomId, count }) => ({
      roomId,
      name: nameOf(roomId),
      count,
      pictureId: roomOf(roomId)?.pictureId ?? resort.pictureId,
    })),
    quote: {
      ...booking.quote,
      lines: booking.quote.lines.map((line) => ({ ...line, roomName: nameOf(line.roomId) || line.roomName })),
    },
    refundAmount: refunds.reduce((sum, { amount }) => sum + amount, 0),
    editingFee: booking.editingFee,
    cancellationFee: booking.cancellationFee,
    contact: booking.contact,
    services: [...parts.services],
    history: events.map(({ at, event, actor, from, to, params }) => ({
      at: at.toString(),
      event,
      actor,
      from,
      to,
      params,
    })),
    qr: null,
    hostBankAccount: booking.paymentMethod === 'BANK_TRANSFER' ? resort.bankAccount : null,
    transfer,
    refund: refund ? shownRefund(refund) : null,
    refunds: refunds.map(shownRefund),
    ...requestsOf(booking, parts, { nameOf, now: clock.now() }),
    transferUnderReview: parts.transferUnderReview,
    noShow: booking.noShow,
    arrival: {
      ...wayTo(resort, SOLD.includes(booking.status), language),
      hostName: resort.hostName,
      hotline: (SOLD.includes(booking.status) ? resort.hotline : null) ?? settings.hotline,
      houseRules: resort.houseRules[language],
      ...fieldsOf(houseHours, resort),
      // What was booked stands, whatever the place says today.
      checkInTime: booking.checkInTime,
      checkOutTime: booking.checkOutTime,
      pictureId: resort.pictureId,
    },
    gateways: gatewaysCarrying(settings.ways, due + dueAlong(booking, parts.services)),
    verifyingPayment: PAYING.includes(booking.status) && undecided(attempts).length > 0,
    serverNow: clock.now().toString(),
  }
}

/** Everything about a booking, with the check-in code while the stay is agreed and not over. */
export async function bookingDetail(
  world: BookingWorld,
  booking: BookingRow,
  language: Language,
): Promise<BookingDetail> {
  const parts = await partsOf(
    world.db,
    booking,
    async (rooms) => (await world.places(booking.resortId, idsOf(rooms))).resort,
    language,
  )
  const due = await waitingOf(world, [booking])
  return {
    ...composeDetail(world, booking, parts, language),
    due: due(booking.id),
    qr: await qrOf(world, booking),
  }
}
