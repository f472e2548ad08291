/** The months of a period, oldest first, as `YYYY-MM`. */
export const monthsUntil = (until: string, count: number): string[] => {
  const last = Temporal.PlainYearMonth.from(until)
  return Array.from({ length: count }, (_none, index) =>
    last.subtract({ months: count - 1 - index }).toString(),
  )
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
