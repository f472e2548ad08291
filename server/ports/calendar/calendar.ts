import type { CalendarProblem } from '#contract/shapes/calendar.ts'

/** The nights in which another site has somebody, `YYYY-MM-DD`, or why nobody knows. */
export type CalendarReading =
  | { kind: 'read'; nights: readonly string[]; skipped: number }
  | { kind: 'problem'; problem: CalendarProblem }

/** Which nights matter: from `from` to before `to`. Entries whose UID begins with `own` are our own, come back. */
type CalendarWish = { from: string; to: string; own: string }

/** Calendars of other sites. */
export interface CalendarReader {
  /** Whether an address may be asked at all, by its looks. */
  mayAsk(address: string): boolean
  /** Reads one. Never rejects, whatever stands there. */
  read(address: string, wish: CalendarWish): Promise<CalendarReading>
}
