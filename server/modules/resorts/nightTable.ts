import { dayNumber, dayOf } from '#contract/days.ts'
import type { NightsTogether } from '#contract/offer.ts'
import { afterDiscount } from '#contract/price.ts'
import type { RoomRates, RoomTerms } from '#contract/shapes/resort.ts'
import type { NightPrice } from './rates.ts'

/** Thursday, the first of January 1970; the nights of Friday and Saturday cost the weekend's price. */
const [WEEK, FRIDAY, SATURDAY] = [7, 1, 2] as const

/** From a day to before another, and the price: of these as numbers in a row. */
const SEASON = 3
const NONE: ReadonlyMap<number, number> = new Map()

/**
 * What the nights of a room cost, as the contract's `nightPrice` says, in numbers: a search asks for the nights of a hundred
 * thousand rooms, and all of them stand in memory.
 */
export class NightTable {
  readonly #terms: Pick<RoomTerms, 'basePrice' | 'weekendPrice' | 'discountPercent'>
  readonly #seasons: readonly number[]
  readonly #own: ReadonlyMap<number, number>

  /** `seasons` in the order of their positions, each as its first day's number, that of the day after it, and its price. */
  constructor(terms: RoomTerms, seasons: readonly number[], nights: readonly NightPrice[]) {
    this.#terms = terms
    this.#seasons = seasons
    this.#own =
      nights.length === 0 ? NONE : new Map(nights.map(({ night, price }) => [dayNumber(night), price]))
  }

  /** The seasons and the nights as the contract has them. */
  told(): Pick<RoomRates, 'seasons' | 'nights'> {
    return {
      seasons: Array.from({ length: this.#seasons.length / SEASON }, (_none, season) => {
        const [from = 0, to = 0, price = 0] = this.#seasons.slice(SEASON * season, SEASON * (season + 1))
        return { from: dayOf(from), to: dayOf(to), price }
      }),
      nights: Object.fromEntries([...this.#own].map(([night, price]) => [dayOf(night), price])),
    }
  }

  /** The price of a night by its day number, VND before the promotion. */
  price(day: number): number {
    const own = this.#own.get(day)
    if (own !== undefined) return own
    const seasons = this.#seasons
    // The last one that holds wins.
    for (let at = seasons.length - SEASON; at >= 0; at -= SEASON)
      if ((seasons[at] ?? 0) <= day && day < (seasons[at + 1] ?? 0)) return seasons[at + 2] ?? 0
    const { weekendPrice, basePrice } = this.#terms
    const weekday = day % WEEK
    return weekendPrice !== null && (weekday === FRIDAY || weekday === SATURDAY) ? weekendPrice : basePrice
  }

  /** The price of a night after the promotion, VND. */
  after(day: number): number {
    return afterDiscount(this.#terms, this.price(day))
  }

  /** The nights from day number `from` on, together. */
  together(from: number, nights: number): NightsTogether {
    if (nights < 1) throw new RangeError('A stay has a night')
    let [before, after] = [0, 0]
    for (let day = from; day < from + nights; day++) {
      const price = this.price(day)
      before += price
      after += afterDiscount(this.#terms, price)
    }
    return { nights, price: before, priceAfterDiscount: after }
  }
}
