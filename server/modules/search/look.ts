import { eachNight, stayTotal } from '#contract/offer.ts'
import { isWithin } from '#contract/shapes/position.ts'
import { BOOKING_TERMS, type SearchRequest } from '#contract/shapes/search.ts'
import { ALL_LEFT, type Stay } from '#server/modules/inventory/inventory.ts'
import { keyMatcher } from '#server/modules/lookups/lookups.ts'
import { shownPosition, type CatalogueResort } from '#server/modules/resorts/resorts.ts'
import type { Columns, Stretch } from './columns.ts'
import { MISSES, type Tally } from './counts.ts'
import { termsOf, type Asked } from './terms.ts'

/** What fits: by their numbers in the columns the places, of each its cheapest room, what that costs, and units left. */
export type Hits = { places: number[]; rooms: number[]; costs: number[]; left: number[] }

/** What is looked for, and what has been worked out for it of every room. */
export type Look = {
  request: SearchRequest
  /** Null for a night without dates. */
  stay: Stay | null
  asked: Asked
  /** What a room costs after the promotion, of each night, VND; without dates of any night. */
  nights: readonly ArrayLike<number>[]
  /** What is extra every night, VND; below zero where not everybody fits. */
  extras: ArrayLike<number>
  /** Units left in all of the nights, by a room's row. */
  free: (row: number) => number
  /** Whether a place takes bookings for the first day now. */
  open?: (place: CatalogueResort) => boolean
  /** Counts what other choices would find. */
  tally?: Tally
}

const CLOSED = -1
const UNKNOWN = -2
const NONE = -1

/** The terms of a place as bits in the order of their list, worked out once a kind; `CLOSED` where it takes no booking. */
function termsBy(columns: Columns, { asked, open }: Look): (place: number) => number {
  const known = new Int32Array(columns.terms.length).fill(UNKNOWN)
  return (place) => {
    const kind = columns.termsOf[place] ?? 0
    const bits = known[kind] ?? UNKNOWN
    if (bits !== UNKNOWN) return bits
    const one = columns.terms[kind]
    return (known[kind] = !one || (open && !open(one)) ? CLOSED : termsOf(one, asked))
  }
}

/** Whether a place is one of those looked for by its words and where it is shown. */
function matcher({ search_content, within }: SearchRequest): ((place: CatalogueResort) => boolean) | null {
  if (search_content === '' && within === undefined) return null
  const named = keyMatcher(search_content)
  return ({ row }) => {
    const at = within === undefined ? null : shownPosition(row)
    return (within === undefined || (at !== null && isWithin(at, within))) && named(row.searchKey)
  }
}

/** Goes through the places of some stretches. Whatever is asked of a place or a room stands here once. */
export function lookThrough(columns: Columns, stretches: readonly Stretch[], look: Look): Hits {
  const { request, stay, nights, extras, free, tally } = look
  const hits: Hits = { places: [], rooms: [], costs: [], left: [] }
  const services = columns.services.of(request.list_service)
  const benefits = columns.benefits.of(request.list_benefit)
  if (services === null || benefits === null) return hits
  const wantsServices = request.list_service.length > 0
  const wantsBenefits = request.list_benefit.length > 0
  const area = request.project_area_id
  const types = request.resort_type.reduce((bits, type) => bits | (1 << type), 0)
  const rate = request.from_rate ?? 0
  const least = request.from_price ?? 0
  const below = request.to_price ?? Infinity
  const fewestBedrooms = request.number_of_bedroom ?? 0
  const wantedTerms = request.list_term.reduce((bits, term) => bits | (1 << BOOKING_TERMS.indexOf(term)), 0)
  const terms = termsBy(columns, look)
  const matches = matcher(request)
  const [only] = nights

  for (const { from, to } of stretches)
    for (let place = from; place < to; place++) {
      const first = columns.firstRoom[place] ?? 0
      const end = first + (columns.roomCount[place] ?? 0)
      if (first === end || (area !== null && columns.area[place] !== area)) continue
      const placeMisses =
        (types === 0 || types & (1 << (columns.type[place] ?? 0)) ? 0 : MISSES.type) |
        ((columns.rate[place] ?? 0) >= rate ? 0 : MISSES.rate)
      // Of two filters that it misses no other choice of one finds it.
      if (placeMisses !== 0 && (!tally || placeMisses === (MISSES.type | MISSES.rate))) continue
      const its = terms(place)
      if (its === CLOSED || (its & wantedTerms) !== wantedTerms) continue
      if (wantsServices && !columns.services.has(place, services)) continue
      if (matches !== null) {
        const one = columns.places[place]
        if (!one || !matches(one)) continue
      }
      let best = NONE
      let cheapest = Infinity
      let bestLeft = 0
      for (let room = first; room < end; room++) {
        const extra = extras[room] ?? CLOSED
        if (extra < 0 || (wantsBenefits && !columns.benefits.has(room, benefits))) continue
        const units = columns.units[room] ?? 0
        const left = Math.min(free(columns.row[room] ?? 0), units)
        const taken = columns.entire[room] === 1 ? 1 : request.number_of_room
        if (left < taken) continue
        let cost: number
        let price: number
        if (stay === null) cost = price = only?.[room] ?? 0
        else {
          let together = 0
          for (let night = 0; night < nights.length; night++) together += nights[night]?.[room] ?? 0
          cost = stayTotal(taken, together, stay.nights, extra)
          price = eachNight(cost, stay.nights, taken)
        }
        const bedrooms = taken * (columns.bedrooms[room] ?? 0)
        const missed =
          placeMisses |
          (price >= least && price < below ? 0 : MISSES.price) |
          (bedrooms >= fewestBedrooms ? 0 : MISSES.bedrooms)
        tally?.room(room, price, bedrooms, missed)
        if (missed === 0 && cost < cheapest) {
          best = room
          cheapest = cost
          bestLeft = left
        }
      }
      tally?.place(place, its)
      if (best === NONE) continue
      hits.places.push(place)
      hits.rooms.push(best)
      hits.costs.push(cheapest)
      hits.left.push(bestLeft)
    }
  return hits
}

/** All units are left. */
export const allLeft = (): number => ALL_LEFT
