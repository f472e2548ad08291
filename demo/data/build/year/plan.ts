import type { Guests } from '#contract/price.ts'
import type { Lodging, Nights } from '../rooming.ts'

/** A stay of the year before it is told. */
export type PlannedStay = Nights & { lodging: Lodging; guests: Guests; cancelled?: boolean }

/** The months behind today, the running one last: each as the days it has, counted from today, the end not included. */
export function monthsBehind(today: string, months: number): { month: string; first: number; end: number }[] {
  const day = Temporal.PlainDate.from(today)
  return Array.from({ length: months + 1 }, (_none, index) => {
    const one = day.toPlainYearMonth().subtract({ months: months - index })
    const first = -one.toPlainDate({ day: 1 }).until(day).days
    return { month: one.toString(), first, end: first + one.daysInMonth }
  })
}
