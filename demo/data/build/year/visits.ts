import { daysAfter } from '#contract/days.ts'
import { Random } from '../../random.ts'
import type { DemoResort } from '../resorts.ts'
import type { Rooming } from '../rooming.ts'
import type { DemoRoom } from '../rooms.ts'
import type { PlannedStay } from './plan.ts'
import { COMING, wishFor } from './season.ts'

/** How many short stays such a house has in an ordinary month. */
const A_MONTH = 6
const DAYS = 30
/** From Monday to Sunday of arrival. */
const NIGHTS = [
  [1, 2, 3],
  [1, 2, 2],
  [1, 2, 3],
  [2, 3, 3],
  [1, 2, 2, 3],
  [1, 1, 2],
  [1, 2, 3],
] as const

function guestsOf({ row }: DemoRoom, count: number, random: Random): PlannedStay['guests'] {
  const adults = random.whole(Math.max(count, row.minGuests), Math.max(count, row.includedAdults * count))
  const room = row.maxGuests * count - adults
  return { adults, children: room > 0 && random.chance(0.3) ? 1 : 0, toddlers: 0 }
}

/**
 * Short stays of a house, day after day from so many days ago: couples, friends and families, more for the weekend and
 * holidays, and fewer the further ahead. Somebody may be there now.
 */
export function visitsOf(rooming: Rooming, resort: DemoResort, since: number, today: string): PlannedStay[] {
  const random = new Random(`visits/${resort.planned.index}`)
  // The first kinds are the ones that are looked at, and booked, most.
  const weights = resort.rooms.map((_room, index) => 1 / (1 + index))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const ahead = COMING.at(-1)?.last ?? 0
  return Array.from({ length: since + ahead }, (_none, index) => index - since).flatMap((first) => {
    const day = daysAfter(today, first)
    const coming = first < 1 ? 1 : (COMING.find(({ last }) => first <= last)?.share ?? 0) * 2
    const wish = ((A_MONTH / DAYS) * wishFor(resort.planned.area, day) * coming) / all
    return resort.rooms.flatMap((room, position): PlannedStay[] => {
      if (!random.chance(wish * (weights[position] ?? 0))) return []
      const some = random.pick(NIGHTS[(new Date(day).getUTCDay() + 6) % 7] ?? [1])
      // Nobody leaves just today: at what hour the demo is filled would decide whether the stay is over.
      const range = { first, nights: first + some === 0 ? some + 1 : some }
      const free = rooming.free(room, range)
      const count = Math.min(free, random.pick([1, 1, 1, 2]))
      if (count === 0 || (first >= 0 && free === 1 && room.row.units > 1)) return []
      const lodging = { resort, rooms: [{ room, count }] }
      rooming.give(lodging, range)
      return [{ ...range, lodging, guests: guestsOf(room, count, random) }]
    })
  })
}
