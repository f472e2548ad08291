import type { AreaMonth, Figures } from '#contract/shapes/investor.ts'

/** Figures added up; `occupancy` is percent of what could be sold to one decimal, null where nothing could. */
export type Sum = { sold: number; offered: number; revenue: number; occupancy: number | null }

export function added(cells: readonly AreaMonth[]): Sum {
  const total = { sold: 0, offered: 0, revenue: 0 }
  for (const { sold, offered, revenue } of cells) {
    total.sold += sold
    total.offered += offered
    total.revenue += revenue
  }
  const occupancy = total.offered === 0 ? null : Math.round((total.sold / total.offered) * 1000) / 10
  return { ...total, occupancy }
}

/** The figures of each month, of one area or of all. */
export const byMonth = ({ months, cells }: Figures, areaId: number | null) =>
  months.map((month) => ({
    month,
    ...added(cells.filter((cell) => cell.month === month && (areaId === null || cell.areaId === areaId))),
  }))

export const MEASURES = ['revenue', 'occupancy', 'sold'] as const
export type Measure = (typeof MEASURES)[number]

/** An area's figures over the period, a value for each of its months, and the month with the highest of those that are over. */
export type AreaSeason = Sum & {
  id: number
  name: string
  values: readonly (number | null)[]
  best: string | null
}

/** The seasons of every area by one measure, the area with the most revenue first. */
export const seasonsOf = (figures: Figures, measure: Measure, running: string): AreaSeason[] =>
  figures.areas
    .map(({ id, name }) => {
      const months = byMonth(figures, id)
      const [best] = months
        .filter((one) => one.month < running && (one[measure] ?? 0) > 0)
        .toSorted((one, other) => (other[measure] ?? 0) - (one[measure] ?? 0))
      return {
        id,
        name,
        ...added(figures.cells.filter(({ areaId }) => areaId === id)),
        values: months.map((one) => one[measure]),
        best: best?.month ?? null,
      }
    })
    .toSorted((one, other) => other.revenue - one.revenue)

/** How near each value is to the highest of its area, 0 to 1, from the lowest on: an area's own year, however large it is. */
export function depthsOf(values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  return values.map((value) => (value === null ? 0 : high === low ? 1 : (value - low) / (high - low)))
}

const toOneDecimal = (value: number): number => Math.round(value * 10) / 10

/** By how many percent a sum is more than the one before, to one decimal; null where there was none. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : toOneDecimal(((now - before) / before) * 100)

/** By how many points a percentage is more than the one before; null where one of them is not known. */
export const pointsBetween = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : toOneDecimal(now - before)

/**
 * The same months a year before, of those of a period that are over: a month that still runs (`YYYY-MM`) compares with nothing, and
 * a high season only with the last one.
 */
export const endedAYearBefore = (running: string, months: number): { months: number; until: string } => ({
  months: months - 1,
  until: Temporal.PlainYearMonth.from(running).subtract({ months: 13 }).toString(),
})

/** The next round number at or above a value, for the top of a scale: 1, 2, 3, 4, 5, 6 or 8 with zeros. */
export function roundAbove(value: number): number {
  if (value <= 0) return 1
  const zeros = 10 ** Math.floor(Math.log10(value))
  return zeros * ([1, 2, 3, 4, 5, 6, 8].find((digit) => digit * zeros >= value) ?? 10)
}
