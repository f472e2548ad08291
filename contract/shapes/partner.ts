import * as z from 'zod/mini'
import { count, exactly, LANGUAGE_CODES, money } from './primitives.ts'
import { PARTNER_COUPON_TYPES, PARTNER_RESULTS } from '../partner.ts'

const name = exactly(64).check(z.minLength(1, { error: 'C_001' }))
const amount = money.check(z.gte(0, { error: 'C_004' }))
const result = z.literal(Object.values(PARTNER_RESULTS))

/**
 * One kind of ticket in a check, with the partner's own field names. In an answer it says what the partner has: `Price` and
 * `DiscountPrice` (VND) as they are now, `Quantity` as many as can still be bought, `Status` what is wrong with this ticket.
 */
export const partnerTicket = z.object({
  TicketTypeId: name,
  Price: amount,
  DiscountPrice: amount,
  Quantity: count,
  Status: z._default(z.optional(result), PARTNER_RESULTS.OK),
  errorMessage: z._default(z.optional(z.nullable(exactly(500))), null),
})
export type PartnerTicket = z.output<typeof partnerTicket>

/** A moment without a zone, `YYYY-MM-DD HH:mm`, as the partner's clock on the wall shows it (Việt Nam). */
const wallTime = z
  .string({ error: 'C_001' })
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/, { error: 'C_004' }))

/** The check of tickets and coupon, field by field as specified. Without a coupon: no code, value 0. */
export const ticketCheckRequest = z.object({
  BookingId: name,
  ServiceId: name,
  BookingTime: wallTime,
  Tickets: z
    .array(partnerTicket)
    .check(z.minLength(1, { error: 'C_002' }), z.maxLength(30, { error: 'C_004' })),
  CouponValue: z._default(amount, 0),
  CouponCode: z._default(exactly(64), ''),
  CouponType: z._default(
    z.literal(Object.values(PARTNER_COUPON_TYPES), { error: 'C_004' }),
    PARTNER_COUPON_TYPES.VALUE,
  ),
  Language: z._default(z.literal(Object.values(LANGUAGE_CODES), { error: 'C_004' }), LANGUAGE_CODES.vi),
})
export type TicketCheckRequest = z.output<typeof ticketCheckRequest>

/** What came of a check: fine; what fails, in words, and the tickets that do; or, when the partner was out of reach, the fail only. */
export const ticketCheckAnswer = z.union([
  z.object({ fail: z.literal(false), tickets: z.array(partnerTicket) }),
  z.object({ fail: z.literal(true), typeFail: result, message: z.string(), tickets: z.array(partnerTicket) }),
  z.strictObject({ fail: z.literal(true) }),
])
export type TicketCheckAnswer = z.infer<typeof ticketCheckAnswer>
