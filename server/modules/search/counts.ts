import { RESORT_TYPES } from '#contract/resortTypes.ts'
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
    said: () => {
      const met: Record<string, number> = {}
      for (const [id, count] of counts.entries()) if (count > 0) met[id] = count
      return met
    },
  }
}

/** The filters of which one choice shuts out the others: a bit for each, set in what a room misses. */
export const MISSES = { type: 1, rate: 2, price: 4, bedrooms: 8 } as const

/** The choices of a filter, in the order of their bits; '' is any. */
const TYPES = ['', ...Object.values(RESORT_TYPES).map(String)]
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
      for (let choice = 0, left = met; left !== 0; choice++, left >>= 1)
        if (left & 1) counts[choice] = (counts[choice] ?? 0) + 1
    },
    said: () => {
      const said: Record<string, number> = {}
      for (const [index, choice] of choices.entries()) said[choice] = counts[index] ?? 0
      return said
    },
  }
}

/**
 * Counts, while a search goes through the places, how many every other choice would find. It is told of each room that fits
 * all but those filters of which one choice shuts out the others, with the ones it misses, then of its place. Their choices
 * are each counted as if chosen alone: among the rooms that miss nothing else. Services, amenities and terms are added to
 * those chosen, so only what is found has them.
 */
export function tally(asked: Asked) {
  const [services, benefits] = [onceAPlace(), onceAPlace()]
  const [types, terms] = [perChoice(TYPES), perChoice(BOOKING_TERMS)]
  const [prices, rates, sleeping] = [perChoice(PRICES), perChoice(RATES), perChoice(BEDROOMS)]
  let place = 1
  let [anyType, anyRate, found] = [false, false, false]
  let [priced, slept] = [0, 0]
  return {
    /** `missed`: the filters, of `MISSES`, that the room or its place does not fit. */
    room: (room: CatalogueRoom, price: number, bedrooms: number, missed: number): void => {
      if ((missed & ~MISSES.price) === 0) priced |= bandsOf(price)
      if ((missed & ~MISSES.bedrooms) === 0) slept |= stepsOf(bedrooms, BEDROOMS_FROM)
      if ((missed & ~MISSES.type) === 0) anyType = true
      if ((missed & ~MISSES.rate) === 0) anyRate = true
      if (missed !== 0) return
      found = true
      benefits.add(room.benefitIds, place)
    },
    /** All rooms of a place that fit were looked at. */
    place: (resort: CatalogueResort): void => {
      prices.add(priced)
      sleeping.add(slept)
      if (anyType) types.add(1 | (1 << resort.row.type))
      if (anyRate) rates.add(stepsOf(resort.rates.rate, RATES_FROM))
      if (found) {
        services.add(resort.serviceIds, place)
        terms.add(termsOf(resort, asked))
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
      list_term: terms.said(),
      from_rate: rates.said(),
      number_of_bedroom: sleeping.said(),
    }),
  }
}
export type Tally = ReturnType<typeof tally>
