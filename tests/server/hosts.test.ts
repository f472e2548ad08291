import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressesOf } from '#server/db/address.ts'
import { isAway } from '#server/db/away.ts'
import { openDatabase, type OpenDatabase } from '#server/db/client.ts'
import { once } from '#server/db/once.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'

/** Two databases of which one takes writes; which one changes. */
let hosts: readonly [TestPostgres, TestPostgres]
let opened: OpenDatabase
const addresses: string[] = []

/** Makes a host a follower, or the leader, for every transaction from now on. */
async function follow(address: string, follows: boolean): Promise<void> {
  const line = new pg.Client(address)
  await line.connect()
  await line.query(`alter system set default_transaction_read_only = ${follows ? 'on' : 'off'}`)
  await line.query('select pg_reload_conf()')
  await line.end()
  const asked = new pg.Client(address)
  await asked.connect()
  await vi.waitUntil(async () => {
    const { rows } = await asked.query<{ set: boolean }>(
      "select current_setting('default_transaction_read_only')::boolean as set",
    )
    return rows[0]?.set === follows
  })
  await asked.end()
}

const port = async () => (await opened.db.execute(sql`select inet_server_port() as port`)).rows[0]
const portOf = (address: string | undefined) => ({ port: Number(new URL(address ?? '').port) })
const write = () =>
  opened.db.execute(sql`insert into signs_of_life values ('host', now())
    on conflict (name) do update set at = excluded.at`)

beforeAll(async () => {
  hosts = [await startPostgres({ durable: false }), await startPostgres({ durable: false })]
  for (const host of hosts) addresses.push(await host.newDatabase())
  // Both have the tables, as a follower has them of its leader.
  for (const databaseUrl of addresses)
    await (await openDatabase({ databaseUrl, databaseConnections: 4, dataDirectory: '' }, () => {})).close()
  await follow(addresses[0] ?? '', true)
  const [one, two] = addresses.map((address) => new URL(address))
  const databaseUrl = `postgres://ghe:ghe@${one?.host},${two?.host}${one?.pathname}`
  opened = await openDatabase({ databaseUrl, databaseConnections: 4, dataDirectory: '' }, () => {})
})
afterAll(async () => {
  await opened.close()
  for (const host of hosts) await host.stop()
})

describe('several hosts in one address', () => {
  test('O8: are an address each, with whatever else it says', () => {
    expect(addressesOf('postgres://u:p@h1:5432,h2:5433/db?sslmode=require')).toEqual([
      'postgres://u:p@h1:5432/db?sslmode=require',
      'postgres://u:p@h2:5433/db?sslmode=require',
    ])
    expect(addressesOf('postgres://localhost/ghe')).toEqual(['postgres://localhost/ghe'])
    expect(addressesOf('postgres://u:p@h1:5432,h2:99999/db')).toBeNull()
  })

  test('O8: the one that takes writes is worked with, though another stands first', async () => {
    await write()
    expect(await port()).toEqual(portOf(addresses[1]))
  })

  test('no statement is compiled, which takes longer than answering it', async () => {
    expect((await opened.db.execute(sql`show jit`)).rows).toEqual([{ jit: 'off' }])
  })

  test('a line remembers what is asked often and nothing else, and what waits for no answer keeps its order', async () => {
    const plus = once(sql`select ${sql.placeholder('left')}::int + ${sql.placeholder('right')}::int as sum`)
    const sums = await opened.db.transaction(async (tx) => {
      const asked = [1, 2, 3].map((right) =>
        tx.execute(plus({ left: 40, right })).then(({ rows }) => rows[0]),
      )
      return [
        await Promise.all(asked),
        (await tx.execute(sql`select statement from pg_prepared_statements`)).rows,
      ]
    })
    expect(sums).toEqual([
      [{ sum: 41 }, { sum: 42 }, { sum: 43 }],
      [{ statement: '/* often */ select $1::int + $2::int as sum' }],
    ])
  })

  test('of what is asked at once in a transaction nothing is kept when one of it fails', async () => {
    const write = (name: string) => sql`insert into signs_of_life values (${name}, now())`
    const failed = opened.db.transaction((tx) =>
      Promise.all([
        tx.execute(write('before')).then(() => undefined),
        tx.execute(sql`select 1 / 0`).then(() => undefined),
        tx.execute(write('after')).then(() => undefined),
      ]),
    )
    await expect(failed).rejects.toMatchObject({ cause: { message: 'division by zero' } })
    const { rows } = await opened.db.execute(
      sql`select name from signs_of_life where name in ('before', 'after')`,
    )
    expect(rows).toEqual([])
  })

  test('O8: after a promotion the new leader is found: one answer is "later", the next is right', async () => {
    await follow(addresses[1] ?? '', true)
    await follow(addresses[0] ?? '', false)
    const refused: unknown = await write().then(
      () => null,
      (error: unknown) => error,
    )
    expect(isAway(refused)).toBe(true)
    await expect
      .poll(() =>
        write().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    expect(await port()).toEqual(portOf(addresses[0]))
  })

  test('O8: a leader that is gone is left for the one that was promoted', async () => {
    await follow(addresses[1] ?? '', false)
    await hosts[0].stop()
    await expect
      .poll(
        () =>
          write().then(
            () => true,
            (error: unknown) => isAway(error) && 'later',
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
    expect(await port()).toEqual(portOf(addresses[1]))
  })
})
