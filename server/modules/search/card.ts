import { freeUntil } from '#contract/cancellation.ts'
import { quoteStay } from '#contract/price.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { SearchCard } from '#contract/shapes/search.ts'
import { RESORT_TYPE_NAMES, type Catalogue, type CatalogueResort } from '#server/modules/resorts/resorts.ts'
import type { Found } from './rules.ts'

const BENEFITS_ON_CARD = 4

/** The days of a search and the moment it is asked; null days for a search without. */
export type Asked = { days: { from: string; to: string } | null; now: Temporal.Instant }

/** VND a night before the promotion: the mean over the asked nights; without dates the plain price. */
function fullPrice({ room }: Found, days: Asked['days']): number {
  if (days === null) return room.rates.basePrice
  const { nights, roomPrice } = quoteStay({
    checkIn: days.from,
    checkOut: days.to,
    rooms: [{ roomId: room.row.id, roomName: '', count: 1, rates: room.rates }],
    guests: { adults: 1, children: 0, toddlers: 0 },
    extraBeds: 0,
  })
  return Math.round(roomPrice / nights.length)
}

function freeToCancel({ row }: CatalogueResort, { days, now }: Asked): boolean {
  if (days === null) return row.cancellationPolicy !== 'STRICT'
  const until = freeUntil({
    policy: row.cancellationPolicy,
    checkIn: days.from,
    checkInTime: row.checkInTime,
  })
  return until !== null && Temporal.Instant.compare(now, Temporal.Instant.from(until)) < 0
}

/** Rooms to sleep in: the bedrooms of an entire property, the units of all kinds elsewhere. */
const numberOfRoom = ({ rooms }: CatalogueResort) =>
  rooms.reduce((sum, { row }) => sum + (row.entireProperty ? row.bedrooms : row.units), 0)

/** The card of a found resort, in one language. */
export function cardOf(catalogue: Catalogue, found: Found, asked: Asked, language: Language): SearchCard {
  const { resort, room, price, left } = found
  const { row, rates } = resort
  const { areas, benefits } = catalogue.lookups
  return {
    resortId: row.id,
    roomId: room.row.id,
    resortType: row.type,
    resortTypeName: RESORT_TYPE_NAMES[row.type][language],
    resortName: row.name[language],
    projectAreaId: row.projectAreaId,
    projectAreaName: areas.get(row.projectAreaId)?.name[language] ?? '',
    rate: rates.rate,
    reviewCount: row.reviewCount,
    promote_in_search_page: row.promoted ? 1 : 0,
    number_of_room: numberOfRoom(resort),
    left: asked.days === null ? null : left,
    pictureId: row.pictureIds[0] ?? '',
    benefits: room.benefitIds
      .slice(0, BENEFITS_ON_CARD)
      .map((id) => benefits.get(id)?.[language] ?? '')
      .filter((name) => name !== ''),
    instant: row.confirmationPolicy === 'INSTANT',
    freeCancellation: freeToCancel(resort, asked),
    room: {
      id: room.row.id,
      name: room.row.name[language],
      price: fullPrice(found, asked.days),
      priceAfterDiscount: price,
      minGuests: room.row.minGuests,
      maxGuests: room.row.maxGuests,
      area: room.row.area,
    },
  }
}
