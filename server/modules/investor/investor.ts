import type { AreaMonth } from '#contract/shapes/investor.ts'
import type { Handlers } from '#server/handlers.ts'
import { monthAt } from '#server/today.ts'
import { countedMonths, countMonths, lastCounted, type MonthsWorld } from './count.ts'
import { monthsUntil } from './rules.ts'

export { countMonths, soldInAreas, type MonthsWorld } from './count.ts'

/** What investors read: what was sold and what was earned, area by area and month by month, as it was added up last. */
export function investorHandlers(world: MonthsWorld): Pick<Handlers, 'investor.figures'> {
  const { db, clock, catalogue } = world
  return {
    'investor.figures': async ({ months: count, until }, { language }) => {
      const { areas } = (await catalogue()).lookups
      const running = monthAt(clock.now())
      const months = monthsUntil(until ?? running, count)
      // A house that has just opened: nobody waits a quarter of an hour for its first figures.
      if ((await lastCounted(db, running)) === null) await countMonths(world)
      const [countedAt, cells] = await Promise.all([lastCounted(db, running), countedMonths(db, months)])
      const known = new Map(cells.map((cell) => [`${cell.areaId} ${cell.month}`, cell]))
      return {
        months,
        areas: [...areas.values()].map(({ id, name }) => ({ id, name: name[language] })),
        // A month that is not counted is too far away for anything to be sold in it.
        cells: [...areas.keys()].flatMap((areaId) =>
          months.map(
            (month): AreaMonth =>
              known.get(`${areaId} ${month}`) ?? { areaId, month, sold: 0, offered: 0, revenue: 0 },
          ),
        ),
        countedAt: (countedAt ?? clock.now()).toString(),
      }
    },
  }
}
