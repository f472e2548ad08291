import { PRICE_BANDS, priceKey, type SearchCounts, type SearchRequest } from '#contract/shapes/search.ts'
import type { CatalogueResort, CatalogueRoom } from '#server/modules/resorts/resorts.ts'

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

const KEYS = PRICE_BANDS.map(({ from, to }) => priceKey(from, to))
const ENDS = PRICE_BANDS.map(({ to }) => to ?? Infinity)

/** The band of a price as one bit; none of a price below all of them. The bands follow each other without a gap. */
function bandOf(price: number): number {
  if (price < PRICE_BANDS[0].from) return 0
  let band = 1
  for (const end of ENDS) {
    if (price < end) return band
    band <<= 1
  }
  return 0
}

/** Whether a kind of place is one of those that are looked for. */
export const isWantedType = ({ row }: CatalogueResort, { resort_type: wanted }: SearchRequest): boolean =>
  wanted.length === 0 || wanted.includes(row.type)

/**
 * Counts, while a search goes through the places, how many every other choice would find. It is told of each room that fits
 * all but the kind of place and the price, then of its place. Kinds and prices are alternatives: each is counted as if
 * chosen alone. Services and amenities are added to those chosen, so only what is found has them.
 */
export function tally() {
  const types = onceAPlace()
  const services = onceAPlace()
  const benefits = onceAPlace()
  const prices = KEYS.map(() => 0)
  let [all, place, bands] = [0, 1, 0]
  return {
    /** `found`: the place is of a kind, and the room at a price, that are asked for. */
    room: (room: CatalogueRoom, price: number, found: boolean): void => {
      bands |= bandOf(price)
      if (found) benefits.add(room.benefitIds, place)
    },
    /** All rooms of a place that fit were looked at; `wanted`: it is of a kind asked for, `affordable`: a room of it at a price. */
    place: (resort: CatalogueResort, wanted: boolean, affordable: boolean): void => {
      if (affordable) types.add([resort.row.type], place)
      if (affordable && wanted) services.add(resort.serviceIds, place)
      if (wanted && bands !== 0) {
        all += 1
        for (let band = 0; band < prices.length; band++)
          if (bands & (1 << band)) prices[band] = (prices[band] ?? 0) + 1
      }
      place += 1
      bands = 0
    },
    counts: (): SearchCounts => ({
      resort_type: types.said(),
      price: { '': all, ...Object.fromEntries(KEYS.map((key, band) => [key, prices[band] ?? 0])) },
      list_service: services.said(),
      list_benefit: benefits.said(),
    }),
  }
}
export type Tally = ReturnType<typeof tally>
