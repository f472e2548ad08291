/** How many days of slots one look covers, today included. */
const DAYS = 14
const DAY = 86_400_000

/** Some days after a day, `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The days of slots that begin with a day. */
export const slotDays = (first: string): { from_day: string; to_day: string } => ({
  from_day: first,
  to_day: daysAfter(first, DAYS - 1),
})
