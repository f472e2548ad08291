import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchRequest } from '#contract/shapes/search.ts'
import { fillDemo } from '#demo/data/demo.ts'
import { connectDatabase, openDatabase, type ConnectedDatabase } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { setClosed } from '#server/modules/inventory/inventory.ts'
import { resorts, rooms } from '#server/modules/resorts/tables.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { settableClock } from '#server/ports/clock.ts'
import { DEMO_NOW } from '#tests/support/demoDatabase.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { standbyOf, type Standby } from '#tests/support/standby.ts'
import { MINUTE } from '#tests/support/victim.ts'

const clock = settableClock(DEMO_NOW)
let postgres: TestPostgres
let standby: Standby
let address = ''
let primary: ConnectedDatabase
const nodes: ConnectedDatabase[] = []
/** What went wrong with the replica, as a node hears it. */
const told: string[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  address = await postgres.newDatabase()
  primary = await openDatabase(
    { databaseUrl: address, databaseConnections: 4, dataDirectory: '' },
    () => undefined,
  )
  await fillDemo({ db: primary.db, clock })
  standby = await standbyOf(postgres)
}, 3 * MINUTE)
afterAll(async () => {
  for (const { close } of nodes) await close()
  await primary.close()
  await standby.stop()
  await postgres.stop()
})

/** The search of a node that has just started. */
async function startedNode(databaseReadUrl: string | null) {
  const node = await connectDatabase(
    { databaseUrl: address, databaseReadUrl, databaseConnections: 4, dataDirectory: '' },
    (error) => told.push(error.message),
  )
  nodes.push(node)
  const { search } = searchEngine({ db: node.db, clock })
  const found = async () => {
    const asked = { project_area_id: null, from_day: '2026-12-01', to_day: '2026-12-03', page_size: 50 }
    return (await search(searchRequest.parse(asked), 'vi')).data
  }
  return { found, lines: () => node.lines() }
}
const replica = () => standby.addressOf(address.split('/').at(-1) ?? '')

test('a node reads all there is from a replica, and what the replica does not have yet from its database', async () => {
  const { db } = primary
  await standby.pause()
  const before = await (await startedNode(null)).found()
  const [first, second] = before
  const name = { vi: 'Tên vừa đổi', en: 'A name just changed' }
  await db
    .update(resorts)
    .set({ name })
    .where(eq(resorts.id, first?.resortId ?? ''))
  const closed = await db
    .select({ roomId: rooms.id, units: rooms.units })
    .from(rooms)
    .where(eq(rooms.resortId, second?.resortId ?? ''))
  const nights = closed.map((room) => ({ ...room, night: '2026-12-01' }))
  await transact(db, (tx) => setClosed(tx, second?.resortId ?? '', nights, true))

  const { found, lines } = await startedNode(replica())
  const after = await found()
  expect(after).toEqual(await (await startedNode(null)).found())
  expect(after.find(({ resortId }) => resortId === first?.resortId)?.resortName).toBe(name.vi)
  expect(after.map(({ resortId }) => resortId)).not.toContain(second?.resortId)
  expect(lines().find(({ pool }) => pool === 'replica')?.idle).toBeGreaterThan(0)
  expect(told).toEqual([])
  await standby.resume()
})

test('where the replica is gone a node reads everything from its database, and says so', async () => {
  const gone = replica().replace(/:\d+\//, ':1/')
  const { found } = await startedNode(gone)
  expect(await found()).toEqual(await (await startedNode(null)).found())
  expect(told.join()).toMatch(/ECONNREFUSED/)
})
