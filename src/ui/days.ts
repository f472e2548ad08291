import { parseDate, type DateValue } from '@internationalized/date'

/** A calendar day as 'YYYY-MM-DD'. */
export type Day = string

/** A stay: the night of `from` is the first, the night before `to` the last. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

/** A day for React Aria. */
export const toDate = (day: Day) => parseDate(day)
/** The day of React Aria's date. */
export const toDay = (date: DateValue): Day => date.toString().slice(0, 10)

/** The day so many days later. */
export const daysAfter = (day: Day, count: number): Day => toDay(parseDate(day).add({ days: count }))

/** The days from `from` up to and without `to`; none when they are reversed. */
export function nightsBetween(from: Day, to: Day): Day[] {
  const nights: Day[] = []
  for (let night = from; night < to; night = daysAfter(night, 1)) nights.push(night)
  return nights
}

export interface StayRules {
  /** Nights that cannot be booked. */
  readonly unavailable: ReadonlySet<Day>
  readonly minNights: number
  readonly maxNights: number
}

/** Whether a stay may be booked as far as a calendar knows: long enough, short enough, every night free. */
export function isStayPossible(
  { from, to }: DayRange,
  { unavailable, minNights, maxNights }: StayRules,
): boolean {
  const nights = nightsBetween(from, to)
  return (
    nights.length >= minNights &&
    nights.length <= maxNights &&
    !nights.some((night) => unavailable.has(night))
  )
}

/**
 * Whether a day can be pressed. Before the first press a day is a check-in: its night must be free. After it, `anchor`
 * is one end of the stay, so the other may be the morning after the last free night, though that day's own night is
 * taken. Stays that are merely too short stay open: pressing further on mends them.
 */
export function isDayBlocked(day: Day, anchor: Day | null, rules: StayRules): boolean {
  if (anchor === null) return rules.unavailable.has(day)
  if (day === anchor) return false
  const stay = day < anchor ? { from: day, to: anchor } : { from: anchor, to: day }
  return !isStayPossible(stay, { ...rules, minNights: 0 })
}
