import { daysAfter } from '#contract/days.ts'
/** How many days of slots one look covers, today included. */
const DAYS = 14

/** The days of slots that begin with a day. */
export const slotDays = (first: string): { from_day: string; to_day: string } => ({
  from_day: first,
  to_day: daysAfter(first, DAYS - 1),
})
