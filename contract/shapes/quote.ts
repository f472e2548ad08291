import * as z from 'zod/mini'
import { count, id, money, plainDate } from './primitives.ts'

/** A priced stay, line by line; every amount whole VND. `total = room + surcharges + services − discounts`. */
export const quote = z.object({
  nights: z.array(z.object({ date: plainDate, price: money, priceAfterDiscount: money })),
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
  total: money,
  extraAdults: count,
  extraChildren: count,
  extraBeds: count,
})
export type Quote = z.infer<typeof quote>
