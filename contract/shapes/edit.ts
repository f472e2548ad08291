import * as z from 'zod/mini'
import { contact } from './contact.ts'
import { count, id, instant, money, plainDate } from './primitives.ts'
import { quote } from './quote.ts'
import { MAX_GUESTS, MAX_ROOMS } from './search.ts'

const people = z.optional(count.check(z.lte(MAX_GUESTS, { error: 'C_004' })))

/** What somebody wants to be different in a booking. What is left out stays as it is. */
export const stayWish = z.object({
  check_in: z.optional(plainDate),
  check_out: z.optional(plainDate),
  rooms: z.optional(
    z
      .array(z.object({ room_id: id, count: z.int().check(z.gte(1), z.lte(MAX_ROOMS)) }))
      .check(z.minLength(1, { error: 'C_002' }), z.maxLength(10)),
  ),
  number_of_adult: people,
  number_of_school_aged_child: people,
  number_of_toddler_child: people,
  extra_beds: people,
})

/** A guest may also change the contact, for a fee. */
export const editWish = z.object({ ...stayWish.shape, contact: z.optional(contact) })
export type EditWish = z.infer<typeof editWish>

/** The stay as it is, or as it would be. */
const stayTerms = z.object({
  checkIn: plainDate,
  checkOut: plainDate,
  rooms: z.array(z.object({ roomId: id, name: z.string(), count })),
  adults: count,
  children: count,
  toddlers: count,
  extraBeds: count,
  quote,
  total: money,
})
export type StayTerms = z.infer<typeof stayTerms>

/**
 * What an edit would mean. `difference` is the new total less the old one (negative: it goes back): `added` at the prices of
 * today less `returned` of what is given up; `givenUp` is what the cancellation policy keeps of that. `editingFee` comes on top;
 * `toPay` is both together, and negative when money goes back. `needsHost` false: only the contact changes, nobody has to
 * agree. `voucherLost`: the voucher does not hold for the new days.
 */
export const editQuote = z.object({
  kind: z.enum(['STAY', 'CONTACT', 'BOTH', 'NOTHING']),
  before: stayTerms,
  after: stayTerms,
  difference: money,
  added: money,
  returned: money,
  givenUp: money,
  editingFee: money,
  toPay: money,
  available: z.boolean(),
  voucherLost: z.boolean(),
  needsHost: z.boolean(),
  /** Until when edits may be asked for, and how many are left. */
  editableUntil: instant,
  editsLeft: count,
  serverNow: instant,
})
export type EditQuote = z.infer<typeof editQuote>

const EDIT_STATES = [
  'OPEN',
  'AWAITING_PAYMENT',
  'APPLIED',
  'REJECTED',
  'TIMED_OUT',
  'WITHDRAWN',
  'EXPIRED',
  'CLOSED',
] as const
export type EditState = (typeof EDIT_STATES)[number]

/** A change that was asked for: by the guest (KT), the host (CSH) or staff. The open one, or one of the past. */
export const edit = z.object({
  id,
  by: z.enum(['KT', 'CSH', 'STF']),
  kind: z.enum(['STAY', 'CONTACT', 'BOTH']),
  state: z.enum(EDIT_STATES),
  before: stayTerms,
  after: stayTerms,
  contact: z.nullable(contact),
  difference: money,
  editingFee: money,
  toPay: money,
  /** Why it was asked for, and why it was rejected. */
  reason: z.string(),
  answer: z.string(),
  askedAt: instant,
  /** Until when the other side answers; silence changes nothing. */
  answerBy: z.nullable(instant),
  /** Until when it has to be paid; ten minutes from opening the payment page, at most this. */
  payBy: z.nullable(instant),
  /** When the guest said that the money is on its way by transfer, and until when the host looks into their account. */
  reportedAt: z.nullable(instant),
  lookedIntoBy: z.nullable(instant),
  closedAt: z.nullable(instant),
})
export type Edit = z.infer<typeof edit>

/** A request of the host to cancel: why, until when the guest answers, and whether it is the second one. */
export const cancellationRequest = z.object({
  reason: z.string(),
  askedAt: instant,
  answerBy: instant,
  repeated: z.boolean(),
})
