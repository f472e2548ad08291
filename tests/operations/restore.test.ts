import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { uploadAnswer } from '#contract/shapes/file.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { openDatabase } from '#server/db/client.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { BIN, end, postgresUser, run, runOnce } from '#tests/support/debianPostgres.ts'
import { formOf, MULTIPART, picture } from '#tests/support/pictures.ts'
import { freePort } from '#tests/support/postgres.ts'
import { audit, Ledger, worldOf } from '#tests/support/torture.ts'
import { MINUTE, Victim } from '#tests/support/victim.ts'

/** Debian's PostgreSQL with pgBackRest behind it, as docs/operations.md says, and a node of ours. */
const root = mkdtempSync(join(tmpdir(), 'ghe-restore-'))
const data = join(root, 'data')
const owner = postgresUser()
const files = join(root, 'node')
let server: ChildProcess
let node: Victim
let databaseUrl = ''
let port = 0

const backrest = (...args: string[]) =>
  runOnce('pgbackrest', [`--config=${root}/pgbackrest.conf`, '--stanza=ghe', ...args], owner)
async function startServer(): Promise<void> {
  server = run(`${BIN}/postgres`, ['-D', data], { ...owner, log: join(root, 'postgres.log') })
  await vi.waitUntil(() => query('select 1').catch(() => false), { timeout: MINUTE, interval: 100 })
}
/** As the superuser, beside the product. */
async function query(words: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(words)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  chmodSync(root, 0o755)
  port = await freePort()
  databaseUrl = `postgres://ghe@127.0.0.1:${port}/ghe`
  node = new Victim(await freePort(), { DATABASE_URL: databaseUrl, DATA_DIR: files, DRAIN_SECONDS: '1' })
  for (const folder of ['data', 'repository', 'log', 'lock']) {
    mkdirSync(join(root, folder), { mode: 0o700 })
    chownSync(join(root, folder), owner.uid, owner.gid)
  }
  writeFileSync(
    join(root, 'pgbackrest.conf'),
    `[global]
repo1-path=${root}/repository
repo1-retention-full=1
log-path=${root}/log
lock-path=${root}/lock
start-fast=y
[ghe]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${root}/lock
`,
  )
  runOnce(
    `${BIN}/initdb`,
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    owner,
  )
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${root}/lock'
archive_mode = on
archive_command = 'pgbackrest --config=${root}/pgbackrest.conf --stanza=ghe archive-push %p'
`,
  )
  await startServer()
  await query('create role ghe login')
  await query('create database ghe owner ghe')
  backrest('stanza-create')
}, 2 * MINUTE)
afterAll(async () => {
  if (node.lives) await node.kill()
  await end(server, 'SIGINT')
  rmSync(root, { recursive: true, force: true })
})

test(
  'a database that is gone comes back as it was at a named second, and pictures with it',
  async () => {
    await node.start()
    const { email } = DEMO_ACCOUNTS.guest
    const { token } = await node.must('account.login', { identifier: email, password: DEMO_PASSWORD })
    const { rooms, resortIds } = await worldOf(node)
    const authorization = `Bearer ${token}`
    const sent = await fetch(node.address + API_BASE + ENDPOINTS['file.upload'].path, {
      method: 'POST',
      headers: { 'content-type': MULTIPART, authorization },
      body: new Uint8Array(
        formOf([{ name: 'anh.jpg', type: 'image/jpeg', bytes: await picture(800, 600, 'jpeg', 40) }]),
      ),
    })
    const body: unknown = await sent.json()
    const [shown] = uploadAnswer.parse(Reflect.get(Object(body), 'data'))

    const ledger = new Ledger(rooms)
    const bookFor = async (books: Ledger, milliseconds: number) => {
      await Promise.all(
        [1, 2, 3].map(() => books.persist([node], token, AbortSignal.timeout(milliseconds), () => undefined)),
      )
    }
    await bookFor(ledger, 2_000)
    backrest('backup', '--type=full')
    cpSync(join(files, 'photos'), join(root, 'photos'), { recursive: true })
    await bookFor(ledger, 2_000)
    const [moment] = await query('select clock_timestamp()::text as now')
    const second = String(Reflect.get(Object(moment), 'now'))
    // What comes after the named second is lost, and nobody is told otherwise.
    const lost = new Ledger(rooms)
    await bookFor(lost, 2_000)
    await query('select pg_switch_wal()')
    expect(ledger.made.size).toBeGreaterThan(10)
    expect(lost.made.size).toBeGreaterThan(5)

    await node.kill()
    await end(server, 'SIGKILL')
    const began = performance.now()
    for (const folder of [data, join(files, 'photos')]) rmSync(folder, { recursive: true })
    mkdirSync(data, { mode: 0o700 })
    chownSync(data, owner.uid, owner.gid)
    backrest('restore', '--type=time', `--target=${second}`, '--target-action=promote')
    await startServer()
    cpSync(join(root, 'photos'), join(files, 'photos'), { recursive: true })
    await vi.waitUntil(
      async () => Reflect.get(Object((await query('select pg_is_in_recovery() as r'))[0]), 'r') === false,
      {
        timeout: MINUTE,
        interval: 100,
      },
    )
    await node.start()
    process.stdout.write(
      `restored and serving after ${((performance.now() - began) / 1000).toFixed(1)} s: ${ledger.made.size} bookings kept, ${lost.made.size} of later seconds gone\n`,
    )

    await audit(node, token, ledger, resortIds)
    const { db, close } = await openDatabase(
      { databaseUrl, databaseConnections: 2, dataDirectory: '' },
      () => undefined,
    )
    expect((await db.execute(sql`select 1 from bookings limit 1`)).rows).toHaveLength(1)
    expect((await checkBooks(db)).differences).toEqual([])
    await close()
    const again = await fetch(node.address + (shown?.address ?? ''), { headers: { authorization } })
    expect([again.status, again.headers.get('content-type')]).toEqual([200, 'image/webp'])
  },
  4 * MINUTE,
)
