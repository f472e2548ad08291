import type { NightsTogether } from '#contract/offer.ts'
import { afterDiscount, nightPrice } from '#contract/price.ts'
import type { RoomRates } from '#contract/shapes/resort.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'

const DAY = 86_400_000

/** Days since 1970 of a calendar day: arithmetic without objects, for loops over many rooms. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY)
/** The calendar day of a number of {@link dayNumber}. */
export const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)

/**
 * The prices of every night that can be booked from `today` on, worked out by the contract's own functions at the first
 * question, then only looked up.
 */
export class NightTable {
  readonly #rates: RoomRates
  readonly #first: number
  #prices: Int32Array | null = null

  constructor(rates: RoomRates, today: string) {
    this.#rates = rates
    this.#first = dayNumber(today)
  }

  /** The nights from day number `from` on, together. Outside the bookable days: a RangeError. */
  together(from: number, nights: number): NightsTogether {
    const prices = (this.#prices ??= this.#priced())
    const start = from - this.#first
    if (start < 0 || nights < 1 || start + nights > prices.length)
      throw new RangeError('Nights outside the calendar')
    let [before, after] = [0, 0]
    for (let index = start; index < start + nights; index++) {
      const price = prices[index] ?? 0
      before += price
      after += afterDiscount(this.#rates, price)
    }
    return { nights, price: before, priceAfterDiscount: after }
  }

  #priced(): Int32Array {
    return Int32Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_none, index) =>
      nightPrice(this.#rates, dayOf(this.#first + index)),
    )
  }
}
