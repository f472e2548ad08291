import { dayNumber } from '#contract/days.ts'
import type { NightsTogether } from '#contract/offer.ts'
import { afterDiscount } from '#contract/price.ts'
import type { RoomRates } from '#contract/shapes/resort.ts'

/** Thursday, the first of January 1970; the nights of Friday and Saturday cost the weekend's price. */
const [WEEK, FRIDAY, SATURDAY] = [7, 1, 2] as const

/** Days since 1970 of a calendar day: arithmetic without objects, for loops over many rooms. */

/** From a day to before another, and the price: of these as numbers in a row. */
const SEASON = 3
const NONE: ReadonlyMap<number, number> = new Map()

/**
 * What the nights of a room cost, as the contract's `nightPrice` says, in numbers: a search asks for the nights of a hundred
 * thousand rooms.
 */
export class NightTable {
  readonly #rates: RoomRates
  readonly #seasons: Float64Array
  readonly #own: ReadonlyMap<number, number>

  constructor(rates: RoomRates) {
    this.#rates = rates
    // The last one that holds wins, so the last stands first.
    this.#seasons = Float64Array.from(
      rates.seasons.toReversed().flatMap(({ from, to, price }) => [dayNumber(from), dayNumber(to), price]),
    )
    const own = Object.entries(rates.nights)
    this.#own = own.length === 0 ? NONE : new Map(own.map(([night, price]) => [dayNumber(night), price]))
  }

  /** The price of a night by its day number, VND before the promotion. */
  price(day: number): number {
    const own = this.#own.get(day)
    if (own !== undefined) return own
    const seasons = this.#seasons
    for (let at = 0; at < seasons.length; at += SEASON)
      if ((seasons[at] ?? 0) <= day && day < (seasons[at + 1] ?? 0)) return seasons[at + 2] ?? 0
    const { weekendPrice, basePrice } = this.#rates
    const weekday = day % WEEK
    return weekendPrice !== null && (weekday === FRIDAY || weekday === SATURDAY) ? weekendPrice : basePrice
  }

  /** The price of a night after the promotion, VND. */
  after(day: number): number {
    return afterDiscount(this.#rates, this.price(day))
  }

  /** The nights from day number `from` on, together. */
  together(from: number, nights: number): NightsTogether {
    if (nights < 1) throw new RangeError('A stay has a night')
    let [before, after] = [0, 0]
    for (let day = from; day < from + nights; day++) {
      const price = this.price(day)
      before += price
      after += afterDiscount(this.#rates, price)
    }
    return { nights, price: before, priceAfterDiscount: after }
  }
}
