import * as z from 'zod/mini'
import { count, id, money, plainDate } from './primitives.ts'

/**
 * Rooms of a kind, or people beyond what rooms include, that were bought together: how many, and what all of them cost that
 * night, VND before and after the promotion.
 */
const sold = z.object({ count, price: money, priceAfterDiscount: money })
export type Sold = z.infer<typeof sold>

/** Everything that was bought of one night, each list in the order of buying; rooms by their id. */
const soldNight = z.object({
  rooms: z.record(z.string(), z.array(sold)),
  adults: z.array(sold),
  children: z.array(sold),
  beds: z.array(sold),
})
export type SoldNight = z.infer<typeof soldNight>

/** A priced stay, line by line; every amount whole VND. `total = room + surcharges + services − discounts + givenUp`. */
export const quote = z.object({
  /** `sold`: of what the night's price is made, so that a change keeps what was agreed; older quotes have none. */
  nights: z.array(
    z.object({ date: plainDate, price: money, priceAfterDiscount: money, sold: z.optional(soldNight) }),
  ),
  lines: z.array(
    z.object({ roomId: id, roomName: z.string(), count, price: money, priceAfterDiscount: money }),
  ),
  roomPrice: money,
  adultSurcharge: money,
  childSurcharge: money,
  extraBedSurcharge: money,
  serviceCharge: money,
  /** The promotion of the resort, as a positive amount. */
  discount: money,
  voucherCode: z.nullable(z.string()),
  /** What the voucher takes off, as a positive amount. */
  voucherDiscount: money,
  /** What the cancellation policy kept of nights and people that changes gave up; it never comes back. None when left out. */
  givenUp: z.optional(money),
  total: money,
  extraAdults: count,
  extraChildren: count,
  extraBeds: count,
})
export type Quote = z.infer<typeof quote>
