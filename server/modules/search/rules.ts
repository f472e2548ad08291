import { MOST_RECOMMENDED } from '#contract/numbers.ts'
import {
  offerOf,
  partyFits,
  roomsTaken,
  type OfferedRoom,
  type Party,
  type StayOffer,
} from '#contract/offer.ts'
import { afterDiscount } from '#contract/price.ts'
import { isWithin } from '#contract/shapes/position.ts'
import type { SearchRequest } from '#contract/shapes/search.ts'
import { keyMatcher } from '#server/modules/lookups/lookups.ts'
import { shownPosition, type CatalogueResort, type CatalogueRoom } from '#server/modules/resorts/resorts.ts'
import { MISSES, type Tally } from './counts.ts'
import { holds, type Asked } from './terms.ts'

/** The asked nights: the day number of the first and how many. */
export type Stay = { first: number; nights: number }

/** What a room is offered for: a night of it in the mean, and the whole stay where nights are asked. */
type Offered = Pick<StayOffer, 'price' | 'priceAfterDiscount'> & { stay: StayOffer | null }
/** A resort that answers a search: its cheapest room that fits, what it is offered for, and units left. */
export type Found = { resort: CatalogueResort; room: CatalogueRoom; offer: Offered; left: number }

/** Who searches, in how many rooms. */
const partyOf = (request: SearchRequest): Party => ({
  guests: {
    adults: request.number_of_adult,
    children: request.number_of_school_aged_child,
    toddlers: request.number_of_toddler_child,
  },
  rooms: request.number_of_room,
})

const offered = ({ row, rates }: CatalogueRoom): OfferedRoom => ({
  entireProperty: row.entireProperty,
  rates,
})

/** What a room is offered for to a party; without dates the plain price of a night. */
function offerFor(room: CatalogueRoom, party: Party, stay: Stay | null): Offered {
  const { rates, prices } = room
  if (!stay)
    return { price: rates.basePrice, priceAfterDiscount: afterDiscount(rates, rates.basePrice), stay: null }
  const offer = offerOf(offered(room), party, prices.together(stay.first, stay.nights))
  return { price: offer.price, priceAfterDiscount: offer.priceAfterDiscount, stay: offer }
}

/** What places are compared by: the whole stay, or a night without dates. */
export const costOf = ({ stay, priceAfterDiscount }: Offered): number => stay?.total ?? priceAfterDiscount

const hasAll = (having: readonly number[], wanted: readonly number[]) =>
  wanted.every((id) => having.includes(id))

/** Whether a place is one of those looked for, whatever its kind and its mark. */
function resortMatcher(request: SearchRequest, asked: Asked): (resort: CatalogueResort) => boolean {
  const named = keyMatcher(request.search_content)
  const { within } = request
  const lies = (row: CatalogueResort['row']) => {
    const at = shownPosition(row)
    return at !== null && within !== undefined && isWithin(at, within)
  }
  return (resort) =>
    (within === undefined || lies(resort.row)) &&
    hasAll(resort.serviceIds, request.list_service) &&
    request.list_term.every((term) => holds(term, resort, asked)) &&
    named(resort.row.searchKey)
}

const roomFits = (room: CatalogueRoom, request: SearchRequest, party: Party): boolean =>
  hasAll(room.benefitIds, request.list_benefit) && partyFits(offered(room), party)

/** Price bands are half-open: the upper end belongs to the next one. */
const inBand = (price: number, { from_price, to_price }: SearchRequest) =>
  price >= (from_price ?? 0) && (to_price === undefined || price < to_price)

/** What a place misses of a request, of `MISSES`: its kind, and what guests gave it. */
const placeMisses = ({ row, rates }: CatalogueResort, { resort_type: types, from_rate }: SearchRequest) =>
  (types.length === 0 || types.includes(row.type) ? 0 : MISSES.type) |
  (from_rate === undefined || rates.rate >= from_rate ? 0 : MISSES.rate)

function cheapestFit(
  resort: CatalogueResort,
  request: SearchRequest,
  party: Party,
  stay: Stay | null,
  free: Free,
  tally: Tally | undefined,
): Found | null {
  let best: Found | null = null
  const place = placeMisses(resort, request)
  // Of two filters that it misses no other choice of one finds it.
  if (place !== 0 && (!tally || place === (MISSES.type | MISSES.rate))) return null
  for (const room of resort.rooms) {
    if (!roomFits(room, request, party)) continue
    const left = Math.min(free.get(room.row.id) ?? room.row.units, room.row.units)
    const taken = roomsTaken(offered(room), party)
    if (left < taken) continue
    const offer = offerFor(room, party, stay)
    const bedrooms = taken * room.row.bedrooms
    const missed =
      place |
      (inBand(offer.priceAfterDiscount, request) ? 0 : MISSES.price) |
      (bedrooms >= (request.number_of_bedroom ?? 0) ? 0 : MISSES.bedrooms)
    tally?.room(room, offer.priceAfterDiscount, bedrooms, missed)
    if (missed === 0 && (best === null || costOf(offer) < costOf(best.offer)))
      best = { resort, room, offer, left }
  }
  tally?.place(resort)
  return best
}

/** Units left in the asked nights, of rooms that have not all of them left. */
export type Free = Pick<ReadonlyMap<string, number>, 'get'>

/**
 * Whether a resort answers the request, asked at a moment, and then with which room. `open`: whether it takes bookings for the
 * day now. `tally` counts what other choices would find.
 */
export function finder(
  request: SearchRequest,
  stay: Stay | null,
  free: Free,
  asked: Asked,
  open: (resort: CatalogueResort) => boolean = () => true,
  tally?: Tally,
): (resort: CatalogueResort) => Found | null {
  const matches = resortMatcher(request, asked)
  const party = partyOf(request)
  return (resort) =>
    matches(resort) && open(resort) ? cheapestFit(resort, request, party, stay, free, tally) : null
}

/** As many reviews of the middling mark count as known, so that one guest's 5.0 does not outrank fifty guests' 4.8. */
const PRIOR = { reviews: 5, rate: 4.2 }

/** What "recommended" orders by: the rating, trusted as far as there are reviews for it. */
const recommendation = ({ row, rates }: CatalogueResort): number =>
  (rates.rate * row.reviewCount + PRIOR.rate * PRIOR.reviews) / (row.reviewCount + PRIOR.reviews)

const SORT_KEYS = {
  recommended: ({ resort }: Found) => recommendation(resort),
  price: ({ offer }: Found) => costOf(offer),
  rate: ({ resort }: Found) => resort.rates.rate,
  newest: ({ resort }: Found) => resort.row.createdAt.epochMilliseconds,
} as const satisfies Record<SearchRequest['sort_by_field'], (found: Found) => number>

const byId = (a: Found, b: Found) => (a.resort.row.id < b.resort.row.id ? -1 : 1)

type Keyed = { one: Found; key: number }

/**
 * Sorted as asked, the first `most`; equals by the resort's id, so that pages neither repeat nor lose a place. Few of many
 * are picked out: sorting all of them costs more than finding them.
 */
export function sorted(
  found: readonly Found[],
  field: SearchRequest['sort_by_field'],
  order: SearchRequest['sort_order'],
  most = found.length,
): Found[] {
  const key = SORT_KEYS[field]
  const sign = order === 'asc' ? 1 : -1
  const compare = (a: Keyed, b: Keyed) => (a.key - b.key) * sign || byId(a.one, b.one)
  const kept = Math.min(most, found.length)
  let first: Keyed[] = []
  let last: Keyed | undefined
  for (const one of found) {
    const keyed = { one, key: key(one) }
    if (last && compare(keyed, last) > 0) continue
    first.push(keyed)
    if (first.length < 2 * kept + 64) continue
    first = first.sort(compare).slice(0, kept)
    last = first.at(-1)
  }
  return first
    .sort(compare)
    .slice(0, kept)
    .map(({ one }) => one)
}

/**
 * The places that are promoted ahead of a search's results, the most recommended first. Only where the order is ours: who sorts
 * by price wants the cheapest.
 */
export const promotedOf = (
  found: readonly Found[],
  field: SearchRequest['sort_by_field'],
): ReadonlySet<Found> =>
  new Set(
    field === 'recommended'
      ? sorted(
          found.filter(({ resort }) => resort.row.promoted),
          field,
          'desc',
          MOST_RECOMMENDED,
        )
      : [],
  )
