import { daysAfter } from '#contract/days.ts'
import type { CalendarNight } from '#contract/shapes/resort.ts'

/** A night for everything that is chosen: whether all of it is free, and what it costs together in VND. */
export type Night = { readonly date: string; readonly free: boolean; readonly price: number }

/** The calendars of the chosen rooms as one: a night is free when each room is free as often as it is chosen. */
export function togetherNights(
  calendars: readonly { readonly nights: readonly CalendarNight[]; readonly count: number }[],
): Night[] {
  const [first, ...others] = calendars
  return (first?.nights ?? []).map(({ date, left, priceAfterDiscount }, index) => {
    let free = left >= (first?.count ?? 1)
    let price = priceAfterDiscount * (first?.count ?? 1)
    for (const { nights, count } of others) {
      const night = nights[index]
      free &&= night !== undefined && night.left >= count
      price += (night?.priceAfterDiscount ?? 0) * count
    }
    return { date, free, price }
  })
}

/** The first stay of `length` free nights on or after a day, half-open; null when there is none in sight. */
export function nextFree(
  nights: readonly Night[],
  from: string,
  length: number,
): { from: string; to: string } | null {
  let start: string | null = null
  let run = 0
  for (const { date, free } of nights) {
    if (date < from) continue
    run = free ? run + 1 : 0
    if (run === 1) start = date
    if (start !== null && run === length) return { from: start, to: daysAfter(date, 1) }
  }
  return null
}
