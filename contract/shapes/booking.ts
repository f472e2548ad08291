import * as z from 'zod/mini'
import { asAnswered } from '../fields.ts'
import { SERVICE_STATUSES } from '../serviceStatuses.ts'
import { STATUSES } from '../statuses.ts'
import { TABS } from '../tabs.ts'
import { WAY_NAMES } from '../waysToPay.ts'
import { gatewaysFor } from './gatewaysFor.ts'
import { complaint } from './complaint.ts'
import { contact } from './contact.ts'
import { cancellationRequest, edit } from './edit.ts'
import { position } from './position.ts'
import { actOn, count, cursor, id, instant, money, pageSize, line, plainDate, version } from './primitives.ts'
import { quote } from './quote.ts'
import { refundProgress } from './refund.ts'
import { cancellationPolicy, confirmationPolicy, resortType } from './resortKinds.ts'
import { houseHours } from './saidHouse.ts'
import { MAX_GUESTS, MAX_ROOMS } from './search.ts'
import { MAX_STAY_SERVICES, pricedStayTickets, stayTickets } from './stayServices.ts'

const wayToPay = z.enum(WAY_NAMES)
const people = count.check(z.lte(MAX_GUESTS, { error: 'C_004' }))

/** What a quote is asked for: rooms of one resort, dates, people. The same input creates the booking. */
export const quoteRequest = z.object({
  resort_id: id,
  check_in: plainDate,
  check_out: plainDate,
  rooms: z
    .array(z.object({ room_id: id, count: z.int().check(z.gte(1), z.lte(MAX_ROOMS)) }))
    .check(z.minLength(1, { error: 'C_002' }), z.maxLength(10)),
  number_of_adult: people.check(z.gte(1, { error: 'B_021' })),
  number_of_school_aged_child: z._default(people, 0),
  number_of_toddler_child: z._default(people, 0),
  extra_beds: z._default(people, 0),
  voucher_code: z._default(line(30), ''),
  /** Tickets that are held and paid together with the nights. */
  services: z._default(z.array(stayTickets).check(z.maxLength(MAX_STAY_SERVICES)), []),
})
export type QuoteRequest = z.infer<typeof quoteRequest>

export { quote, type Quote } from './quote.ts'

/** Another place that is free for the same dates and people. */
const alternative = z.object({
  resortId: id,
  resortType,
  resortName: z.string(),
  projectAreaName: z.string(),
  pictureId: z.string(),
  rate: z.number(),
  /** VND: a night and room in the mean, and the whole stay with its people. */
  priceAfterDiscount: money,
  total: money,
})
export type Alternative = z.infer<typeof alternative>

/**
 * The answer to a quote. `available` false: somebody else holds the nights; `alternatives` says where else. The price takes
 * in the tickets of `services` as its service charge; each of them is a booking of its own once it is made.
 * `voucherProblem` is the code of why the voucher was left out of the price.
 */
export const quoteAnswer = z.object({
  quote,
  available: z.boolean(),
  left: count,
  voucherProblem: z.nullable(z.string()),
  /** How it can be paid: by the ways that carry the total and that this place, and tickets with it, can be paid by. */
  ways: z.array(wayToPay),
  services: z.array(pricedStayTickets),
  alternatives: z.array(alternative),
  serverNow: instant,
})
export type QuoteAnswer = z.infer<typeof quoteAnswer>

export const createRequest = z.object({
  ...quoteRequest.shape,
  contact,
  payment_method: wayToPay,
  /** The total on the person's screen: another total today is asked about, never charged silently. */
  shown_total: money,
})
export type CreateRequest = z.infer<typeof createRequest>

export const status = z.enum(STATUSES)

export const tab = z.enum(TABS)
export { type Tab } from '../tabs.ts'

export const listRequest = z.object({ tab: z._default(tab, 'all'), cursor, page_size: pageSize })

/**
 * Something that waits for the guest, and until when. `pay` the hold · `payChange` an agreed change · `answerChange`,
 * `answerCancellation` what the host asks · `account` where a refund by transfer goes · `complaint` its result, to be read ·
 * `review` to be written.
 */
const due = z.object({
  what: z.enum(['pay', 'payChange', 'answerChange', 'answerCancellation', 'account', 'complaint', 'review']),
  until: z.nullable(instant),
})
export type Due = z.infer<typeof due>

/** What a booking's card shows, and what the machine needs to say what may be done with it. */
export const bookingSummary = z.object({
  id,
  code: z.string(),
  status,
  /** The booked status it returns to when an open request ends. */
  base: z.nullable(status),
  version,
  resortId: id,
  resortType,
  resortTypeName: z.string(),
  resortName: z.string(),
  projectAreaName: z.string(),
  pictureId: z.string(),
  checkIn: plainDate,
  checkOut: plainDate,
  adults: count,
  children: count,
  toddlers: count,
  numberOfRoom: count,
  roomNames: z.array(z.string()),
  total: money,
  paid: money,
  paymentMethod: z.nullable(wayToPay),
  confirmationPolicy,
  transferReported: z.boolean(),
  /** Until when the nights are held for payment. */
  holdUntil: z.nullable(instant),
  /** Until when the host has to answer. */
  hostDeadline: z.nullable(instant),
  checkedInAt: z.nullable(instant),
  createdAt: instant,
  /** To the guest alone: what waits for them beside the hold. */
  due: z.optional(z.array(due)),
})
export type BookingSummary = z.infer<typeof bookingSummary>

export const bookingPage = z.object({
  bookings: z.array(bookingSummary),
  next: z.nullable(z.string()),
  counts: z.record(tab, count),
  serverNow: instant,
})
export type BookingPage = z.infer<typeof bookingPage>

/** The stays that are not over yet, the next first. */
export const comingStays = z.object({
  bookings: z.array(bookingSummary),
  /** A check-in code issued before this may be of a withdrawn key: what a device saved of it is asked for anew. */
  codesFrom: z.nullable(instant),
})
export type ComingStays = z.infer<typeof comingStays>

export const historyEntry = z.object({
  at: instant,
  event: z.string(),
  actor: z.enum(['KT', 'CSH', 'STF', 'SYS']),
  from: z.nullable(status),
  to: status,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const bankAccount = z.object({
  bin: z.string(),
  bank: z.string(),
  number: z.string(),
  holder: z.string(),
})

/** Tickets of one booking that were cancelled while others stand: what was paid for them, what of it is kept and what goes back. */
const cancelledTickets = z.object({ quantity: count, price: money, fee: money, refund: money })

/**
 * Everything needed at the gate, also without a signal: the arrival kit. `open` once the stay is booked: before, a house says
 * only its area, and nobody's way or telephone is told; until then there is the chat.
 */
export const arrivalKit = z.object({
  open: z._default(z.boolean(), true),
  address: z.string(),
  /** Where it is on the map, as exact as its address. */
  position: z._default(z.nullable(position), null),
  directions: z.array(z.string()),
  hostName: z.string(),
  hostPhone: z.string(),
  hotline: z.nullable(z.string()),
  houseRules: z.array(z.string()),
  ...asAnswered(houseHours, houseHours),
  pictureId: z.string(),
})

/** The signed check-in code: what the QR says, and the short form to type. */
export const checkinQr = z.object({
  text: z.string(),
  shortCode: z.string(),
  version,
  issuedAt: instant,
})

const transfer = z.object({
  ...bankAccount.shape,
  amount: money,
  memo: z.string(),
  vietQr: z.string(),
})
export type Transfer = z.infer<typeof transfer>

export const bookingDetail = z.object({
  ...bookingSummary.shape,
  projectAreaId: z.int(),
  entireProperty: z.boolean(),
  cancellationPolicy,
  rooms: z.array(z.object({ roomId: id, name: z.string(), count, pictureId: z.string() })),
  quote,
  refundAmount: money,
  editingFee: money,
  cancellationFee: money,
  contact,
  /** Tickets that go with the stay and still stand; each is a booking of its own, `price` what those of it cost that stand. */
  services: z.array(
    z.object({
      id,
      name: z.string(),
      date: plainDate,
      time: z.string(),
      quantity: count,
      price: money,
      cancelled: z.nullable(cancelledTickets),
      /** What is still to be paid for them; while the stay waits for its own payment, together with it. */
      due: money,
      status: z.enum(SERVICE_STATUSES),
      version,
    }),
  ),
  history: z.array(historyEntry),
  qr: z.nullable(checkinQr),
  hostBankAccount: z.nullable(bankAccount),
  transfer: z.nullable(transfer),
  /** The newest refund; all of them stand in `refunds`. */
  refund: z.nullable(refundProgress),
  refunds: z.array(refundProgress),
  /** The change that is being asked for or paid, and those of the past, newest first. */
  edit: z.nullable(edit),
  edits: z.array(edit),
  editsLeft: count,
  /** The host asks to cancel. */
  cancellationRequest: z.nullable(cancellationRequest),
  complaint: z.nullable(complaint),
  /** Until when a review may be written; null while the stay is not complete or a review stands. */
  reviewUntil: z.nullable(instant),
  /** Somebody of the staff looks into the transfer: the host saw another amount, or none. */
  transferUnderReview: z.boolean(),
  noShow: z.boolean(),
  arrival: arrivalKit,
  gateways: gatewaysFor,
  /** Present while a payment at the gateway is not yet known to have ended. */
  verifyingPayment: z.boolean(),
  serverNow: instant,
})
export type BookingDetail = z.infer<typeof bookingDetail>

/** An act on a booking: the version one saw, so that a stale screen changes nothing. */
export const actRequest = z.object(actOn)
export const bookingRequest = z.object({ booking_id: id })
