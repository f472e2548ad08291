import { HOLIDAYS, type HolidayName } from '#contract/holidays.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'
import type { AreaContent } from '../places/places.ts'
import type { Random } from '../random.ts'

/** Prices in whole 10,000 VND, as people quote them. */
export const tidy = (amount: number): number => Math.round(amount / 10_000) * 10_000

export type Season = { from: string; to: string; price: number }
/** How far back seasons reach, in days: past stays were priced too. */
const DAYS_BACK = 120

/** The dear months, as month and day from and to (not included), and how much dearer. */
const PEAKS: Record<AreaContent['peak'], readonly { from: string; to: string; factor: number }[]> = {
  summer: [{ from: '06-01', to: '08-21', factor: 1.25 }],
  cool: [{ from: '12-15', to: '12-31', factor: 1.2 }],
  harvest: [
    { from: '05-15', to: '06-10', factor: 1.15 },
    { from: '09-05', to: '10-05', factor: 1.2 },
  ],
}
const HOLIDAY_FACTORS: Partial<Record<HolidayName, number>> = {
  tet: 1.6,
  reunification: 1.4,
  labour: 1.4,
  national: 1.35,
  new_year: 1.3,
}
/** People arrive a day before Tết and stay two days longer; other holidays begin the evening before. */
const AROUND = { tet: { before: 1, after: 3 }, other: { before: 1, after: 1 } } as const

type Window = { from: string; to: string; factor: number }
const known = new Map<string, readonly Window[]>()

/** When it is dearer around today and how much, the general times first. */
function windowsOf(peak: AreaContent['peak'], today: string, back: number): readonly Window[] {
  const key = `${peak} ${today} ${back}`
  const found = known.get(key)
  if (found) return found
  const day = Temporal.PlainDate.from(today)
  const first = day.subtract({ days: back }).toString()
  const last = day.add({ days: MAX_DAYS_AHEAD }).toString()
  const years = [day.year - 1, day.year, day.year + 1, day.year + 2]
  const general = years.flatMap((year) =>
    PEAKS[peak].map(({ from, to, factor }) => ({ from: `${year}-${from}`, to: `${year}-${to}`, factor })),
  )
  const holidays = HOLIDAYS.flatMap(({ from, to, name }) => {
    const factor = HOLIDAY_FACTORS[name]
    if (factor === undefined) return []
    const around = name === 'tet' ? AROUND.tet : AROUND.other
    return {
      from: Temporal.PlainDate.from(from).subtract({ days: around.before }).toString(),
      to: Temporal.PlainDate.from(to).add({ days: around.after }).toString(),
      factor,
    }
  })
  const windows = [...general, ...holidays].filter(({ from, to }) => from < last && to > first)
  known.set(key, windows)
  return windows
}

/** The seasons of a room around today: where two overlap the later one wins. */
export const seasonsOf = (
  basePrice: number,
  peak: AreaContent['peak'],
  today: string,
  back = DAYS_BACK,
): Season[] =>
  windowsOf(peak, today, back).map(({ from, to, factor }) => ({ from, to, price: tidy(basePrice * factor) }))

/** A few single nights that a host priced by hand, in the next three months. */
export function handPricedNights(
  random: Random,
  basePrice: number,
  today: string,
): { night: string; price: number }[] {
  if (!random.chance(0.12)) return []
  const start = Temporal.PlainDate.from(today)
  const days = new Set(Array.from({ length: random.whole(1, 4) }, () => random.whole(3, 90)))
  return [...days]
    .sort((a, b) => a - b)
    .map((days) => ({
      night: start.add({ days }).toString(),
      price: tidy(basePrice * random.pick([0.85, 0.9, 1.15, 1.3])),
    }))
}
