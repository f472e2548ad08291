import type { StaySearch } from '#src/api/staySearch.ts'
import {
  nightsTogether,
  offerOf,
  partyFits,
  roomsTaken,
  type Party,
  type StayOffer,
} from '#contract/offer.ts'
import { afterDiscount } from '#contract/price.ts'
import type { Room } from '#contract/shapes/resort.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'

export const adultsOf = (stay: StaySearch): number => stay.number_of_adult ?? DEFAULT_SEARCH.number_of_adult

/** Everybody who is to sleep there. */
export const guestsOf = (stay: StaySearch): number =>
  adultsOf(stay) + (stay.number_of_school_aged_child ?? 0) + (stay.number_of_toddler_child ?? 0)

/** Who is to sleep there, in how many rooms. */
export const partyOf = (stay: StaySearch): Party => ({
  guests: {
    adults: adultsOf(stay),
    children: stay.number_of_school_aged_child ?? 0,
    toddlers: stay.number_of_toddler_child ?? 0,
  },
  rooms: stay.number_of_room ?? DEFAULT_SEARCH.number_of_room,
})

/** What a stay in one kind of room costs a party, as a search says it too; a night at its plain price without dates. */
export function offerFor(room: Room, party: Party, { from_day: from, to_day: to }: StaySearch): StayOffer {
  const { basePrice } = room.rates
  const night = { nights: 1, price: basePrice, priceAfterDiscount: afterDiscount(room.rates, basePrice) }
  return offerOf(room, party, from && to && from < to ? nightsTogether(room.rates, from, to) : night)
}

/**
 * What is chosen at first: what the search offered of this place, the cheapest room that takes everybody and is free, the
 * smaller of two that cost the same; where none does, the largest one as often as it takes and there is. `left`: how many
 * are free, of the rooms of which it is known.
 */
export function first(
  rooms: readonly Room[],
  stay: StaySearch,
  left: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const party = partyOf(stay)
  const bySize = rooms.toSorted((a, b) => a.rates.maxGuests - b.rates.maxGuests)
  const fitting = bySize
    .filter((room) => partyFits(room, party) && roomsTaken(room, party) <= room.units)
    .map((room) => ({ room, count: roomsTaken(room, party), cost: offerFor(room, party, stay).total }))
    .toSorted((a, b) => a.cost - b.cost)
  const best = fitting.find(({ room, count }) => count <= (left.get(room.id) ?? room.units)) ?? fitting[0]
  if (best) return new Map([[best.room.id, best.count]])
  const largest = bySize.at(-1)
  if (!largest) return new Map()
  const needed = Math.max(party.rooms, Math.ceil(guestsOf(stay) / largest.rates.maxGuests))
  return new Map([[largest.id, Math.min(largest.units, largest.entireProperty ? 1 : needed)]])
}
