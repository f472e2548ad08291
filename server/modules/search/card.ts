import { roomsToSleepIn } from '#contract/rooms.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { SearchCard } from '#contract/shapes/search.ts'
import { RESORT_TYPE_NAMES, shownPosition, type Shown } from '#server/modules/resorts/resorts.ts'
import type { Found } from './rules.ts'
import { holds, type Asked } from './terms.ts'

const BENEFITS_ON_CARD = 4

/** The card of a found resort, in one language. `promoted`: it stands where it does since it was paid for. `pictures`: of its others, how many go with it. */
export function cardOf(
  { lookups }: Shown,
  found: Found,
  asked: Asked,
  language: Language,
  { promoted = false, pictures = 0 }: { promoted?: boolean; pictures?: number } = {},
): SearchCard {
  const { resort, room, offer, left } = found
  const { row, rates } = resort
  const { areas, benefits } = lookups
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
    promote_in_search_page: promoted ? 1 : 0,
    number_of_room: roomsToSleepIn(resort.rooms.map((one) => one.row)),
    left: asked.days === null ? null : left,
    pictureId: row.pictureIds[0] ?? '',
    morePictureIds: row.pictureIds.slice(1, 1 + pictures),
    position: shownPosition(row),
    benefits: room.benefitIds
      .slice(0, BENEFITS_ON_CARD)
      .map((id) => benefits.get(id)?.[language] ?? '')
      .filter((name) => name !== ''),
    instant: holds('AT_ONCE', resort, asked),
    freeCancellation: holds('FREE_CANCELLATION', resort, asked),
    stay: offer.stay && {
      rooms: offer.stay.rooms,
      nights: offer.stay.nights,
      total: offer.stay.total,
      was: offer.stay.was,
    },
    room: {
      id: room.row.id,
      name: room.row.name[language],
      price: offer.price,
      priceAfterDiscount: offer.priceAfterDiscount,
      minGuests: room.row.minGuests,
      maxGuests: room.row.maxGuests,
      area: room.row.area,
    },
  }
}
