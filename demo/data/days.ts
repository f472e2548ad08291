import { dayAt } from '#contract/nights.ts'

const DAY = 86_400_000
const known = new WeakMap<Temporal.Instant, string>()

/** The day of a moment at the places. The demo asks for the same one thousands of times. */
export function todayAt(now: Temporal.Instant): string {
  const today = known.get(now) ?? dayAt(now)
  known.set(now, today)
  return today
}

/** The day that lies so many days from today. */
export const dayFrom = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10)
