import { dayAt } from '#contract/nights.ts'

const known = new WeakMap<Temporal.Instant, string>()

/** The day of a moment at the places. The demo asks for the same one thousands of times. */
export function todayAt(now: Temporal.Instant): string {
  const today = known.get(now) ?? dayAt(now)
  known.set(now, today)
  return today
}
