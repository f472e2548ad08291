import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAway } from '#server/db/away.ts'
import { openDatabase, type ConnectedDatabase } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { MINUTE } from '#tests/support/victim.ts'

let postgres: TestPostgres
let database: ConnectedDatabase

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.newDatabase()
  database = await openDatabase({ databaseUrl, databaseConnections: 4, dataDirectory: '' }, () => undefined)
}, 2 * MINUTE)
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

test(
  'what no standby has yet is neither acknowledged nor seen, however long it is waited for',
  async () => {
    const { db } = database
    const waitFor = async (standbys: string) => {
      await db.execute(sql.raw(`alter system set synchronous_standby_names = '${standbys}'`))
      await db.execute(sql`select pg_reload_conf()`)
    }
    const keep = (id: number) =>
      transact(db, (tx) => tx.execute(sql`insert into kept values (${id})`)).then(
        () => 'acknowledged',
        (error: unknown) => (isAway(error) ? 'away' : error),
      )
    const kept = async () => (await db.execute(sql`select id from kept order by id`)).rows
    await db.execute(sql`create table kept (id integer primary key)`)
    await waitFor('nobody')
    // Its own process hears of the standbys a moment after it was told to: until then it acknowledges.
    const acknowledged = []
    let id = 1
    let told = await keep(id)
    for (; told === 'acknowledged'; told = await keep(++id)) acknowledged.push({ id })
    expect(told).toBe('away')
    expect(await kept()).toEqual(acknowledged)
    await waitFor('')
    await expect.poll(kept).toEqual([...acknowledged, { id }])
  },
  MINUTE,
)
