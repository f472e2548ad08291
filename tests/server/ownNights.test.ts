import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '#server/db/client.ts'
import { addReplica } from '#server/db/replica.ts'
import { ALL_LEFT, leftNights } from '#server/modules/inventory/inventory.ts'
import { dayNumber, dayOf } from '#contract/days.ts'
import { rooms } from '#server/modules/resorts/tables.ts'
import { settableClock } from '#server/ports/clock.ts'
import { closedGate } from '#tests/support/closedGate.ts'
import { DEMO_NOW, openDemoDatabase } from '#tests/support/demoDatabase.ts'

const TODAY = dayNumber('2026-11-21')
const STAY = { first: TODAY + 5, nights: 2 }

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDemoDatabase()
})
afterAll(async () => {
  await opened.close()
})

/** The fewest units left in the stay, by room, as the table says. */
async function told(): Promise<Map<string, number>> {
  const { rows } = await opened.db.execute<{ id: string; left: number }>(sql`
    select room_id as id, min(case when closed then 0 else greatest(0, units - taken - elsewhere) end) as left
    from room_nights where night >= ${dayOf(STAY.first)} and night < ${dayOf(STAY.first + STAY.nights)}
      and (closed or taken > 0 or elsewhere > 0) group by room_id`)
  return new Map(rows.map(({ id, left }) => [id, left]))
}

/** The nights in a node's memory; `seen`: the fewest units left in the stay, of rooms of which some are gone. */
async function nodeOn(db: Database) {
  const known = await opened.db.select({ id: rooms.id, resortId: rooms.resortId }).from(rooms)
  const left = leftNights(
    { db, clock: settableClock(DEMO_NOW) },
    {
      roomIds: () => Promise.resolve(known.map(({ id }) => id)),
      onChange: () => undefined,
      onFill: () => undefined,
    },
  )
  const seen = () => {
    const fewest = left.fewest(STAY.first, STAY.nights)
    return new Map(
      known.map(({ id }) => [id, fewest(left.row(id))] as const).filter(([, of]) => of < ALL_LEFT),
    )
  }
  return { left, seen, known }
}
type Room = { id: string; resortId: string }
const close = (room: Room | undefined) =>
  opened.db.execute(sql`insert into room_nights (resort_id, room_id, night, units, taken, closed)
    values (${room?.resortId}, ${room?.id}, ${dayOf(STAY.first)}, 1, 0, true)`)

it('who asks while all nights are being read waits for their own alone, and hears what changes in them', async () => {
  const { db, open } = closedGate(opened.db, 'ctid')
  const { left, seen, known } = await nodeOn(db)
  await left.sync(STAY)
  const before = await told()
  expect(before.size).toBeGreaterThan(20)
  expect(seen()).toEqual(before)

  const one = known.find(({ id }) => !before.has(id))
  await close(one)
  await left.sync(STAY)
  expect(seen().get(one?.id ?? '')).toBe(0)

  let isWhole = false
  const whole = left.sync().then(() => {
    isWhole = true
  })
  await left.sync({ first: STAY.first + 30, nights: 1 })
  expect(isWhole).toBe(false)
  open()
  await whole
  expect(seen()).toEqual(await told())
})

it('who asked while all was read of a replica never sees what that one did not know yet', async () => {
  const days = closedGate(opened.db, 'as day')
  const changes = closedGate(days.db, 'as cut')
  await opened.db.transaction(
    async (older) => {
      // As a replica that is behind: what is committed from here on is not seen in it.
      await older.execute(sql`select 1`)
      const all = closedGate(older, 'ctid')
      addReplica(changes.db, { db: all.db, failed: (error) => expect.unreachable(error.message) })
      const { left, seen, known } = await nodeOn(changes.db)
      const gone = await told()
      const one = known.find(({ id }) => !gone.has(id))
      await close(one)
      const asked = left.sync(STAY).then(seen)
      await days.reached
      all.open()
      await changes.reached
      days.open()
      changes.open()
      expect((await asked).get(one?.id ?? '')).toBe(0)
      await left.sync()
      expect(seen()).toEqual(await told())
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
})
