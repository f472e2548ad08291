import { daysAfter } from '#contract/days.ts'
import { momentAt } from '#contract/nights.ts'
import { CANCELLATION_ANSWER_HOURS, COMPLETE_AFTER_CHECKOUT_HOURS } from '#contract/numbers.ts'
import { quoteStay, type Guests } from '#contract/price.ts'
import type { Quote } from '#contract/shapes/booking.ts'
import type { Status } from '#contract/statuses.ts'
import { todayAt } from '../days.ts'
import { demoId } from '../ids.ts'
import { hash, Random } from '../random.ts'
import { told, type ToldStep } from './history.ts'
import type { DemoPerson } from './people.ts'
import { pricedRooms, type Lodging } from './rooming.ts'
import type { Story } from './stories.ts'

export type Telling = {
  number: number
  story: Story
  guest: DemoPerson
  guests: Guests
  lodging: Lodging
  /** Nobody is told of it: it is part of the year behind the demo, not of anybody's news. */
  unnoticed?: boolean
}
export type Step = ToldStep & { at: Temporal.Instant }

/** A story with its days, its price and its moments. */
export type Chapter = Telling & {
  now: Temporal.Instant
  id: string
  code: string
  created: Temporal.Instant
  checkIn: string
  checkOut: string
  quote: Quote
  steps: readonly Step[]
  status: Status
  base: Status | null
}

const ALPHABET = [...'23456789ABCDEFGHJKMNPQRSTVWXYZ']
/** The code of the demo's booking of a number. */
export const codeOf = (number: number): string => {
  const random = new Random(`code/${number}`)
  return `GHE-${Array.from({ length: 6 }, () => random.pick(ALPHABET)).join('')}`
}

/** The reference of a visit to the gateway: letters and digits only, beginning with the booking's code. */
export const referenceOf = ({ code, number }: Chapter, attempt: number): string =>
  code.replace('-', '') +
  hash(`attempt/${number}/${attempt}`).toString(36).toUpperCase().padStart(8, '0').slice(-8)

/** Guests arrive a little after the room is ready. */
const ARRIVES_AFTER = { minutes: 35 }
/** The rows of the booking machine's table that happen at their own hour: checking in, and the end of a stay. */
const [CHECKS_IN, COMPLETES] = ['40', '41b'] as const

/** A request to cancel says until when it is answered. */
const answerable = (step: Step): Step =>
  step.row.event === 'requestCancellation'
    ? {
        ...step,
        params: { ...step.params, until: step.at.add({ hours: CANCELLATION_ANSWER_HOURS }).toString() },
      }
    : step

/** Sets a story into days and moments around `now`. */
export function chapterOf(telling: Telling, now: Temporal.Instant): Chapter {
  const { number, story, guests, lodging } = telling
  const { resort } = lodging
  const { steps, status, base } = told(story.steps)
  const created = now.subtract({ minutes: story.made })
  const today = todayAt(now)
  const checkIn = daysAfter(today, story.checkIn)
  const checkOut = daysAfter(today, story.checkIn + story.nights)
  const momentOf = ({ row, after }: ToldStep): Temporal.Instant => {
    if (row.row === CHECKS_IN) return momentAt(checkIn, resort.row.checkInTime).add(ARRIVES_AFTER)
    if (row.row === COMPLETES)
      return momentAt(checkOut, resort.row.checkOutTime).add({ hours: COMPLETE_AFTER_CHECKOUT_HOURS })
    return created.add({ minutes: after })
  }
  return {
    ...telling,
    now,
    id: demoId(`booking/${number}`, created.epochMilliseconds),
    code: codeOf(number),
    created,
    checkIn,
    checkOut,
    quote: quoteStay({ checkIn, checkOut, rooms: pricedRooms(lodging), guests, extraBeds: 0 }),
    steps: steps.map((step) => answerable({ ...step, at: momentOf(step) })),
    status,
    base,
  }
}

/** How much of a transfer has come, VND; null while the host has said nothing of it. */
export function receivedOf({ story: { transfer }, quote }: Chapter): number | null {
  if (transfer === undefined) return null
  return transfer.short === null ? 0 : quote.total - transfer.short
}

/** The step by which the stay was paid at the gateway; undefined while it was not. */
export const paymentOf = ({ steps }: Chapter): Step | undefined =>
  steps.find(({ row }) => row.event === 'paymentSucceeded')
