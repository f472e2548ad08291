import { sql } from 'drizzle-orm'
import { dayAt, momentAt } from '#contract/nights.ts'
import { SLOT_DAYS_AHEAD } from '#contract/numbers.ts'
import type { JobHandlers } from '#server/modules/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { serviceSlots, slotRules } from './tables.ts'

/** When slots of one more day are made, by the clock of the places: when few people buy. */
const MADE_AT = '03:00'

/** Makes the slots that services' rules ask for, from today on; a slot that is there stays as it is, sold tickets and all. */
async function makeSlots({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const today = dayAt(clock.now())
  await db
    .insert(serviceSlots)
    .select(
      db
        .select({
          serviceId: slotRules.serviceId,
          date: sql<string>`(${today}::date + ahead)`.as('date'),
          time: slotRules.time,
          endTime: slotRules.endTime,
          capacity: slotRules.capacity,
          sold: sql<number>`0`.as('sold'),
        })
        .from(slotRules)
        .crossJoin(sql`generate_series(0, ${SLOT_DAYS_AHEAD}::int) as ahead`),
    )
    .onConflictDoNothing()
}

/** Tickets can always be bought for the coming weeks: every night there is a day more. */
export const slotJobs = (world: Pick<Services, 'db' | 'clock'>): Pick<JobHandlers, 'makeSlots'> => ({
  makeSlots: async () => {
    await makeSlots(world)
    const tomorrow = Temporal.PlainDate.from(dayAt(world.clock.now())).add({ days: 1 })
    return { again: momentAt(tomorrow.toString(), MADE_AT) }
  },
})
