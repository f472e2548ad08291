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

/** The figures of each area over the whole period, the best first. */
export const byArea = ({ areas, cells }: Figures) =>
  areas
    .map(({ id, name }) => ({ id, name, ...added(cells.filter(({ areaId }) => areaId === id)) }))
    .toSorted((one, other) => other.revenue - one.revenue)

/** The next round number at or above a value, for the top of a scale: 1, 2, 3, 4, 5, 6 or 8 with zeros. */
export function roundAbove(value: number): number {
  if (value <= 0) return 1
  const zeros = 10 ** Math.floor(Math.log10(value))
  return zeros * ([1, 2, 3, 4, 5, 6, 8].find((digit) => digit * zeros >= value) ?? 10)
}
