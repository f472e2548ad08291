import {
  BEDROOMS_FROM,
  BOOKING_TERMS,
  PRICE_BANDS,
  priceKey,
  RATES_FROM,
  type SearchCounts,
} from '#contract/shapes/search.ts'
import type { CatalogueResort, CatalogueRoom } from '#server/modules/resorts/resorts.ts'
import { termsOf, type Asked } from './terms.ts'

/** How often each number was met, once a place at most. Numbers of lists are small: arrays are quicker here than maps. */
function onceAPlace() {
  let counts = new Uint32Array(64)
  let seen = new Uint32Array(64)
  const grow = (old: Uint32Array<ArrayBuffer>, id: number) => {
    const larger = new Uint32Array(2 * id)
    larger.set(old)
    return larger
  }
  return {
    add: (ids: readonly number[], place: number) => {
      for (const id of ids) {
        if (id >= counts.length) [counts, seen] = [grow(counts, id), grow(seen, id)]
        if (seen[id] === place) continue
        seen[id] = place
        counts[id] = (counts[id] ?? 0) + 1
      }
    },
    said: (nameOf: (id: number) => string | undefined = String) => {
      const met: Record<string, number> = {}
      for (const [id, count] of counts.entries()) if (count > 0) met[nameOf(id) ?? id] = count
      return met
    },
  }
}

/** The filters of which one choice shuts out the others: a bit for each, set in what a room misses. */
export const MISSES = { type: 1, rate: 2, price: 4, bedrooms: 8 } as const

/** The choices of such a filter, in the order of their bits; '' is any. */
const PRICES = ['', ...PRICE_BANDS.map(({ from, to }) => priceKey(from, to))]
const RATES = ['', ...RATES_FROM.map(String)]
const BEDROOMS = ['', ...BEDROOMS_FROM.map(String)]

const ENDS = PRICE_BANDS.map(({ to }) => to ?? Infinity)

/** Any price, and the band of this one; the bands follow each other without a gap. */
function bandsOf(price: number): number {
  if (price < PRICE_BANDS[0].from) return 1
  let band = 2
  for (const end of ENDS) {
    if (price < end) return 1 | band
    band <<= 1
  }
  return 1
}

/** Anything, and all that it comes up to, of what grows. */
function stepsOf(value: number, steps: readonly number[]): number {
  let [met, step] = [1, 2]
  for (const least of steps) {
    if (value >= least) met |= step
    step <<= 1
  }
  return met
}

/** How many places each choice was met in. */
function perChoice(choices: readonly string[]) {
  const counts = choices.map(() => 0)
  return {
    add: (met: number) => {
      for (let choice = 0; choice < counts.length; choice++)
        if (met & (1 << choice)) counts[choice] = (counts[choice] ?? 0) + 1
    },
    said: () => Object.fromEntries(choices.map((choice, index) => [choice, counts[index] ?? 0])),
  }
}

/** What of a room the filters look at whose choices shut each other out. */
type Traits = { price: number; bedrooms: number }

/**
 * Counts, while a search goes through the places, how many every other choice would find. It is told of each room that fits
 * all but those filters of which one choice shuts out the others, with the ones it misses, then of its place. Their choices
 * are each counted as if chosen alone: among the rooms that miss nothing else. Services, amenities and terms are added to
 * those chosen, so only what is found has them.
 */
export function tally(asked: Asked) {
  const [types, services, benefits, terms] = [onceAPlace(), onceAPlace(), onceAPlace(), onceAPlace()]
  const [prices, rates, bedrooms] = [perChoice(PRICES), perChoice(RATES), perChoice(BEDROOMS)]
  let place = 1
  let [anyType, anyRate, found] = [false, false, false]
  let [priced, slept] = [0, 0]
  return {
    /** `missed`: the filters, of `MISSES`, that the room or its place does not fit. */
    room: (room: CatalogueRoom, traits: Traits, missed: number): void => {
      if ((missed & ~MISSES.price) === 0) priced |= bandsOf(traits.price)
      if ((missed & ~MISSES.bedrooms) === 0) slept |= stepsOf(traits.bedrooms, BEDROOMS_FROM)
      if ((missed & ~MISSES.type) === 0) anyType = true
      if ((missed & ~MISSES.rate) === 0) anyRate = true
      if (missed !== 0) return
      found = true
      benefits.add(room.benefitIds, place)
    },
    /** All rooms of a place that fit were looked at. */
    place: (resort: CatalogueResort): void => {
      prices.add(priced)
      bedrooms.add(slept)
      if (anyType) types.add([resort.row.type], place)
      if (anyRate) rates.add(stepsOf(resort.rates.rate, RATES_FROM))
      if (found) {
        services.add(resort.serviceIds, place)
        terms.add(termsOf(resort, asked), place)
      }
      place += 1
      anyType = anyRate = found = false
      priced = slept = 0
    },
    counts: (): SearchCounts => ({
      resort_type: types.said(),
      price: prices.said(),
      list_service: services.said(),
      list_benefit: benefits.said(),
      list_term: terms.said((index) => BOOKING_TERMS[index]),
      from_rate: rates.said(),
      number_of_bedroom: bedrooms.said(),
    }),
  }
}
export type Tally = ReturnType<typeof tally>
