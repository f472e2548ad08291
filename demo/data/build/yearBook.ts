import { dayAt } from '#contract/nights.ts'
import { grouped } from '#server/grouped.ts'
import { Random } from '../random.ts'
import { tellBooking, type DemoBooking } from './bookings.ts'
import { accountPerson, demoGuests } from './people.ts'
import { seasonsOf } from './rates.ts'
import type { DemoResort } from './resorts.ts'
import { daysOpen, type Rooming } from './rooming.ts'
import { cancelledOfYear, storyOfYear } from './stories.ts'
import { BEFORE_FIRST, comingGroups, groupsOf, type Month } from './year/groups.ts'
import { monthsBehind, type PlannedStay } from './year/plan.ts'
import { visitsOf } from './year/visits.ts'

/** How far back the year's prices reach, in days. */
const BACK = 430
/** The year's bookings are counted from here, after those that are told one by one. */
const FIRST_NUMBER = 10_000
const MONTHS = 12
/** How many houses of each demo host have many short stays, first in the host's list. */
const LIVELY = 3
const [SOONEST, LONGEST] = [3, BEFORE_FIRST - 4] as const
/** How large the groups of the demo hosts' houses are, beside those of others. */
const OF_DEMO_HOSTS = 0.3
/** One house of so many has somebody who gave up a stay in a month. */
const GAVE_UP = 0.045
const [DAY, WORKDAY] = [24 * 60, 10 * 60] as const

/** The house with prices as far back as the year goes, not only as far as they are stored. */
function withYear(resort: DemoResort, today: string): DemoResort {
  const { peak } = resort.planned.area
  return {
    ...resort,
    rooms: resort.rooms.map((room) => ({
      ...room,
      rates: { ...room.rates, seasons: seasonsOf(room.row.basePrice, peak, today, BACK) },
    })),
  }
}

const demoHosts = (): string[] => [accountPerson('host').id, accountPerson('otherHost').id]

/** Houses of the demo hosts that their screens open with. */
function livelyOf(places: readonly DemoResort[]): DemoResort[] {
  return demoHosts().flatMap((hostId) =>
    places
      .filter(({ row }) => row.hostId === hostId)
      .toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))
      .slice(0, LIVELY),
  )
}

/** Stays that came to nothing, of an area's houses in a month. They hold no nights. */
function givenUp(area: readonly DemoResort[], { month, first, end }: Month): PlannedStay[] {
  return area.flatMap((resort): PlannedStay[] => {
    const random = new Random(`gaveUp/${resort.planned.index}/${month}`)
    const day = first + random.whole(0, end - first - 4)
    const [room] = resort.rooms
    if (!random.chance(GAVE_UP) || !room || day >= -4) return []
    const guests = { adults: Math.max(1, room.row.minGuests), children: 0, toddlers: 0 }
    const lodging = { resort, rooms: [{ room, count: 1 }] }
    return [{ first: day, nights: random.whole(1, 3), lodging, guests, cancelled: true }]
  })
}

/**
 * A year of stays behind today and some weeks of them ahead, of guests who are nobody's account: what investors and hosts
 * look back on. Houses are let to groups for weeks rather than to many for days, so that the year is told by few bookings;
 * where the demo hosts look first there are short stays. Nothing of it is news to anybody.
 */
export function demoYear(
  places: readonly DemoResort[],
  rooming: Rooming,
  now: Temporal.Instant,
): DemoBooking[] {
  const today = dayAt(now)
  const open = new Map(places.map((resort) => [resort.row.id, daysOpen(resort, now)]))
  const hosts = demoHosts()
  const book = {
    rooming,
    daysOpen: ({ row }: DemoResort) => open.get(row.id) ?? 0,
    part: ({ row }: DemoResort) => (hosts.includes(row.hostId) ? OF_DEMO_HOSTS : 1),
  }
  const months = monthsBehind(today, MONTHS)
  const houses = places.map((resort) => withYear(resort, today))
  const lively = livelyOf(houses)
  const others = houses.filter((resort) => !lively.includes(resort))
  const areas = [...grouped(others, ({ planned }) => planned.area.id).values()]
  const since = -(months[0]?.first ?? 0)
  const visits = lively.flatMap((resort) =>
    visitsOf(rooming, resort, Math.min(since, book.daysOpen(resort) - BEFORE_FIRST), today),
  )
  const behind = areas.flatMap((area) => months.flatMap((month) => groupsOf(book, area, month)))
  const ahead = others.flatMap((resort) => comingGroups(book, resort))
  const nothing = areas.flatMap((area) =>
    months.flatMap((month) =>
      givenUp(
        area.filter(
          (resort) =>
            !hosts.includes(resort.row.hostId) && book.daysOpen(resort) > BEFORE_FIRST - month.first,
        ),
        month,
      ),
    ),
  )
  const people = demoGuests()
  return [...visits, ...behind, ...ahead, ...nothing].map((stay, index) => {
    const number = FIRST_NUMBER + index
    const random = new Random(`stay/${number}`)
    const { lodging, guests, first: checkIn, nights, cancelled = false } = stay
    const lead = random.whole(SOONEST, checkIn > 0 ? 20 : LONGEST)
    const made = (Math.max(0, -checkIn) + lead) * DAY + random.whole(0, WORKDAY)
    const told = { policy: lodging.resort.row.confirmationPolicy, checkIn, nights, made }
    const story = cancelled ? cancelledOfYear(told) : storyOfYear(told)
    return tellBooking({ number, story, guest: random.pick(people), guests, lodging, unnoticed: true }, now)
  })
}
