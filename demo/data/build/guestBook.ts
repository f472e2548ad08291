import { Random } from '../random.ts'
import { tellBooking, type DemoBooking } from './bookings.ts'
import { codeOf, type Telling } from './chapter.ts'
import { accountPerson, demoGuests, hostNamed, type DemoPerson } from './people.ts'
import type { DemoResort } from './resorts.ts'
import { Rooming } from './rooming.ts'
import {
  comingStory,
  completedStory,
  DESK_STORIES,
  ENDED_STORIES,
  GUEST_STORIES,
  LOCKED_HOST_STORIES,
  runningStory,
  type Story,
} from './stories.ts'
import { demoYear } from './yearBook.ts'

/** How many bookings the invented guests have, beside the demo accounts' own. */
const OTHERS = 320
/** Whose stays staff is looking into, and a host of few houses who is locked. */
const [LOOKED_INTO, LOCKED] = ['Má Thị Say', 'Đỗ Đình Khánh'] as const
const DAY = 24 * 60
/** After so many minutes a refund of a paid stay has arrived. */
const BACK_WITHIN = 4 * DAY

/** A stay of an invented guest: mostly over or to come, some running, some that came to nothing. */
function otherStory(random: Random): Story {
  const nights = random.pick([1, 1, 2, 2, 2, 3, 3, 4, 5])
  const kind = random.next()
  if (kind < 0.42) return completedStory(-random.whole(nights + 1, 100), nights)
  if (kind < 0.82) return comingStory(random.whole(1, 75), nights, random.whole(1, 30))
  if (kind < 0.92) return runningStory(-random.whole(1, nights), nights + 1)
  const ended = random.pick(ENDED_STORIES)
  const told = { ...ended, checkIn: random.whole(2, 60), nights, made: random.whole(2, 40) * DAY }
  // What was paid is back by now, but for the last days'.
  return told.made > BACK_WITHIN && told.steps.some(({ row }) => row === '5')
    ? { ...told, steps: [...told.steps, { row: '39', after: BACK_WITHIN - DAY }] }
    : told
}

const party = (random: Random) => ({
  adults: random.pick([1, 2, 2, 2, 2, 3]),
  children: random.pick([0, 0, 0, 1]),
  toddlers: random.pick([0, 0, 0, 0, 1]),
})

/** Where the numbers of a fuller guest book begin, and how far from today its stays lie, in days. */
const MORE = { first: 100_000, back: 400, ahead: 380, nights: [1, 1, 2, 2, 2, 3, 3, 4] } as const

/** A stay of a fuller guest book, over or to come. */
function moreStory(random: Random): Story {
  const nights = random.pick(MORE.nights)
  if (random.chance(0.6)) return completedStory(-random.whole(nights + 1, MORE.back), nights)
  return comingStory(random.whole(1, MORE.ahead), nights, random.whole(1, 30))
}

/**
 * Every booking of the demo, as it stands at `now`; no night is given away twice. `more`: short stays on top of it, which
 * nobody is told of.
 */
export function demoBookings(resorts: readonly DemoResort[], now: Temporal.Instant, more = 0): DemoBooking[] {
  const rooming = new Rooming(resorts)
  const host = accountPerson('host').id
  let number = 0
  const tell = (story: Story, guest: DemoPerson, hostId: string | null, random: Random): DemoBooking => {
    const guests: Telling['guests'] =
      hostId === null ? party(random) : { adults: 2, children: 0, toddlers: 0 }
    const wish = { first: story.checkIn, nights: story.nights, policy: story.policy, guests }
    const lodging = rooming.take(random, wish, hostId)
    number += 1
    return tellBooking({ number, story, guest, guests, lodging }, now)
  }
  const guest = accountPerson('guest')
  const other = accountPerson('otherGuest')
  const people = demoGuests()
  const [random, desk] = [new Random('bookings'), new Random('desk')]
  const atHost = (stories: readonly Story[], name: Parameters<typeof hostNamed>[0]) =>
    stories.map((story) => tell(story, desk.pick(people), hostNamed(name).id, desk))
  const told = [
    ...GUEST_STORIES.map((story) => tell(story, guest, host, random)),
    tell(comingStory(9, 2, 4), other, accountPerson('otherHost').id, random),
    tell(completedStory(-15, 2), other, accountPerson('otherHost').id, random),
    ...Array.from({ length: OTHERS }, () => tell(otherStory(random), random.pick(people), null, random)),
    ...demoYear(resorts, rooming, now),
    ...atHost(DESK_STORIES, LOOKED_INTO),
    ...atHost(LOCKED_HOST_STORIES, LOCKED),
  ]
  const codes = new Set(told.map(({ past }) => past.booking.code))
  const full = new Random('full')
  number = MORE.first
  return [
    ...told,
    ...Array.from({ length: more }, () => {
      while (codes.has(codeOf(number + 1))) number += 1
      codes.add(codeOf(number + 1))
      return { ...tell(moreStory(full), full.pick(people), null, full), notices: [] }
    }),
  ]
}

export type { DemoBooking } from './bookings.ts'
