import { holidayOn, HOLIDAYS } from '#contract/holidays.ts'
import { HILLS, type AreaContent } from '../../places/places.ts'
import { Random } from '../../random.ts'

/**
 * How many of a hundred room nights are sold from January to December: the sea in summer, the cool hills and the dry south
 * from the end of the year to Tết, rice terraces when the rice stands in water and when it is ripe.
 */
// oxfmt-ignore
const SEASONS: Record<AreaContent['peak'], readonly number[]> = {
  summer:  [44, 46, 48, 54, 60, 70, 72, 66, 50, 43, 41, 43],
  cool:    [60, 62, 54, 54, 50, 54, 58, 52, 45, 48, 56, 66],
  harvest: [47, 50, 46, 49, 58, 58, 54, 52, 66, 64, 50, 47],
}
const [LEAST, MOST, TYPICAL] = [38, 73, 53] as const
/** People go to the hills for Tết. */
const HILLS_AT_TET = 8

/** The share of an area's room nights that is sold in a month (`YYYY-MM`), from 0 to 1. */
export function shareOf(area: AreaContent, month: string): number {
  const usual = SEASONS[area.peak][Number(month.slice(5)) - 1] ?? TYPICAL
  const own = new Random(`season/${area.id}/${month}`).whole(-4, 4)
  const tet = HOLIDAYS.some(({ name, from }) => name === 'tet' && from.startsWith(month))
  const hills = tet && HILLS.includes(area.scene) ? HILLS_AT_TET : 0
  return Math.min(MOST, Math.max(LEAST, usual + own + hills)) / 100
}

/** From Monday to Sunday: guests come for the weekend. */
const ARRIVALS = [0.6, 0.55, 0.6, 0.9, 2.1, 1.6, 0.65] as const
const ON_HOLIDAYS = 1.9

/** How much likelier than on another day somebody arrives on this one. */
export function wishFor(area: AreaContent, day: string): number {
  const weekday = ARRIVALS[(new Date(day).getUTCDay() + 6) % 7] ?? 1
  const season = shareOf(area, day.slice(0, 7)) / (TYPICAL / 100)
  return weekday * season * (holidayOn(day) === null ? 1 : ON_HOLIDAYS)
}

/** Of the nights to come, fewer are sold the further they are: parts of two weeks with the share that is sold of each. */
export const COMING = [
  { first: 1, last: 14, share: 0.35 },
  { first: 15, last: 28, share: 0.22 },
  { first: 29, last: 42, share: 0.12 },
  { first: 43, last: 56, share: 0.05 },
] as const
