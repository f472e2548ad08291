import { RESORT_TYPES, type ResortType } from '#contract/shapes/resort.ts'
import { AREAS, type AreaContent, type Place } from '../places/places.ts'
import { Random } from '../random.ts'
import { APARTMENTS, HOTEL_ROOMS, type RoomKind } from '../words/rooms.ts'

/** A place with what is decided before a row is written: which kinds of room it has, or that it is let as one. */
export type PlannedPlace = {
  /** From 0 to 239; ids and chances hang on it. */
  index: number
  area: AreaContent
  place: Place
  type: ResortType
  /** The kinds of room; of an entire property, the one that says how large it is (none for a villa). */
  kinds: readonly RoomKind[]
  entire: boolean
  /** A small and simple house. */
  inn: boolean
}

const TYPES = { V: RESORT_TYPES.VILLA, A: RESORT_TYPES.APARTMENT, H: RESORT_TYPES.HOTEL } as const
/** Houses whose name says that there is more than one apartment. */
const RESIDENCE = /^(Tòa nhà|Nhà Chung|Chung cư)/
/** Hotels whose name says that they are small. */
const INN = /^(Nhà nghỉ|Nhà khách)/
/** Inns have none of the largest kinds. */
const INN_KINDS = HOTEL_ROOMS.slice(0, 9)
const RESIDENCES = 30
const APARTMENT_KINDS = 3
/** Together with 70 villas and 30 single apartments, and 30 residences of three kinds, the rooms of hotels make 900. */
const HOTEL_KINDS = 710
const [FEWEST_KINDS, MOST_KINDS] = [5, 8] as const

/** How many kinds of room each hotel has: five to eight, {@link HOTEL_KINDS} together. */
function hotelSizes(random: Random, hotels: number): number[] {
  const span = MOST_KINDS - FEWEST_KINDS + 1
  const sizes = Array.from({ length: hotels }, (_none, index) => FEWEST_KINDS + (index % span))
  let surplus = sizes.reduce((sum, size) => sum + size, 0) - HOTEL_KINDS
  const fitted = sizes.map((size) => {
    if (surplus > 0 && size === MOST_KINDS) {
      surplus -= 1
      return size - 1
    }
    if (surplus < 0 && size === FEWEST_KINDS) {
      surplus += 1
      return size + 1
    }
    return size
  })
  return random.shuffled(fitted)
}

/** Which apartments are residences of several: those whose name says so, and as many others as are missing. */
function residences(random: Random, places: readonly Place[]): Set<string> {
  const named = places.filter(([, name]) => RESIDENCE.test(name)).map(([, name]) => name)
  const others = places.filter(([, name]) => !RESIDENCE.test(name)).map(([, name]) => name)
  return new Set([...named, ...random.shuffled(others).slice(0, RESIDENCES - named.length)])
}

/** All 240 places, planned. */
export function plannedPlaces(): PlannedPlace[] {
  const random = new Random('plan')
  const all = AREAS.flatMap((area) => area.places.map((place) => ({ area, place })))
  const sizes = hotelSizes(random, all.filter(({ place }) => place[0] === 'H').length)
  const several = residences(
    random,
    all.filter(({ place }) => place[0] === 'A').map(({ place }) => place),
  )
  return all.map(({ area, place }, index) => {
    const [letter, name] = place
    const entire = letter === 'V' || (letter === 'A' && !several.has(name))
    const inn = INN.test(name)
    const [simplest, ...others] = inn ? INN_KINDS : HOTEL_ROOMS
    const kinds =
      letter === 'V'
        ? []
        : letter === 'A'
          ? entire
            ? [random.pick(APARTMENTS.slice(1))]
            : random.some(APARTMENTS, APARTMENT_KINDS)
          : [...(simplest ? [simplest] : []), ...random.some(others, (sizes.pop() ?? FEWEST_KINDS) - 1)]
    return { index, area, place, type: TYPES[letter], kinds, entire, inn }
  })
}
