import { ZONE } from '#contract/nights.ts'
import type { AreaMonth } from '#contract/shapes/investor.ts'
import type { OfAreaMonth } from '#server/db/placesByArea.ts'
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
      const days = { from: spans[0]?.from ?? '', to: spans.at(-1)?.to ?? '' }
      const cells = new Map<string, AreaMonth>()
      for (const areaId of lookups.areas.keys())
        for (const month of months)
          cells.set(`${areaId} ${month}`, { areaId, month, sold: 0, offered: 0, revenue: 0 })
      const add = (what: 'sold' | 'offered' | 'revenue', { areaId, month, amount }: OfAreaMonth) => {
        const cell = cells.get(`${areaId} ${month}`)
        if (cell) cell[what] = Math.max(0, cell[what] + amount)
      }

      const places = {
        resortIds: [...resorts.keys()],
        areaIds: [...resorts.values()].map(({ row }) => row.projectAreaId),
      }
      const unitsOf = new Map<number, number>()
      for (const { row, rooms } of resorts.values()) {
        const units = rooms.reduce((sum, room) => sum + room.row.units, 0)
        unitsOf.set(row.projectAreaId, (unitsOf.get(row.projectAreaId) ?? 0) + units)
      }
      for (const [areaId, units] of unitsOf)
        for (const { month, days: nights } of spans) add('offered', { areaId, month, amount: units * nights })
      const between = { from: beginOf(days.from), to: beginOf(days.to) }
      const [closedThere, stays, earnings] = await Promise.all([
        closedUnits(db, places, days),
        soldStays(db, places, days),
        earnedIn(db, places, between),
      ])
      for (const closed of closedThere) add('offered', { ...closed, amount: -closed.amount })
      for (const stay of stays)
        for (const span of spans)
          add('sold', {
            areaId: stay.areaId,
            month: span.month,
            amount: stay.units * nightsBetween(span, stay),
          })
      for (const earned of earnings) add('revenue', earned)
      return {
        months,
        areas: [...lookups.areas.values()].map(({ id, name }) => ({ id, name: name[language] })),
        cells: [...cells.values()],
      }
    },
  }
}
