import { MAX_GUESTS, MAX_NIGHTS } from '#contract/shapes/searchDefaults.ts'
import { Random } from '../../random.ts'
import type { DemoResort } from '../resorts.ts'
import type { Lodging, Nights, Rooming } from '../rooming.ts'
import type { PlannedStay } from './plan.ts'
import { COMING, shareOf } from './season.ts'

export type Month = { month: string; first: number; end: number }
/** What a month's stays are planned with. */
type Book = {
  rooming: Rooming
  daysOpen: (resort: DemoResort) => number
  /** How much of its share a house sells: smaller groups where they are looked at one by one. */
  part: (resort: DemoResort) => number
}

/** Before a house's first guest, so many days of being found and booked. */
export const BEFORE_FIRST = 34
const unitsOf = ({ rooms }: DemoResort) => rooms.reduce((sum, { row }) => sum + row.units, 0)
const isSeveral = ({ planned }: DemoResort) => !planned.entire

/** Up to so many rooms of a house that are free all these nights, kind after kind; `left` of each kind are not touched. */
function roomsFor(
  { rooming }: Book,
  resort: DemoResort,
  wish: Nights & { rooms: number; left: number },
  random: Random,
): Lodging {
  let wanted = Math.min(MAX_GUESTS, wish.rooms)
  const rooms = random.shuffled(resort.rooms).flatMap((room) => {
    const left = room.row.units > 1 ? wish.left : 0
    const count = Math.min(wanted, rooming.free(room, wish) - left)
    if (count <= 0) return []
    wanted -= count
    return [{ room, count }]
  })
  return { resort, rooms }
}

/** A group takes what it wants of a house: two people a room, as far as a booking may have people. */
function group(book: Book, lodging: Lodging, nights: Nights): PlannedStay[] {
  if (lodging.rooms.length === 0) return []
  book.rooming.give(lodging, nights)
  const sum = (of: (room: Lodging['rooms'][number]) => number) =>
    lodging.rooms.reduce((total, room) => total + of(room), 0)
  const wanted = sum(
    ({ room, count }) => count * Math.min(room.row.includedAdults, room.row.entireProperty ? 8 : 2),
  )
  const adults = Math.max(
    sum(({ count }) => count),
    Math.min(MAX_GUESTS, wanted),
  )
  return [{ ...nights, lodging, guests: { adults, children: 0, toddlers: 0 } }]
}

/** Entire houses have longer stays of their own now and then. */
const ENTIRE_LET = 0.3

/**
 * The stays of an area in a month: every house of several rooms lets some of them to a group for most of the month, so that
 * the area sells its share with few bookings.
 */
export function groupsOf(
  book: Book,
  area: readonly DemoResort[],
  { month, first, end }: Month,
): PlannedStay[] {
  const [some] = area
  const last = Math.min(end, 0) - 2
  const span = last - first + 1
  if (!some || span < 3) return []
  const open = area.filter((resort) => book.daysOpen(resort) > BEFORE_FIRST - first)
  const lent = open.filter(isSeveral)
  const offered = area.reduce((sum, resort) => sum + unitsOf(resort), 0)
  const weighted = lent.reduce((sum, resort) => sum + unitsOf(resort) * book.part(resort), 0)
  const part = (shareOf(some.planned.area, month) * offered) / weighted
  return open.flatMap((resort) => {
    const random = new Random(`year/${resort.planned.index}/${month}`)
    if (!isSeveral(resort) && !random.chance(ENTIRE_LET)) return []
    const most = Math.min(span, MAX_NIGHTS)
    const nights = Math.max(1, Math.round(most * (0.82 + 0.14 * random.next())))
    const range = { first: first + random.whole(0, span - nights), nights }
    const rooms = Math.round(
      ((unitsOf(resort) * book.part(resort) * part * span) / nights) * (0.88 + 0.24 * random.next()),
    )
    return group(book, roomsFor(book, resort, { ...range, rooms, left: 0 }, random), range)
  })
}

/** The groups that are still to come to a house; of every kind of room that is there more than once, one stays free. */
export function comingGroups(book: Book, resort: DemoResort): PlannedStay[] {
  return COMING.flatMap(({ first, last, share }) => {
    const random = new Random(`coming/${resort.planned.index}/${first}`)
    const span = last - first + 1
    const nights = isSeveral(resort) ? random.whole(7, span - 2) : random.whole(2, 5)
    // Where a whole group would be too much for so few nights, only some of the houses have one.
    const part = Math.max(share, 0.16)
    if (!random.chance(isSeveral(resort) ? share / part : share)) return []
    const range = { first: first + random.whole(0, span - nights), nights }
    const rooms = Math.max(1, Math.round((unitsOf(resort) * part * span) / nights))
    return group(book, roomsFor(book, resort, { ...range, rooms, left: 1 }, random), range)
  })
}
