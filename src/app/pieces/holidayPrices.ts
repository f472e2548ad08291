import { daysAfter } from '#contract/days.ts'
import { HOLIDAYS, holidaysIn, type Holiday } from '#contract/holidays.ts'
import { afterDiscount, nightPrice } from '#contract/price.ts'
import type { RoomRates } from '#contract/shapes/resort.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/searchDefaults.ts'

/** Nights, half-open. */
export type Stay = { readonly checkIn: string; readonly checkOut: string }

/** So many holidays are told of before dates are chosen. */
const AHEAD = 2

/** The holidays that a stay touches; without dates the next Tết and the next other holiday that can be booked. */
export function holidaysFor(stay: Stay | null, today: string): Holiday[] {
  if (stay) return holidaysIn(stay.checkIn, stay.checkOut)
  const last = daysAfter(today, MAX_DAYS_AHEAD)
  const coming = HOLIDAYS.filter(({ from }) => from > today && from <= last)
  const tet = coming.find(({ name }) => name === 'tet')
  const other = coming.find(({ name }) => name !== 'tet')
  return [tet, other].filter((one) => one !== undefined).slice(0, AHEAD)
}

/** The lowest price of a night in a holiday where it is dearer than an ordinary one, VND, or null where it is not. */
export function dearestOf(
  rates: readonly RoomRates[],
  { from, to }: Holiday,
  stay: Stay | null,
): { holiday: number; ordinary: number } | null {
  const first = stay && stay.checkIn > from ? stay.checkIn : from
  const end = stay && stay.checkOut <= to ? stay.checkOut : daysAfter(to, 1)
  const nights: string[] = []
  for (let night = first; night < end; night = daysAfter(night, 1)) nights.push(night)
  const dearer = rates.flatMap((room) => {
    const prices = nights.map((night) => nightPrice(room, night)).filter((price) => price > room.basePrice)
    return prices.length === 0
      ? []
      : [{ holiday: afterDiscount(room, Math.min(...prices)), ordinary: afterDiscount(room, room.basePrice) }]
  })
  return dearer.reduce<{ holiday: number; ordinary: number } | null>(
    (lowest, one) => (lowest === null || one.holiday < lowest.holiday ? one : lowest),
    null,
  )
}
