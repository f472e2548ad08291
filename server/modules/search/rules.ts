import { afterDiscount, fits } from '#contract/price.ts'
import type { ResortType } from '#contract/shapes/resort.ts'
import type { SearchRequest } from '#contract/shapes/search.ts'
import { keyMatcher } from '#server/modules/lookups/lookups.ts'
import type { CatalogueResort, CatalogueRoom, MeanPrice } from '#server/modules/resorts/resorts.ts'

/** The asked nights: the day number of the first and how many. */
export type Stay = { first: number; nights: number }

/** A resort that answers a search: its cheapest room that fits, what a night of it costs, and units left. */
export type Found = { resort: CatalogueResort; room: CatalogueRoom; night: MeanPrice; left: number }

/** How many units of a room the search wants: an entire property is one, whatever number of rooms was asked. */
export const unitsWanted = (room: CatalogueRoom, request: SearchRequest): number =>
  room.row.entireProperty ? 1 : request.number_of_room

/** What a night costs: the mean over the asked nights; without dates the plain price of the room. */
export const nightOf = ({ prices, rates }: CatalogueRoom, stay: Stay | null): MeanPrice =>
  stay
    ? prices.mean(stay.first, stay.nights)
    : { price: rates.basePrice, priceAfterDiscount: afterDiscount(rates, rates.basePrice) }

const hasAll = (having: readonly number[], wanted: readonly number[]) =>
  wanted.every((id) => having.includes(id))

function resortMatcher(request: SearchRequest): (resort: CatalogueResort) => boolean {
  const named = keyMatcher(request.search_content)
  const ofType = (type: ResortType) => request.resort_type.length === 0 || request.resort_type.includes(type)
  return ({ row, serviceIds }) =>
    ofType(row.type) && hasAll(serviceIds, request.list_service) && named(row.searchKey)
}

function roomFits(room: CatalogueRoom, request: SearchRequest, left: number): boolean {
  const count = unitsWanted(room, request)
  if (left < count || !hasAll(room.benefitIds, request.list_benefit)) return false
  const priced = { roomId: room.row.id, roomName: '', count, rates: room.rates }
  const guests = {
    adults: request.number_of_adult,
    children: request.number_of_school_aged_child,
    toddlers: request.number_of_toddler_child,
  }
  return fits([priced], guests, 0)
}

/** Price bands are half-open: the upper end belongs to the next one. */
const inBand = (price: number, { from_price, to_price }: SearchRequest) =>
  price >= (from_price ?? 0) && (to_price === undefined || price < to_price)

function cheapestFit(
  resort: CatalogueResort,
  request: SearchRequest,
  stay: Stay | null,
  free: ReadonlyMap<string, number>,
): Found | null {
  let best: Found | null = null
  for (const room of resort.rooms) {
    const left = Math.min(free.get(room.row.id) ?? room.row.units, room.row.units)
    if (!roomFits(room, request, left)) continue
    const night = nightOf(room, stay)
    const { priceAfterDiscount: price } = night
    if (inBand(price, request) && (best === null || price < best.night.priceAfterDiscount))
      best = { resort, room, night, left }
  }
  return best
}

/** Every resort that answers the request, each with its cheapest room, in the order given. `free`: units left where not all are. */
export const findAll = (
  resorts: readonly CatalogueResort[],
  request: SearchRequest,
  stay: Stay | null,
  free: ReadonlyMap<string, number>,
): Found[] => {
  const matches = resortMatcher(request)
  return resorts.flatMap((resort) =>
    matches(resort) ? (cheapestFit(resort, request, stay, free) ?? []) : [],
  )
}

/** As many reviews of the middling mark count as known, so that one guest's 5.0 does not outrank fifty guests' 4.8. */
const PRIOR = { reviews: 5, rate: 4.2 }
const PROMOTED = 100

/** What "recommended" orders by: promoted first, then the rating, trusted as far as there are reviews for it. */
function recommendation({ row, rates }: CatalogueResort): number {
  const weighed =
    (rates.rate * row.reviewCount + PRIOR.rate * PRIOR.reviews) / (row.reviewCount + PRIOR.reviews)
  return (row.promoted ? PROMOTED : 0) + weighed
}

const SORT_KEYS = {
  recommended: ({ resort }: Found) => recommendation(resort),
  price: ({ night }: Found) => night.priceAfterDiscount,
  rate: ({ resort }: Found) => resort.rates.rate,
  newest: ({ resort }: Found) => resort.row.createdAt.epochMilliseconds,
} as const satisfies Record<SearchRequest['sort_by_field'], (found: Found) => number>

const byId = (a: Found, b: Found) => (a.resort.row.id < b.resort.row.id ? -1 : 1)

/** Sorted as asked; equals by the resort's id, so that pages neither repeat nor lose a place. */
export function sorted(
  found: readonly Found[],
  field: SearchRequest['sort_by_field'],
  order: SearchRequest['sort_order'],
): Found[] {
  const key = SORT_KEYS[field]
  const sign = order === 'asc' ? 1 : -1
  return found
    .map((one) => ({ one, key: key(one) }))
    .sort((a, b) => (a.key - b.key) * sign || byId(a.one, b.one))
    .map(({ one }) => one)
}
