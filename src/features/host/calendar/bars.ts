import type { HostCalendar } from '#contract/shapes/host.ts'
import { dayAfter, daysBetween } from './months.ts'

export type Stay = HostCalendar['stays'][number]

/** A stay as a bar over the days of a row. */
export type Bar = {
  readonly stay: Stay
  /** The line of the row it lies on: stays of the same nights lie on different ones. */
  readonly lane: number
  /** The day in whose column it begins, and how much of that column is before it: half a day where the guest arrives. */
  readonly day: string
  readonly lead: number
  /** How many columns it is long; it ends with half of the day of departure. */
  readonly length: number
  /** Whether the stay goes on before or after the days that are shown. */
  readonly before: boolean
  readonly after: boolean
}

/** Lays the stays of a room, in the order of arrival, over the days from `from` to before `end`. */
export function barsOf(stays: readonly Stay[], from: string, end: string): Bar[] {
  /** Until which day each lane is taken. */
  const lanes: string[] = []
  return stays
    .filter(({ checkIn, checkOut }) => checkIn < end && from < checkOut)
    .map((stay) => {
      const { checkIn, checkOut } = stay
      const free = lanes.findIndex((until) => until <= checkIn)
      const lane = free < 0 ? lanes.length : free
      lanes[lane] = checkOut
      const before = checkIn < from
      const after = checkOut >= end
      const day = before ? from : checkIn
      const lead = before ? 0 : 0.5
      const length = daysBetween(day, after ? end : checkOut) - lead + (after ? 0 : 0.5)
      return { stay, lane, day, lead, length, before, after }
    })
}

/** The days from one to before another. */
export const daysOf = (from: string, end: string): string[] =>
  Array.from({ length: daysBetween(from, end) }, (_none, index) => dayAfter(from, index))
