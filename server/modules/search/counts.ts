import { RESORT_TYPES } from '#contract/resortTypes.ts'
import {
  BEDROOMS_FROM,
  BOOKING_TERMS,
  PRICE_BANDS,
  priceKey,
  RATES_FROM,
  type SearchCounts,
} from '#contract/shapes/search.ts'
import type { Columns } from './columns.ts'
import { countBits } from './marks.ts'

/** The filters of which one choice shuts out the others: a bit for each, set in what a room misses. */
export const MISSES = { type: 1, rate: 2, price: 4, bedrooms: 8 } as const

/** The choices of a filter, in the order of their bits; '' is any. */
const TYPES = ['', ...Object.values(RESORT_TYPES).map(String)]
const PRICES = ['', ...PRICE_BANDS.map(({ from, to }) => priceKey(from, to))]
const RATES = ['', ...RATES_FROM.map(String)]
const BEDROOMS = ['', ...BEDROOMS_FROM.map(String)]

const ENDS = PRICE_BANDS.map(({ to }) => to ?? Infinity)

// What follows is asked of every room of every search: loops by index, and nothing that has to be made and thrown away.

/** Any price, and the band of this one; the bands follow each other without a gap. */
function bandsOf(price: number): number {
  if (price < PRICE_BANDS[0].from) return 1
  for (let band = 0; band < ENDS.length; band++) if (price < (ENDS[band] ?? 0)) return 1 | (2 << band)
  return 1
}

/** Anything, and all that it comes up to, of what grows. */
function stepsOf(value: number, steps: readonly number[]): number {
  let met = 1
  for (let step = 0; step < steps.length; step++) if (value >= (steps[step] ?? 0)) met |= 2 << step
  return met
}

/** How many places each choice was met in. They are counted by what was met together, of which there is little. */
function perChoice(choices: readonly string[]) {
  const together = new Uint32Array(1 << choices.length)
  return {
    add: (met: number) => {
      together[met] = (together[met] ?? 0) + 1
    },
    said: () => {
      const said: Record<string, number> = {}
      for (const [index, choice] of choices.entries())
        said[choice] = together.reduce((sum, count, met) => (met & (1 << index) ? sum + count : sum), 0)
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
export function tally({ services, benefits, type: typeOf, rate: rateOf }: Columns) {
  const [withService, withBenefit] = [
    new Uint32Array(services.words * 32),
    new Uint32Array(benefits.words * 32),
  ]
  const met = new Uint32Array(benefits.words)
  const [types, terms] = [perChoice(TYPES), perChoice(BOOKING_TERMS)]
  const [prices, rates, sleeping] = [perChoice(PRICES), perChoice(RATES), perChoice(BEDROOMS)]
  let [anyType, anyRate, found] = [false, false, false]
  let [priced, slept] = [0, 0]
  return {
    /** `missed`: the filters, of `MISSES`, that the room or its place does not fit. */
    room: (room: number, price: number, bedrooms: number, missed: number): void => {
      if ((missed & ~MISSES.price) === 0) priced |= bandsOf(price)
      if ((missed & ~MISSES.bedrooms) === 0) slept |= stepsOf(bedrooms, BEDROOMS_FROM)
      if ((missed & ~MISSES.type) === 0) anyType = true
      if ((missed & ~MISSES.rate) === 0) anyRate = true
      if (missed !== 0) return
      found = true
      const start = room * benefits.words
      for (let word = 0; word < met.length; word++)
        met[word] = (met[word] ?? 0) | (benefits.rows[start + word] ?? 0)
    },
    /** All rooms of a place that fit were looked at. `itsTerms`: those that hold for it, as bits. */
    place: (place: number, itsTerms: number): void => {
      prices.add(priced)
      sleeping.add(slept)
      if (anyType) types.add(1 | (1 << (typeOf[place] ?? 0)))
      if (anyRate) rates.add(stepsOf(rateOf[place] ?? 0, RATES_FROM))
      if (found) {
        countBits(withService, services.rows, place * services.words, services.words)
        countBits(withBenefit, met, 0, met.length)
        met.fill(0)
        terms.add(itsTerms)
      }
      anyType = anyRate = found = false
      priced = slept = 0
    },
    counts: (): SearchCounts => ({
      resort_type: types.said(),
      price: prices.said(),
      list_service: services.named(withService),
      list_benefit: benefits.named(withBenefit),
      list_term: terms.said(),
      from_rate: rates.said(),
      number_of_bedroom: sleeping.said(),
    }),
  }
}
export type Tally = ReturnType<typeof tally>

/** Choices that are named only where they find something. */
const SPARSE: readonly (keyof SearchCounts)[] = ['list_service', 'list_benefit']

/** Counts of which a part was `before` and is `after`. */
export function changedCounts(counts: SearchCounts, before: SearchCounts, after: SearchCounts): SearchCounts {
  const changed = (filter: keyof SearchCounts): Record<string, number> => {
    const [all, was, is] = [counts, before, after].map((one) => one[filter] ?? {})
    const told = Object.keys({ ...all, ...is }).map((choice): [string, number] => [
      choice,
      (all?.[choice] ?? 0) - (was?.[choice] ?? 0) + (is?.[choice] ?? 0),
    ])
    return Object.fromEntries(SPARSE.includes(filter) ? told.filter(([, count]) => count > 0) : told)
  }
  return {
    resort_type: changed('resort_type'),
    price: changed('price'),
    list_service: changed('list_service'),
    list_benefit: changed('list_benefit'),
    list_term: changed('list_term'),
    from_rate: changed('from_rate'),
    number_of_bedroom: changed('number_of_bedroom'),
  }
}
