import * as z from 'zod/mini'
import { GATEWAYS } from '../waysToPay.ts'
import { bookingDetail } from './booking.ts'
import { actOn, count, exactly, id, instant, money, text } from './primitives.ts'

/** Which booking, as it was seen, and over whose page it is to be paid: VNPay's unless another is named. */
export const payRequest = z.object({ ...actOn, gateway: z.optional(z.enum(GATEWAYS)) })
export type PayRequest = z.infer<typeof payRequest>

/** Where the payer goes: the gateway's own page. One attempt has one reference. */
export const payAddress = z.object({
  address: z.string(),
  reference: z.string(),
  expiresAt: instant,
  booking: bookingDetail,
})

/** The gateway's return address as it came, unparsed: `?vnp_Amount=…`. */
export const returnRequest = z.object({ query: exactly(4000) })

/**
 * What is known about a payment. VERIFYING: the gateway has not said; ask again. CHARGED_NOT_BOOKED: money arrived
 * too late and goes back.
 */
const PAYMENT_STATES = ['SUCCEEDED', 'FAILED', 'EXPIRED', 'VERIFYING', 'CHARGED_NOT_BOOKED'] as const
export const paymentState = z.object({
  state: z.enum(PAYMENT_STATES),
  reference: z.nullable(z.string()),
  amount: z.nullable(money),
  responseCode: z.nullable(z.string()),
  booking: bookingDetail,
})
export type PaymentState = z.infer<typeof paymentState>

/** What VNPay expects to hear, to the letter. */
export const vnpayIpnAnswer = z.object({
  RspCode: z.enum(['00', '01', '02', '04', '97', '99']),
  Message: z.string(),
})
export type VnpayIpnAnswer = z.infer<typeof vnpayIpnAnswer>

/** A voucher a person may use. VALUE is VND, PERCENTAGE whole percent with a cap. */
const voucher = z.object({
  id,
  code: z.string(),
  kind: z.enum(['VALUE', 'PERCENTAGE']),
  amount: money,
  cap: z.nullable(money),
  minimum: money,
  applies: z.enum(['BOOKING_TIME', 'STAY_TIME']),
  from: z.string(),
  to: z.string(),
  perGuest: z.nullable(count),
})

/** Vouchers of mine: those I may use now, and those I used. `left` null: as often as I like. */
const myVoucher = z.object({
  ...voucher.shape,
  state: z.enum(['USABLE', 'IN_USE', 'USED', 'OVER']),
  left: z.nullable(count),
})
export const myVouchers = z.object({ vouchers: z.array(myVoucher) })

/** "Money was taken but it failed": the gateway is asked about every attempt again. */
export const chargedRequest = z.object({ booking_id: id, note: z._default(text(500), '') })
export const chargedAnswer = z.object({
  ...paymentState.shape,
  /** The gateway does not know the money either, or could not be asked: staff looks into it. */
  staffLooks: z.boolean(),
})
