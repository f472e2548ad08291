import { dayAt } from './nights.ts'

/** A list of expected guests older than this no longer makes a code green. */
export const ARRIVAL_LIST_HOURS = 24
/** Two clocks may differ by this, in milliseconds, without either being wrong. */
const ALLOWED = 2 * 60_000

/**
 * What a list of the server's, kept on the device, says of the device's own clock. `behind`: the list is of a later moment than
 * the clock shows, so the clock is wrong for sure. `unsure`: the list is old by that clock, which may as well run ahead.
 */
export function clockBy(fetchedAt: string, now: number): 'fine' | 'behind' | 'unsure' {
  const age = now - Date.parse(fetchedAt)
  return age < -ALLOWED ? 'behind' : age >= ARRIVAL_LIST_HOURS * 3_600_000 ? 'unsure' : 'fine'
}

/** A list's own day and the one after it: what it was made for. */
export function daysOfList(fetchedAt: string): { first: string; last: string } {
  const moment = Temporal.Instant.from(fetchedAt)
  return { first: dayAt(moment), last: dayAt(moment.add({ hours: 24 })) }
}
