import type { Output } from '#contract/endpoints.ts'
import { HOST_ANSWER_MINUTES, STAFF_LOOKS_HOURS } from '#contract/numbers.ts'
import { QUEUES, type Queue } from '#contract/shapes/desk.ts'

/** Where nothing is promised: nobody should come back to work and find it still there. */
const A_DAY = 24

/** So many hours may pass until somebody of the staff has seen to it; beyond them it stands first, in lacquer. */
const PROMISED_HOURS = {
  refunds: A_DAY,
  complaints: A_DAY,
  /** After that the clock decides without staff. */
  transfers: STAFF_LOOKS_HOURS,
  /** The guest, who has paid, was promised an answer of the host within this time, and has waited it already. */
  overdue: HOST_ANSWER_MINUTES / 60,
  reviews: A_DAY,
  /** From when it is due. */
  payouts: A_DAY,
  others: A_DAY,
} as const satisfies Record<Queue, number>

/** A queue in which something waits. */
export interface Wait {
  readonly queue: Queue
  readonly count: number
  /** Since when the first of it waits, and how many hours that are. */
  readonly since: string
  readonly hours: number
  readonly promised: number
  readonly late: boolean
}

/** What waits, the most pressing first: what is beyond its promise, then by the age of its oldest. */
export function waitsOf(
  { waiting, oldest }: Pick<Output<'desk.summary'>, 'waiting' | 'oldest'>,
  now: string,
): Wait[] {
  const waits = QUEUES.flatMap((queue): Wait[] => {
    const count = waiting[queue] ?? 0
    if (count === 0) return []
    const since = oldest[queue] ?? now
    const hours = (Date.parse(now) - Date.parse(since)) / 3_600_000
    const promised = PROMISED_HOURS[queue]
    return [{ queue, count, since, hours, promised, late: hours > promised }]
  })
  return waits.toSorted((a, b) => Number(b.late) - Number(a.late) || b.hours - a.hours)
}
