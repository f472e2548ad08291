import { dayAt, ZONE } from '#contract/nights.ts'

/** The day that was asked for last, from a moment to before another, in milliseconds since 1970. */
let known = { name: '', from: 0, to: 0 }

/** The contract's `dayAt`, for what asks at every call: mostly it is the day that was asked for before. */
export function todayAt(now: Temporal.Instant): string {
  const at = now.epochMilliseconds
  if (at >= known.from && at < known.to) return known.name
  const begin = now.toZonedDateTimeISO(ZONE).startOfDay()
  known = {
    name: dayAt(now),
    from: begin.epochMilliseconds,
    to: begin.add({ days: 1 }).epochMilliseconds,
  }
  return known.name
}
