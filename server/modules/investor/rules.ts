import { monthAt } from '#server/today.ts'

/** The months of a period, oldest first, as `YYYY-MM`. */
export const monthsUntil = (until: string, count: number): string[] => {
  const last = Temporal.PlainYearMonth.from(until)
  return Array.from({ length: count }, (_none, index) =>
    last.subtract({ months: count - 1 - index }).toString(),
  )
}

/** Stays are booked at most so far ahead. */
const MONTHS_AHEAD = 12
const YEARS_BACK = 4

/**
 * The years that are counted, each as its months: first the one that changes every minute, from the month before this one to
 * the last that can be booked; then those of before, in which a late refund or a place that moved to another area can still
 * change a number.
 */
export function yearsAround(now: Temporal.Instant): { changing: string[]; settled: string[][] } {
  const last = Temporal.PlainYearMonth.from(monthAt(now)).add({ months: MONTHS_AHEAD })
  const changing = monthsUntil(last.toString(), MONTHS_AHEAD + 2)
  const settled = Array.from({ length: YEARS_BACK }, (_none, year) =>
    monthsUntil(last.subtract({ months: changing.length + 12 * year }).toString(), 12),
  )
  return { changing, settled }
}

/** The first day of a month, and of the one after it. */
export const daysOf = (month: string): { from: string; to: string; days: number } => {
  const one = Temporal.PlainYearMonth.from(month)
  return {
    from: one.toPlainDate({ day: 1 }).toString(),
    to: one.add({ months: 1 }).toPlainDate({ day: 1 }).toString(),
    days: one.daysInMonth,
  }
}

const DAY = 86_400_000

/** How many nights of a stay, [checkIn, checkOut), lie in [from, to). */
export function nightsBetween(
  { from, to }: { from: string; to: string },
  stay: { checkIn: string; checkOut: string },
): number {
  const first = stay.checkIn > from ? stay.checkIn : from
  const end = stay.checkOut < to ? stay.checkOut : to
  return first >= end ? 0 : (Date.parse(end) - Date.parse(first)) / DAY
}
