import { and, eq, gte } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SLOT_DAYS_AHEAD } from '#contract/numbers.ts'
import { dayAt, momentAt } from '#contract/nights.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { grouped } from '#server/grouped.ts'
import { slotJobs } from '#server/modules/services/services.ts'
import { services, serviceSlots } from '#server/modules/services/tables.ts'
import { settableClock } from '#server/ports/clock.ts'
import { DEMO_NOW, openDemoDatabase } from '#tests/support/demoDatabase.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openDemoDatabase()
})
afterAll(() => open.close())

it('U14: every service has tickets for the coming weeks, however long ago the demo was made', async () => {
  const { db } = open
  const clock = settableClock(DEMO_NOW)
  const job = slotJobs({ db, clock })
  const [one] = await db.select().from(serviceSlots).limit(1)
  const first = { serviceId: one?.serviceId ?? '', date: one?.date ?? '', time: one?.time ?? '' }
  const same = and(
    eq(serviceSlots.serviceId, first.serviceId),
    eq(serviceSlots.date, first.date),
    eq(serviceSlots.time, first.time),
  )
  await db.update(serviceSlots).set({ sold: 1 }).where(same)

  clock.advance({ hours: 24 * 200 })
  const today = dayAt(clock.now())
  const result = await job.makeSlots('all', 1)
  const days = async () => {
    const ahead = await db.select().from(serviceSlots).where(gte(serviceSlots.date, today))
    return grouped(ahead, ({ serviceId }) => serviceId)
  }
  const made = await days()
  const all = await db.select().from(services)
  expect(all.length).toBeGreaterThan(0)
  for (const { id } of all)
    expect(new Set(made.get(id)?.map(({ date }) => date)).size, id).toBe(SLOT_DAYS_AHEAD + 1)
  expect([...made.values()].flat().every(({ sold, capacity }) => sold === 0 && capacity > 0)).toBe(true)

  // It comes again every night, makes nothing twice and changes nothing that is there.
  expect(result).toEqual({
    again: momentAt(Temporal.PlainDate.from(today).add({ days: 1 }).toString(), '03:00'),
  })
  await job.makeSlots('all', 1)
  expect([...(await days()).values()].flat()).toHaveLength([...made.values()].flat().length)
  const [kept] = await db.select().from(serviceSlots).where(same)
  expect(kept?.sold).toBe(1)
})
