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

/** How many kinds of room the hotels have, fewest first: five to eight, {@link HOTEL_KINDS} together. */
function hotelSizes(hotels: number): number[] {
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
  return fitted.sort((a, b) => a - b)
}

/** Which apartments are residences of several: those whose name says so, and as many others as are missing. */
function residences(random: Random, places: readonly Place[]): Set<string> {
  const named = places.filter(([, name]) => RESIDENCE.test(name)).map(([, name]) => name)
  const others = places.filter(([, name]) => !RESIDENCE.test(name)).map(([, name]) => name)
  return new Set([...named, ...random.shuffled(others).slice(0, RESIDENCES - named.length)])
}

/** How many kinds each hotel has, by its name: inns the fewest. */
function kindsByName(random: Random, hotels: readonly Place[]): Map<string, number> {
  const names = random.shuffled(hotels.map(([, name]) => name))
  const inns = names.filter((name) => INN.test(name))
  const ordered = [...inns, ...names.filter((name) => !INN.test(name))]
  const sizes = hotelSizes(hotels.length)
  return new Map(ordered.map((name, index) => [name, sizes[index] ?? FEWEST_KINDS]))
}

function kindsOf(random: Random, [letter, name]: Place, entire: boolean, count: number): RoomKind[] {
  if (letter === 'V') return []
  if (letter === 'A')
    return entire ? [random.pick(APARTMENTS.slice(1))] : random.some(APARTMENTS, APARTMENT_KINDS)
  const [simplest, ...others] = INN.test(name) ? INN_KINDS : HOTEL_ROOMS
  return [...(simplest ? [simplest] : []), ...random.some(others, count - 1)]
}

/** All 240 places, planned. */
export function plannedPlaces(): PlannedPlace[] {
  const random = new Random('plan')
  const all = AREAS.flatMap((area) => area.places.map((place) => ({ area, place })))
  const lettered = (letter: Place[0]) => all.map(({ place }) => place).filter((place) => place[0] === letter)
  const counts = kindsByName(random, lettered('H'))
  const several = residences(random, lettered('A'))
  return all.map(({ area, place }, index) => {
    const [letter, name] = place
    const entire = letter === 'V' || (letter === 'A' && !several.has(name))
    return {
      index,
      area,
      place,
      type: TYPES[letter],
      kinds: kindsOf(random, place, entire, counts.get(name) ?? FEWEST_KINDS),
      entire,
      inn: INN.test(name),
    }
  })
}
