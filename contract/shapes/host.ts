import * as z from 'zod/mini'
import { CALENDAR_NIGHTS_MAX, ROOMS_AT_ONCE } from '../numbers.ts'
import { bookingDetail, bookingSummary, status, tab } from './booking.ts'
import { stayWish } from './edit.ts'
import {
  actOn,
  count,
  cursor,
  id,
  instant,
  money,
  pageSize,
  plainDate,
  requiredLine,
  requiredText,
  token,
  version,
} from './primitives.ts'

/** A booking as its host sees it in a list: who comes, and by when an answer is due. */
const hostBooking = z.object({
  ...bookingSummary.shape,
  guestName: z.string(),
  guestPhone: z.string(),
  /** Until when this host has to answer; null when nothing waits for them. */
  answerBy: z.nullable(instant),
})
export type HostBooking = z.infer<typeof hostBooking>

/** What a host has to do today. `deadline`s are moments; days are the resort's. */
export const hostToday = z.object({
  today: plainDate,
  arrivals: z.array(hostBooking),
  departures: z.array(hostBooking),
  inHouse: count,
  toAnswer: z.array(hostBooking),
  reviewsToReply: count,
  /** How many cancellations count against this host now, and until when the house is locked. */
  cancellationsThisMonth: count,
  cancellationsThisYear: count,
  lockedUntil: z.nullable(z.union([instant, z.literal('forever')])),
  serverNow: instant,
})
export type HostToday = z.infer<typeof hostToday>

export const hostListRequest = z.object({
  tab: z._default(tab, 'all'),
  /** A booking's code, a guest's name or phone number. */
  text: z.optional(requiredText(100)),
  resort_id: z.optional(id),
  cursor,
  page_size: pageSize,
})
export const hostBookingPage = z.object({
  bookings: z.array(hostBooking),
  next: z.nullable(z.string()),
  counts: z.record(tab, count),
  serverNow: instant,
})

export const PAYOUT_STATES = ['WAITING', 'FROZEN', 'PAID', 'CANCELLED'] as const
/** What a host earns with a booking. WAITING: due on `dueOn`; FROZEN: a complaint is open. Of `amount`, `atHost` came by transfer. */
export const payout = z.object({
  id,
  bookingId: id,
  bookingCode: z.string(),
  resortName: z.string(),
  checkIn: plainDate,
  checkOut: plainDate,
  state: z.enum(PAYOUT_STATES),
  amount: money,
  atHost: money,
  dueOn: instant,
  paidAt: z.nullable(instant),
  proof: z.nullable(z.string()),
})
export type Payout = z.infer<typeof payout>

/** A booking as its host sees it: everything but the check-in code, and what the host earns. */
export const hostBookingDetail = z.object({
  ...bookingDetail.shape,
  answerBy: z.nullable(instant),
  payout: z.nullable(payout),
})
export type HostBookingDetail = z.infer<typeof hostBookingDetail>

/**
 * "Transfer received": with a reported transfer, `received_amount` is what arrived. Another amount than due does not confirm;
 * staff looks into it and the booking says so.
 */
export const confirmRequest = z.object({ ...actOn, received_amount: z.optional(money) })
/** With a reported transfer `received_amount` says what arrived; 0 (no money) goes to staff first. */
export const rejectRequest = z.object({
  ...actOn,
  reason: requiredText(500),
  received_amount: z.optional(money),
})
export const hostEditQuoteRequest = z.object({ booking_id: id, ...stayWish.shape })
export const hostEditRequest = z.object({
  ...actOn,
  ...stayWish.shape,
  reason: requiredText(500),
  /** The new total on the host's screen. */
  shown_total: money,
})
export const withReason = z.object({ ...actOn, reason: requiredText(500) })

/** What one more cancellation would do to this host. C_020 says it with the two counts; a fee would be C_019. */
export const cancellationTerms = z.object({
  month: count,
  year: count,
  monthLimit: count,
  yearLimit: count,
  consequence: z.enum(['NONE', 'WARNED', 'LOCKS_FOR_A_MONTH', 'LOCKS_FOREVER']),
  fee: money,
})
export type CancellationTermsOfHost = z.infer<typeof cancellationTerms>
/** The counts that the host saw and accepted; other counts now are shown again (C_020). */
export const requestCancellationRequest = z.object({
  ...actOn,
  reason: requiredText(500),
  shown_month: count,
  shown_year: count,
})

/** A scan at the gate, or the code typed by hand. `nonce` is the scan's own: sent twice it is one scan. */
export const checkinRequest = z.object({
  code: requiredLine(400),
  nonce: token(8, 64),
  scanned_at: instant,
})
/** Every scan of this guest, also of other phones; no scan is an error because another was faster. */
export const checkinAnswer = z.object({
  booking: bookingSummary,
  guestName: z.string(),
  checkedInAt: instant,
  scans: z.array(z.object({ at: instant, byMe: z.boolean() })),
  /** This scan was the one that checked the guest in. */
  first: z.boolean(),
})

/**
 * The list that a scanning phone keeps: see `judgeCheckin`. Entries are named by hashes of what stands in a code, and the guest
 * is sealed with the code (contract/gateSeal.ts).
 */
export const hostArrivals = z.object({
  fetchedAt: instant,
  resorts: z.array(z.object({ id, name: z.string() })),
  bookings: z.array(
    z.object({
      ref: z.string(),
      shortRef: z.string(),
      /** The version that stands in the booking's current code. */
      version,
      revoked: z.boolean(),
      resortId: id,
      checkIn: plainDate,
      checkOut: plainDate,
      guests: count,
      checkedInAt: z.nullable(instant),
      sealed: z.string(),
    }),
  ),
})
export type HostArrivals = z.infer<typeof hostArrivals>

const hostRoom = z.object({
  id,
  name: z.string(),
  units: count,
  basePrice: money,
  weekendPrice: z.nullable(money),
})
const hostResort = z.object({
  id,
  name: z.string(),
  pictureId: z.string(),
  rooms: z.array(hostRoom),
})
export const hostResorts = z.object({ resorts: z.array(hostResort) })

const range = { from_day: plainDate, to_day: plainDate }
export const hostCalendarRequest = z.object({ resort_id: id, room_id: id, ...range })
/** A night of a room. `elsewhere`: closed by the calendar of another site. `ownPrice`: set by the host for this night alone; `price` is what holds. */
const hostNight = z.object({
  date: plainDate,
  units: count,
  taken: count,
  closed: z.boolean(),
  elsewhere: z._default(z.boolean(), false),
  price: money,
  ownPrice: z.nullable(money),
})
export const hostCalendar = z.object({
  resortId: id,
  roomId: id,
  nights: z.array(hostNight),
  /** Stays in these nights, for the calendar's bars. */
  stays: z.array(
    z.object({
      bookingId: id,
      code: z.string(),
      guestName: z.string(),
      checkIn: plainDate,
      checkOut: plainDate,
      status: z._default(status, 'ORDERED'),
      /** How many rooms of this kind the stay has. */
      units: z._default(count, 1),
    }),
  ),
})
export type HostCalendar = z.infer<typeof hostCalendar>

/** All rooms of all my places side by side, or those of one. */
export const hostRoomsRequest = z.object({ resort_id: z.optional(id), ...range })
export const hostRooms = z.object({ rooms: z.array(hostCalendar).check(z.maxLength(ROOMS_AT_ONCE)) })

const PRICE_LIMITS = { least: 50_000, most: 500_000_000 } as const
/**
 * Opens or closes nights, and prices them, many at once: half-open ranges, only the given weekdays (1 Monday … 7 Sunday)
 * when there are any. `price` null takes the own price away. What is left out stays.
 */
export const setCalendarRequest = z.object({
  resort_id: id,
  room_ids: z.array(id).check(z.minLength(1, { error: 'C_002' }), z.maxLength(50)),
  ranges: z.array(z.object(range)).check(z.minLength(1, { error: 'C_002' }), z.maxLength(20)),
  weekdays: z._default(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)), []),
  closed: z.optional(z.boolean()),
  price: z.optional(
    z.nullable(
      money.check(
        z.gte(PRICE_LIMITS.least, { error: 'C_052' }),
        z.lte(PRICE_LIMITS.most, { error: 'C_052' }),
      ),
    ),
  ),
})
export const setCalendarAnswer = z.object({ nights: z.int().check(z.lte(50 * 20 * CALENDAR_NIGHTS_MAX)) })

/** A month as `YYYY-MM`. */
const month = z.string({ error: 'C_001' }).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'C_004' }))
export const earningsRequest = z.object({ month: z.optional(month) })
/** What stays that ended in a month earned, and what is on its way. */
export const earnings = z.object({
  month,
  stays: count,
  nights: count,
  earned: money,
  paidOut: money,
  waiting: money,
  frozen: money,
  months: z.array(z.object({ month, earned: money })),
})
export const payoutsRequest = z.object({
  state: z.optional(z.enum(PAYOUT_STATES)),
  cursor,
  page_size: pageSize,
})
export const payoutPage = z.object({ payouts: z.array(payout), next: z.nullable(z.string()) })

/** Guests whose stay a host has yet to register with the police, with the moment by which; registered ones for a week. */
export const residencyTasks = z.object({
  tasks: z.array(
    z.object({
      bookingId: id,
      code: z.string(),
      resortName: z.string(),
      guests: count,
      checkedInAt: instant,
      dueAt: instant,
      doneAt: z.nullable(instant),
    }),
  ),
})
export type ResidencyTasks = z.infer<typeof residencyTasks>
export const residencyDone = z.object({ booking_id: id })
