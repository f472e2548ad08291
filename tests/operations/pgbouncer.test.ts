import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { once as putTogether } from '#server/db/once.ts'
import { sqlError, transact } from '#server/db/transact.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { freePort, startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { MINUTE, Victim } from '#tests/support/victim.ts'

/** Debian's PgBouncer in transaction mode with its own defaults: four lines to PostgreSQL for all nodes together. */
let postgres: TestPostgres
let bouncer: ChildProcess
let databaseUrl = ''
const folder = mkdtempSync(join(tmpdir(), 'ghe-bouncer-'))

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const door = connect({ port, host: '127.0.0.1' })
    door.once('connect', () => resolve(true)).once('error', () => resolve(false))
    door.once('close', () => resolve(false))
    door.once('connect', () => door.destroy())
  })

beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  const direct = new URL(await postgres.newDatabase())
  const port = await freePort()
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'users.txt'), '"ghe" "ghe"\n')
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${direct.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  )
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  bouncer = spawn('pgbouncer', [...asRoot, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  await vi.waitUntil(() => answers(port), { timeout: MINUTE })
  direct.port = String(port)
  databaseUrl = direct.href
}, MINUTE)
afterAll(async () => {
  bouncer.kill('SIGINT')
  await once(bouncer, 'exit')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'O8: behind PgBouncer in transaction mode tables are made, and a transaction keeps its limits and leaves none behind',
  async () => {
    const { db, close } = await openDatabase(
      { databaseUrl, databaseConnections: 20, dataDirectory: '' },
      () => undefined,
    )
    const told = sql`select current_setting('statement_timeout') as kept, current_setting('jit') as compiled`
    expect((await transact(db, (tx) => tx.execute(told))).rows).toEqual([{ kept: '10s', compiled: 'off' }])
    expect((await db.execute(told)).rows).toEqual([{ kept: '0', compiled: 'on' }])
    const slow: unknown = await transact(db, (tx) => tx.execute(sql`select pg_sleep(30)`)).catch(
      (error: unknown) => error,
    )
    expect(sqlError(slow)?.code).toBe('57014')
    await close()
  },
  MINUTE,
)

test(
  'O8: behind PgBouncer no line is told to remember a statement, since the next transaction has another line',
  async () => {
    const { db, close } = await openDatabase(
      { databaseUrl, databaseConnections: 20, dataDirectory: '' },
      () => undefined,
    )
    const next = putTogether(sql`select ${sql.placeholder('number')}::int + 1 as number`)
    const numbers = Array.from({ length: 60 }, (_none, number) => number)
    const answers = await Promise.all(
      numbers.map((number) => transact(db, (tx) => tx.execute(next({ number })))),
    )
    expect(answers.map(({ rows }) => rows[0])).toEqual(numbers.map((number) => ({ number: number + 1 })))
    await close()
  },
  MINUTE,
)

test(
  'O8: two nodes work behind PgBouncer with more lines than it has to PostgreSQL',
  async () => {
    const nodes = await Promise.all(
      [0, 1].map(
        async (number) =>
          new Victim(await freePort(), {
            DATABASE_URL: databaseUrl,
            DATA_DIR: join(folder, `node-${number}`),
          }),
      ),
    )
    await Promise.all(nodes.map((node) => node.start()))
    for (const node of nodes) {
      const { token } = await node.must('account.login', {
        identifier: DEMO_ACCOUNTS.guest.email,
        password: DEMO_PASSWORD,
      })
      const lists = await Promise.all(
        Array.from({ length: 60 }, () => node.call('favourite.ids', {}, { token })),
      )
      expect(lists.every((list) => list?.ok)).toBe(true)
    }
    for (const node of nodes) await node.kill('SIGTERM')
  },
  3 * MINUTE,
)
