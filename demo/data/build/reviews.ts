import type { reviews } from '#server/modules/reviews/tables.ts'
import { demoId } from '../ids.ts'
import type { Pair } from '../places/places.ts'
import { Random } from '../random.ts'
import { ENDINGS, GLAD, MIXED, REPLIES, SAID } from '../words/reviews.ts'
import type { DemoPerson } from './people.ts'
import type { DemoResort } from './resorts.ts'

export type DemoReview = typeof reviews.$inferSelect

const [FEWEST, MOST] = [3, 12] as const
const LONGEST_AGO = 380
const TOPICS = ['clean', 'convenient', 'service'] as const
const HAPPY = 4

/** Marks as guests give them: mostly four and five. A house has its own level, so that houses differ. */
const mark = (random: Random, level: number): number =>
  random.chance(level) ? 5 : random.chance(0.72) ? 4 : random.chance(0.7) ? 3 : 2

const joined = (pairs: readonly Pair[]): Pair => [
  pairs.map(([vi]) => vi).join(' '),
  pairs.map(([, en]) => en).join(' '),
]

/** Sentences of one resort's reviews; what has been said comes back only when everything that suits has been said. */
class Voices {
  readonly #random: Random
  readonly #suits: (text: string) => boolean
  readonly #said = new Set<Pair>()

  constructor(random: Random, suits: (text: string) => boolean) {
    this.#random = random
    this.#suits = suits
  }

  say(list: readonly Pair[], suits: (text: string) => boolean = () => true): Pair {
    const fitting = list.filter(([vi]) => this.#suits(vi) && suits(vi))
    const fresh = fitting.filter((pair) => !this.#said.has(pair))
    const said = this.#random.pick(fresh.length > 0 ? fresh : fitting)
    this.#said.add(said)
    return said
  }
}

/** What can be said of some places only: a villa has no lift, an apartment no garden, and only a hotel a reception. */
const NOT_SAID: Record<'V' | 'A' | 'H', RegExp> = {
  V: /lễ tân|thang máy|nhân viên/i,
  A: /lễ tân|nhân viên|trong vườn/i,
  H: /bếp|tủ lạnh/i,
}
/** Remarks about children come from people who brought some. */
const ABOUT_CHILDREN = /con sốt|cho bé|hai con/i
const WITH_FAMILY = /cả nhà|bọn trẻ|ông bà/i

function words(random: Random, voices: Voices, marks: Record<(typeof TOPICS)[number], number>): Pair {
  const happy = TOPICS.every((topic) => marks[topic] >= HAPPY)
  const opening = voices.say(happy ? GLAD : MIXED)
  const suits = (text: string) => WITH_FAMILY.test(opening[0]) || !ABOUT_CHILDREN.test(text)
  const low = TOPICS.filter((topic) => marks[topic] < HAPPY)
  const high = random
    .shuffled(TOPICS.filter((topic) => marks[topic] === 5))
    .slice(0, random.whole(happy ? 1 : 0, happy ? 2 : 1))
  const remarks = [
    ...low.map((topic) => voices.say(SAID[topic].low, suits)),
    ...high.map((topic) => voices.say(SAID[topic].high, suits)),
  ]
  const ending = happy && random.chance(0.4) ? [voices.say(ENDINGS)] : []
  return joined([opening, ...remarks, ...ending])
}

function reviewsOf(resort: DemoResort, guests: readonly DemoPerson[], now: Temporal.Instant): DemoReview[] {
  const { planned, row, rooms } = resort
  const random = new Random(`reviews/${planned.index}`)
  const voices = new Voices(random, (text) => !NOT_SAID[planned.place[0]].test(text))
  const level = 0.35 + random.next() * 0.55
  const authors = random.shuffled(guests).slice(0, random.whole(FEWEST, MOST))
  const open = now.since(row.createdAt).total('hours') / 24
  return authors.map((guest, order) => {
    const marks = {
      clean: mark(random, level),
      convenient: mark(random, level),
      service: mark(random, level),
    }
    const happy = TOPICS.every((topic) => marks[topic] >= HAPPY)
    const [vi, en] = words(random, voices, marks)
    const daysAgo = random.whole(4, Math.min(LONGEST_AGO, Math.floor(open) - 5))
    const createdAt = now.subtract({ hours: daysAgo * 24, minutes: random.whole(0, 1400) })
    const reply = random.chance(0.45) ? voices.say(happy ? REPLIES.glad : REPLIES.mixed) : null
    const room = random.pick(rooms)
    return {
      resortId: row.id,
      id: demoId(`review/${planned.index}/${order}`, createdAt.epochMilliseconds),
      bookingId: null,
      roomId: room.row.id,
      guestId: guest.id,
      guestName: guest.name,
      ...marks,
      text: vi,
      translations: { vi, en },
      pictureIds: random.chance(0.15) ? room.row.pictureIds.slice(0, 2) : [],
      state: 'PUBLISHED',
      createdAt,
      reply: reply?.[0] ?? null,
      replyTranslations: reply ? { vi: reply[0], en: reply[1] } : null,
      repliedAt: reply ? createdAt.add({ hours: random.whole(3, 60) }) : null,
      rejectedBecause: null,
      reportedAt: null,
      report: null,
    }
  })
}

/** What guests said of every resort; three to twelve each. */
export const demoReviews = (
  resorts: readonly DemoResort[],
  guests: readonly DemoPerson[],
  now: Temporal.Instant,
): DemoReview[] => resorts.flatMap((resort) => reviewsOf(resort, guests, now))

/** The resort's row with its reviews added up. */
export function withSums(row: DemoResort['row'], all: readonly DemoReview[]): DemoResort['row'] {
  const sum = (topic: (typeof TOPICS)[number]) => all.reduce((total, review) => total + review[topic], 0)
  return {
    ...row,
    cleanSum: sum('clean'),
    convenientSum: sum('convenient'),
    serviceSum: sum('service'),
    reviewCount: all.length,
  }
}
