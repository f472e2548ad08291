import { ZONE } from '#contract/nights.ts'
import type { AreaMonth } from '#contract/shapes/investor.ts'
import type { Handlers } from '#server/handlers.ts'
import { soldStays } from '#server/modules/bookings/bookings.ts'
import { closedUnits } from '#server/modules/inventory/inventory.ts'
import { earnedIn } from '#server/modules/payouts/payouts.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { daysOf, monthsUntil, nightsBetween } from './rules.ts'

const monthOf = (at: Temporal.Instant) =>
  at.toZonedDateTimeISO(ZONE).toPlainDate().toPlainYearMonth().toString()
const beginOf = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(ZONE).toInstant()

/** What investors read: added up from what was sold and from what was earned, area by area and month by month. */
export function investorHandlers(services: Services): Pick<Handlers, 'investor.figures'> {
  const { db, clock } = services
  const catalogue = catalogueOf(services)
  return {
    'investor.figures': async ({ months: count, until }, { language }) => {
      const { lookups, resorts } = await catalogue()
      const months = monthsUntil(until ?? monthOf(clock.now()), count)
      const spans = months.map((month) => ({ month, ...daysOf(month) }))
      // The calendar is asked once a month of the answer, not once a payment of two years.
      const begins = spans.map((span) => beginOf(span.from).epochMilliseconds)
      const monthAt = ({ epochMilliseconds: moment }: Temporal.Instant) =>
        months[begins.findLastIndex((begin) => begin <= moment)] ?? ''
      const from = spans[0]?.from ?? ''
      const to = spans.at(-1)?.to ?? ''
      const cells = new Map<string, AreaMonth>()
      for (const areaId of lookups.areas.keys())
        for (const month of months)
          cells.set(`${areaId} ${month}`, { areaId, month, sold: 0, offered: 0, revenue: 0 })
      const cellOf = (resortId: string, month: string): AreaMonth | undefined =>
        cells.get(`${resorts.get(resortId)?.row.projectAreaId ?? ''} ${month}`)

      for (const [resortId, { rooms }] of resorts) {
        const units = rooms.reduce((sum, room) => sum + room.row.units, 0)
        for (const { month, days } of spans) {
          const cell = cellOf(resortId, month)
          if (cell) cell.offered += units * days
        }
      }
      for (const { resortId, month, units } of await closedUnits(db, from, to)) {
        const cell = cellOf(resortId, month)
        if (cell) cell.offered = Math.max(0, cell.offered - units)
      }
      for (const stay of await soldStays(db, from, to))
        for (const span of spans) {
          const nights = nightsBetween(span, stay)
          const cell = nights === 0 ? undefined : cellOf(stay.resortId, span.month)
          if (cell) cell.sold += stay.units * nights
        }
      for (const { resortId, at, amount } of await earnedIn(db, beginOf(from), beginOf(to))) {
        const cell = cellOf(resortId, monthAt(at))
        if (cell) cell.revenue += amount
      }
      return {
        months,
        areas: [...lookups.areas.values()].map(({ id, name }) => ({ id, name: name[language] })),
        cells: [...cells.values()],
      }
    },
  }
}
