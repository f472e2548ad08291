import { roomsToSleepIn } from '#contract/rooms.ts'
import { freeUntil, policyFor } from '#contract/cancellationPolicy.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { SearchCard } from '#contract/shapes/search.ts'
import {
  RESORT_TYPE_NAMES,
  shownPosition,
  type Catalogue,
  type CatalogueResort,
} from '#server/modules/resorts/resorts.ts'
import type { Found } from './rules.ts'

const BENEFITS_ON_CARD = 4

/** The days of a search, null for one without, and when it is asked, in milliseconds since 1970. */
export type Asked = { days: { from: string; to: string } | null; now: number }

/** Moments are slow to work out and few: one for each policy, check-in time and stay. */
const MOMENTS_KEPT = 10_000
const freeUntilKnown = new Map<string, number>()

/** Until when cancelling is free, in milliseconds since 1970; long ago where the policy always keeps something. */
function freeUntilMoment(
  { cancellationPolicy, checkInTime }: CatalogueResort['row'],
  { from: checkIn, to }: { from: string; to: string },
) {
  const key = `${cancellationPolicy} ${checkInTime} ${checkIn} ${to}`
  const known = freeUntilKnown.get(key)
  if (known !== undefined) return known
  const policy = policyFor(cancellationPolicy, checkIn, to)
  const until = freeUntil({ policy, checkIn, checkInTime })
  const moment = until === null ? -Infinity : Temporal.Instant.from(until).epochMilliseconds
  if (freeUntilKnown.size >= MOMENTS_KEPT) freeUntilKnown.clear()
  freeUntilKnown.set(key, moment)
  return moment
}

const freeToCancel = ({ row }: CatalogueResort, { days, now }: Asked): boolean =>
  days === null ? row.cancellationPolicy !== 'STRICT' : now < freeUntilMoment(row, days)

/** The card of a found resort, in one language. */
export function cardOf(catalogue: Catalogue, found: Found, asked: Asked, language: Language): SearchCard {
  const { resort, room, offer, left } = found
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
    number_of_room: roomsToSleepIn(resort.rooms.map((one) => one.row)),
    left: asked.days === null ? null : left,
    pictureId: row.pictureIds[0] ?? '',
    position: shownPosition(row),
    benefits: room.benefitIds
      .slice(0, BENEFITS_ON_CARD)
      .map((id) => benefits.get(id)?.[language] ?? '')
      .filter((name) => name !== ''),
    instant: row.confirmationPolicy === 'INSTANT',
    freeCancellation: freeToCancel(resort, asked),
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
