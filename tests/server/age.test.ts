import { readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as schema from '#server/db/schema.ts'
import { figures } from '#contract/shapes/investor.ts'
import { placeChanges } from '#server/modules/changes/tables.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { rooms } from '#server/modules/resorts/tables.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
})
afterAll(() => server.close())

const cleanUp = () => server.wired.jobs.handlers.cleanup('all', 1)
const daysAgo = (days: number) => server.clock.now().subtract({ hours: 24 * days })
const dayAgo = (days: number) => daysAgo(days).toString().slice(0, 10)

describe('what is over for long', () => {
  it('goes: nights after fifteen months, without a word to those that have them in memory; notices after two years', async () => {
    const { db } = server.services
    const [room] = await db.select().from(rooms).limit(1)
    if (!room) throw new Error('The demo has rooms.')
    const night = (days: number) => ({
      resortId: room.resortId,
      roomId: room.id,
      night: dayAgo(days),
      units: room.units,
      taken: 1,
    })
    const older = Array.from({ length: 4_500 }, (_none, index) => night(457 + index))
    for (let first = 0; first < older.length; first += 500)
      await db.insert(roomNights).values(older.slice(first, first + 500))
    await db.insert(roomNights).values([night(456), night(400)])
    const [told] = await db.select().from(notices).limit(1)
    if (!told) throw new Error('The demo has notices.')
    const notice = (id: string, days: number) => ({ ...told, id, createdAt: daysAgo(days) })
    await db
      .insert(notices)
      .values([
        notice('018b0000-0000-7000-8000-000000000001', 732),
        notice('018b0000-0000-7000-8000-000000000002', 730),
      ])
    await db.delete(placeChanges)
    const before = { nights: await db.$count(roomNights), notices: await db.$count(notices) }

    await cleanUp()
    expect(await db.$count(roomNights)).toBe(before.nights - older.length)
    expect(await db.$count(notices)).toBe(before.notices - 1)
    expect(await db.$count(placeChanges)).toBe(0)
  })

  it('leaves investors the months as they were counted', async () => {
    const { db, clock } = server.services
    const months = async () => {
      const { body } = await server.call(
        'investor.figures',
        { months: 24, until: '2026-10' },
        { token: await server.tokenOf('investor') },
      )
      return figures.parse(body.data).cells
    }
    const count = () => server.wired.jobs.handlers.countMonths('all', 1)
    const [room] = await db.select().from(rooms).limit(1)
    if (!room) throw new Error('The demo has rooms.')
    const night = { resortId: room.resortId, roomId: room.id, units: room.units, taken: 0, closed: true }
    await db.insert(roomNights).values([
      { ...night, night: '2025-06-10' },
      { ...night, night: '2026-06-10' },
    ])
    await count()
    const counted = await months()
    await cleanUp()
    expect(await db.$count(roomNights)).toBeGreaterThan(0)
    server.clock.set(clock.now().add({ hours: 25 }))
    await count()
    expect(await months()).toEqual(counted)
  })
})

it('of every table it is said how long its rows are kept', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const [, said = ''] = page.split('## What is kept how long')
  const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []))
  expect(tables.filter((name) => !said.split('\n## ')[0]?.includes(`\`${name}\``))).toEqual([])
})
