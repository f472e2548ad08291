import { Random } from '../random.ts'
import { tellBooking, type DemoBooking } from './bookings.ts'
import type { Telling } from './chapter.ts'
import { accountPerson, demoGuests, type DemoPerson } from './people.ts'
import type { DemoResort } from './resorts.ts'
import { Rooming } from './rooming.ts'
import {
  comingStory,
  completedStory,
  ENDED_STORIES,
  GUEST_STORIES,
  runningStory,
  type Story,
} from './stories.ts'
import { demoYear } from './yearBook.ts'

/** How many bookings the invented guests have, beside the demo accounts' own. */
const OTHERS = 320
const DAY = 24 * 60

/** A stay of an invented guest: mostly over or to come, some running, some that came to nothing. */
function otherStory(random: Random): Story {
  const nights = random.pick([1, 1, 2, 2, 2, 3, 3, 4, 5])
  const kind = random.next()
  if (kind < 0.42) return completedStory(-random.whole(nights + 1, 100), nights)
  if (kind < 0.82) return comingStory(random.whole(1, 75), nights, random.whole(1, 30))
  if (kind < 0.92) return runningStory(-random.whole(1, nights), nights + 1)
  const ended = random.pick(ENDED_STORIES)
  return { ...ended, checkIn: random.whole(2, 60), nights, made: random.whole(2, 40) * DAY }
}

const party = (random: Random) => ({
  adults: random.pick([1, 2, 2, 2, 2, 3]),
  children: random.pick([0, 0, 0, 1]),
  toddlers: random.pick([0, 0, 0, 0, 1]),
})

/** Every booking of the demo, as it stands at `now`; no night is given away twice. */
export function demoBookings(resorts: readonly DemoResort[], now: Temporal.Instant): DemoBooking[] {
  const random = new Random('bookings')
  const rooming = new Rooming(resorts)
  const host = accountPerson('host').id
  let number = 0
  const tell = (story: Story, guest: DemoPerson, hostId: string | null): DemoBooking => {
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
  return [
    ...GUEST_STORIES.map((story) => tell(story, guest, host)),
    tell(comingStory(9, 2, 4), other, accountPerson('otherHost').id),
    tell(completedStory(-15, 2), other, accountPerson('otherHost').id),
    ...Array.from({ length: OTHERS }, () => tell(otherStory(random), random.pick(people), null)),
    ...demoYear(resorts, rooming, now),
  ]
}

export type { DemoBooking } from './bookings.ts'
