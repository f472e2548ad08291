/** A day's length, in milliseconds. */
export const DAY = 86_400_000

/** The number of a calendar day (`YYYY-MM-DD`), counted from 1970-01-01. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY)

/** The calendar day of a number of {@link dayNumber}. */
export const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)

/** The calendar day so many days after another; before it where they are negative. */
export const daysAfter = (day: string, days: number): string => dayOf(dayNumber(day) + days)

/** How many nights lie between two days, half-open. */
export const nightsBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)
