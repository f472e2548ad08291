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

/** Sentences of one resort's reviews; each opening and each remark is used once before any comes back. */
class Voices {
  readonly #random: Random
  readonly #left = new Map<readonly Pair[], Pair[]>()

  constructor(random: Random) {
    this.#random = random
  }

  say(list: readonly Pair[]): Pair {
    const known = this.#left.get(list)
    const left = known && known.length > 0 ? known : this.#random.shuffled(list)
    this.#left.set(list, left.slice(1))
    return left[0] ?? ['', '']
  }
}

function words(random: Random, voices: Voices, marks: Record<(typeof TOPICS)[number], number>): Pair {
  const happy = TOPICS.every((topic) => marks[topic] >= HAPPY)
  const low = TOPICS.filter((topic) => marks[topic] < HAPPY)
  const high = TOPICS.filter((topic) => marks[topic] === 5)
  const remarks = [
    ...low.map((topic) => voices.say(SAID[topic].low)),
    ...random
      .shuffled(high)
      .slice(0, random.whole(happy ? 1 : 0, happy ? 2 : 1))
      .map((topic) => voices.say(SAID[topic].high)),
  ]
  const ending = happy && random.chance(0.4) ? [voices.say(ENDINGS)] : []
  return joined([voices.say(happy ? GLAD : MIXED), ...remarks, ...ending])
}

function reviewsOf(resort: DemoResort, guests: readonly DemoPerson[], now: Temporal.Instant): DemoReview[] {
  const { planned, row, rooms } = resort
  const random = new Random(`reviews/${planned.index}`)
  const voices = new Voices(random)
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
