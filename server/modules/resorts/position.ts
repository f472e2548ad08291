import { randomInt } from 'node:crypto'
import type { Position } from '#contract/shapes/position.ts'
import type { ResortType } from '#contract/shapes/resort.ts'
import { isPublicAddress } from '#contract/whereabouts.ts'
import type { resorts } from './tables.ts'

type Columns = Pick<typeof resorts.$inferSelect, 'lat' | 'lng' | 'shownLat' | 'shownLng'>

const METRES_A_DEGREE = 111_320
/** How far from a house it is shown, in metres: never at it, and never beyond the 500 that are promised, also where its pin is moved from the north of the country to the south. */
const [NEAREST, FARTHEST] = [120, 450] as const
const FINE = 1_000_000
/** Some ten centimetres. */
const rounded = (degrees: number) => Math.round(degrees * FINE) / FINE

const chance = () => randomInt(FINE) / FINE

/** A point beside another, anywhere around it with the same likelihood. `next`: from 0 to below 1. */
function beside({ lat, lng }: Position, next: () => number): Position {
  const far = Math.sqrt(NEAREST ** 2 + next() * (FARTHEST ** 2 - NEAREST ** 2))
  const turn = next() * 2 * Math.PI
  const east = METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180)
  return {
    lat: rounded(lat + (far * Math.cos(turn)) / METRES_A_DEGREE),
    lng: rounded(lng + (far * Math.sin(turn)) / east),
  }
}

const NOWHERE: Columns = { lat: null, lng: null, shownLat: null, shownLng: null }

/**
 * What is kept of where a place is. The point where a house is shown is thrown once and kept: of many answers there is no mean
 * to take, and one that is moved is shown as far away and to the same side as before.
 */
export function positionColumns(
  type: ResortType,
  at: Position | null,
  before: Columns | null = null,
  next: () => number = chance,
): Columns {
  if (at === null) return NOWHERE
  const { lat, lng } = { lat: rounded(at.lat), lng: rounded(at.lng) }
  if (isPublicAddress(type)) return { lat, lng, shownLat: lat, shownLng: lng }
  const known = before === null ? null : exactPosition(before)
  const shown = before === null ? null : shownPosition(before)
  // What was shown exactly, as a hotel is, gives no distance to keep.
  const away =
    known === null || shown === null || (known.lat === shown.lat && known.lng === shown.lng)
      ? beside({ lat, lng }, next)
      : { lat: rounded(lat + shown.lat - known.lat), lng: rounded(lng + shown.lng - known.lng) }
  return { lat, lng, shownLat: away.lat, shownLng: away.lng }
}

/** Where a place is: for its host and whoever has booked it. */
export const exactPosition = ({ lat, lng }: Pick<Columns, 'lat' | 'lng'>): Position | null =>
  lat === null || lng === null ? null : { lat, lng }

/** Where everybody sees a place. */
export const shownPosition = ({
  shownLat: lat,
  shownLng: lng,
}: Pick<Columns, 'shownLat' | 'shownLng'>): Position | null =>
  lat === null || lng === null ? null : { lat, lng }
