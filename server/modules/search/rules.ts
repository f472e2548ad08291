import { dayNumber } from '#contract/days.ts'
import { offerOf, partyExtras, type OfferedRoom, type Party, type StayOffer } from '#contract/offer.ts'
import { afterDiscount } from '#contract/price.ts'
import type { SearchRequest } from '#contract/shapes/search.ts'
import type { Stay } from '#server/modules/inventory/inventory.ts'
import type { CatalogueResort, CatalogueRoom } from '#server/modules/resorts/resorts.ts'

/** The nights that are asked for; null without dates. */
export function stayOf({ from_day: from, to_day: to }: SearchRequest): Stay | null {
  if (from === undefined || to === undefined) return null
  const first = dayNumber(from)
  return { first, nights: dayNumber(to) - first }
}

/** What a room is offered for: a night of it in the mean, and the whole stay where nights are asked. */
type Offered = Pick<StayOffer, 'price' | 'priceAfterDiscount'> & { stay: StayOffer | null }
/** A resort that answers a search: its cheapest room that fits, what it is offered for, and units left. */
export type Found = { resort: CatalogueResort; room: CatalogueRoom; offer: Offered; left: number }

/** Who searches, in how many rooms. */
export const partyOf = (request: SearchRequest): Party => ({
  guests: {
    adults: request.number_of_adult,
    children: request.number_of_school_aged_child,
    toddlers: request.number_of_toddler_child,
  },
  rooms: request.number_of_room,
})

const offered = ({ row }: CatalogueRoom): OfferedRoom => ({ entireProperty: row.entireProperty, rates: row })

/** What a party costs a night beyond what a room includes, VND; below zero where not everybody fits. */
export const extrasFor =
  (party: Party) =>
  (room: CatalogueRoom): number =>
    partyExtras(offered(room), party) ?? -1

/** A night in a room after the promotion, VND, without dates. */
export const plainNight = ({ row }: CatalogueRoom): number => afterDiscount(row, row.basePrice)

/** What a room is offered for to a party; without dates the plain price of a night. */
export function offerFor(room: CatalogueRoom, party: Party, stay: Stay | null): Offered {
  if (!stay) return { price: room.row.basePrice, priceAfterDiscount: plainNight(room), stay: null }
  const offer = offerOf(offered(room), party, room.prices.together(stay.first, stay.nights))
  return { price: offer.price, priceAfterDiscount: offer.priceAfterDiscount, stay: offer }
}

/** As many reviews of the middling mark count as known, so that one guest's 5.0 does not outrank fifty guests' 4.8. */
const PRIOR = { reviews: 5, rate: 4.2 }

/** What "recommended" orders by: the rating, trusted as far as there are reviews for it. */
export const recommendation = ({ row, rates }: CatalogueResort): number =>
  (rates.rate * row.reviewCount + PRIOR.rate * PRIOR.reviews) / (row.reviewCount + PRIOR.reviews)
