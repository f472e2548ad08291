import { momentAt } from '#contract/nights.ts'
import type { BookingDetail, Transfer } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { attemptsOf, undecided, type Attempt } from '#server/modules/attempts/attempts.ts'
import { refundsOf } from '#server/modules/refunds/refunds.ts'
import { resortForBooking, type ResortForBooking } from '#server/modules/resorts/resorts.ts'
import { transferMemo, vietQr } from '#server/ports/payment/vietqr.ts'
import { AT_THE_GATE } from './atGate.ts'
import { eventsOf, roomsOf, type BookedRoom, type EventRow } from './store.ts'
import { summaryOf } from './summary.ts'
import type { BookingRow } from './tables.ts'
import type { BookingWorld } from './world.ts'

/** Where the money of a transfer goes, with the VietQR of exactly this amount and memo. */
function transferOf(booking: BookingRow, account: ResortForBooking['bankAccount']): Transfer | null {
  const amount = booking.total - booking.paid
  if (booking.status !== 'WATTING_KT_PAYMENT' || !account || amount <= 0) return null
  const memo = transferMemo(booking.code)
  return {
    ...account,
    amount,
    memo,
    vietQr: vietQr({ bin: account.bin, account: account.number, amount, purpose: memo }),
  }
}

async function qrOf(world: BookingWorld, booking: BookingRow): Promise<BookingDetail['qr']> {
  const leaves = momentAt(booking.checkOut, booking.checkOutTime)
  if (!AT_THE_GATE.includes(booking.status) || Temporal.Instant.compare(world.clock.now(), leaves) >= 0)
    return null
  const { text, issuedAt } = await world.checkin.issue({
    bookingId: booking.id,
    bookingVersion: booking.version,
    resortId: booking.resortId,
    from: booking.checkIn,
    to: booking.checkOut,
    adults: booking.adults,
    children: booking.children,
    toddlers: booking.toddlers,
  })
  return { text, shortCode: booking.code, version: booking.version, issuedAt }
}

const shownRefund = (refund: DetailParts['refunds'][number]): NonNullable<BookingDetail['refund']> => ({
  id: refund.id,
  state: refund.state,
  amount: refund.amount,
  reason: refund.reason,
  way: refund.reference === null ? 'BANK' : 'GATEWAY',
  requestedAt: refund.createdAt.toString(),
  sentAt: null,
  doneAt: null,
  proof: null,
})

/** What a booking's detail is made of, beside the booking itself. */
export type DetailParts = {
  resort: ResortForBooking | null
  rooms: readonly BookedRoom[]
  events: readonly EventRow[]
  refunds: Awaited<ReturnType<typeof refundsOf>>
  attempts: readonly Attempt[]
}

async function partsOf(
  db: Database | Transaction,
  booking: BookingRow,
  place: (rooms: readonly BookedRoom[]) => Promise<ResortForBooking | null>,
): Promise<DetailParts> {
  const rooms = await roomsOf(db, booking)
  return {
    rooms,
    resort: await place(rooms),
    events: await eventsOf(db, booking),
    refunds: await refundsOf(db, booking),
    attempts: await attemptsOf(db, booking),
  }
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
    await partsOf(tx, booking, (rooms) => resortForBooking(tx, booking.resortId, idsOf(rooms))),
    language,
  )

/** The detail, of parts that are at hand; without the check-in code. */
export function composeDetail(
  { clock, settings }: Pick<BookingWorld, 'clock' | 'settings'>,
  booking: BookingRow,
  { resort, rooms, events, refunds, attempts }: DetailParts,
  language: Language,
): BookingDetail {
  if (!resort) throw new Error(`booking ${booking.id} is of a resort that does not exist`)
  const roomOf = (roomId: string) => resort.rooms.find(({ id }) => id === roomId)
  const nameOf = (roomId: string) => roomOf(roomId)?.name[language] ?? ''
  const transfer = transferOf(booking, resort.bankAccount)
  const refund = refunds.at(-1)
  return {
    ...summaryOf(booking, rooms, resort, language),
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
    refundAmount: refunds
      .filter(({ state }) => state !== 'REJECTED')
      .reduce((sum, { amount }) => sum + amount, 0),
    editingFee: booking.editingFee,
    cancellationFee: booking.cancellationFee,
    contact: booking.contact,
    services: [],
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
    edit: null,
    edits: [],
    editsLeft: 0,
    cancellationRequest: null,
    complaint: null,
    reviewUntil: null,
    transferUnderReview: false,
    noShow: false,
    arrival: {
      address: resort.address[language],
      directions: resort.directions[language],
      hostName: resort.hostName,
      hostPhone: resort.hostPhone,
      hotline: resort.hotline ?? settings.hotline,
      houseRules: resort.houseRules[language],
      checkInTime: booking.checkInTime,
      checkOutTime: booking.checkOutTime,
      pictureId: resort.pictureId,
    },
    verifyingPayment: booking.status === 'PENDING' && undecided(attempts).length > 0,
    serverNow: clock.now().toString(),
  }
}

/** Everything about a booking, with the check-in code while the stay is agreed and not over. */
export async function bookingDetail(
  world: BookingWorld,
  booking: BookingRow,
  language: Language,
): Promise<BookingDetail> {
  const parts = await partsOf(world.db, booking, (rooms) => world.places(booking.resortId, idsOf(rooms)))
  return { ...composeDetail(world, booking, parts, language), qr: await qrOf(world, booking) }
}
