import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { freePort, startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { MINUTE, Victim } from '#tests/support/victim.ts'

const folder = mkdtempSync(join(tmpdir(), 'ghe-jobs-'))
const seen = z.object({ attempts: z.number(), locked: z.boolean(), done: z.boolean() })
const SECOND = 1_000

let postgres: TestPostgres
let nodes: readonly [Victim, Victim]
let line: pg.Client
let holder: pg.Client

beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  const databaseUrl = await postgres.newDatabase()
  const node = async (name: string) =>
    new Victim(await freePort(), { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, name) })
  nodes = [await node('one'), await node('other')]
  line = new pg.Client(databaseUrl)
  holder = new pg.Client(databaseUrl)
  await line.connect()
  await holder.connect()
})
afterAll(async () => {
  for (const node of nodes) if (node.lives) await node.kill()
  await line.end()
  await holder.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ref = uuidv7()
const job = async () =>
  seen.parse(
    (
      await line.query(
        'select attempts, locked_until is not null as locked, done_at is not null as done from jobs where ref = $1',
        [ref],
      )
    ).rows[0],
  )

test(
  'O5: a node killed in the middle of a job has it taken over within 30 s',
  async () => {
    const [one, other] = nodes
    await one.start()
    // A job that comes to a booking and waits there, for less than it would be let wait.
    await holder.query('begin')
    await holder.query('lock table bookings in access exclusive mode')
    await line.query(
      `insert into jobs (id, kind, ref, run_at) values (gen_random_uuid(), 'holdExpired', $1, now())`,
      [ref],
    )
    const waits = `select 1 from pg_locks where relation = 'bookings'::regclass and not granted`
    await expect
      .poll(async () => (await line.query(waits)).rowCount, { timeout: 5 * SECOND, interval: 50 })
      .toBeGreaterThan(0)
    expect(await job()).toEqual({ attempts: 1, locked: true, done: false })

    await one.kill('SIGKILL')
    const died = performance.now()
    await holder.query('rollback')
    await other.start()
    await expect.poll(async () => (await job()).done, { timeout: 40 * SECOND, interval: 100 }).toBe(true)
    const seconds = (performance.now() - died) / SECOND
    expect(seconds).toBeLessThan(30)
    expect(await job()).toEqual({ attempts: 2, locked: false, done: true })
  },
  2 * MINUTE,
)
