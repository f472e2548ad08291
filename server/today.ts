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

/** The months that were asked for, each from a moment to before another, in milliseconds since 1970. */
const months: { name: string; from: number; to: number }[] = []

/** The resort's calendar month at a moment, `YYYY-MM`: quick for many moments of the same few months. */
export function monthAt(moment: Temporal.Instant): string {
  const at = moment.epochMilliseconds
  const same = months.find(({ from, to }) => at >= from && at < to)
  if (same) return same.name
  const begin = moment.toZonedDateTimeISO(ZONE).with({ day: 1 }).startOfDay()
  const month = {
    name: begin.toPlainDate().toPlainYearMonth().toString(),
    from: begin.epochMilliseconds,
    to: begin.add({ months: 1 }).epochMilliseconds,
  }
  months.push(month)
  return month.name
}
