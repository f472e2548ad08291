import { count, eq } from 'drizzle-orm'
import type { Language } from '#contract/shapes/primitives.ts'
import { SLOT_DAYS_MAX, type ServiceDetail } from '#contract/shapes/service.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { servicesKept, servicesNow, type KnownService } from './catalogue.ts'
import { matching, pageOf, refuseImpossible, sorted } from './search.ts'
import { leftOnDay, slotsOf } from './slots.ts'
import { services } from './tables.ts'

export { servicesKept, servicesNow, type KnownService } from './catalogue.ts'
export { slotJobs } from './makeSlots.ts'
export { changePrices } from './prices.ts'
export { renameServicesOf } from './serviceKey.ts'
export { giveTicketsBack, hasBegun, slotAt, slotsOf, takeTickets } from './slots.ts'

const detailOf = ({ row, types, areaName, hostName }: KnownService, language: Language): ServiceDetail => ({
  id: row.id,
  name: row.name[language],
  kind: row.kind,
  projectAreaId: row.projectAreaId,
  projectAreaName: areaName[language],
  summary: row.summary[language],
  description: row.description[language],
  includes: row.includes[language],
  rules: row.rules[language],
  address: row.address[language],
  meeting: row.meeting[language],
  pictureIds: row.pictureIds,
  durationMinutes: row.durationMinutes,
  ticketTypes: types.map(({ id, name, note, price, discountPrice }) => ({
    id,
    name: name[language],
    note: note[language],
    price,
    discountPrice,
  })),
  freeCancelHours: row.freeCancelHours,
  cancelFeePercent: row.cancelFeePercent,
  hostName,
  partner: row.partner,
  promoted: row.promoted,
})

/** How many services there are in each area. */
export const servicesOfAreas = (db: Database | Transaction) =>
  db.select({ id: services.projectAreaId, uses: count() }).from(services).groupBy(services.projectAreaId)

/** The services of a host, by name. */
export const servicesOfHost = (db: Database, hostId: string) =>
  db.select({ id: services.id, name: services.name }).from(services).where(eq(services.hostId, hostId))

/** Finding a service and seeing when it takes place. */
export function servicesHandlers(
  world: Services,
): Pick<Handlers, 'service.search' | 'service.detail' | 'service.slots'> {
  const all = servicesKept(world)
  // One that was just added may not be in memory yet.
  const one = async (id: string) =>
    (await all()).get(id) ?? (await servicesNow(world.db, [id])).get(id) ?? refuse('G_404')
  return {
    'service.search': async (input, { language }) => {
      const now = world.clock.now()
      refuseImpossible(input, now)
      const left = input.booking_day === undefined ? null : await leftOnDay(world.db, input.booking_day, now)
      const found = sorted(matching((await all()).values(), input, left), input)
      return pageOf(found, input, language, left)
    },
    'service.detail': async (input, { language }) => detailOf(await one(input.service_id), language),
    'service.slots': async ({ service_id, from_day, to_day }) => {
      await one(service_id)
      const days = Temporal.PlainDate.from(from_day).until(to_day).days
      if (days < 0) refuse('G_INPUT', [], { fields: { to_day: { code: 'G_DATE_ORDER' } } })
      if (days > SLOT_DAYS_MAX) refuse('G_INPUT', [], { fields: { to_day: { code: 'G_TOO_FAR' } } })
      const now = world.clock.now()
      const slots = await slotsOf(world.db, { serviceId: service_id, from: from_day, to: to_day }, now)
      return { slots, serverNow: now.toString() }
    },
  }
}
