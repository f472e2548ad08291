import { spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { BIN, end, postgresUser, run, runOnce } from './debianPostgres.ts'
import { freePort } from './postgres.ts'

/** Before a server that ended is started again, in ms: what systemd's Restart=always does. */
const RESTART = 200
const MEBIBYTE = 1024 * 1024

export type SupervisedPostgres = {
  address: string
  port: number
  /** Kills the server, or one of the processes it does its work with, by SIGKILL. */
  kill: (what: 'server' | 'part') => void
  /** How often it was started. */
  starts: () => number
  /** Writes its disk full, to the last byte; it has to have one of its own. */
  fillDisk: () => void
  emptyDisk: () => void
  query: (text: string) => Promise<unknown[]>
  stop: () => Promise<void>
}

const command = (name: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(name, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stderr}`)
}

/** Debian's PostgreSQL, which is started again whenever it ends; on a disk of its own of so many MiB where `disk` says so (needs root). */
export async function supervisedPostgres({ disk = 0 } = {}): Promise<SupervisedPostgres> {
  const owner = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'ghe-supervised-'))
  chmodSync(folder, 0o711)
  const volume = join(folder, 'volume')
  mkdirSync(volume)
  if (disk > 0) command('mount', '-t', 'tmpfs', '-o', `size=${disk}m`, 'tmpfs', volume)
  chownSync(volume, owner.uid, owner.gid)
  const data = join(volume, 'data')
  const ballast = join(volume, 'ballast')
  const port = await freePort()
  runOnce(join(BIN, 'initdb'), ['-D', data, '-U', 'ghe', '--auth=trust', '-E', 'UTF8', '--locale=C'], owner)
  const settings = [
    'listen_addresses=127.0.0.1',
    'max_connections=100',
    'unix_socket_directories=',
    // So that a small disk does for it.
    'min_wal_size=32MB',
    'max_wal_size=64MB',
  ]
  let starts = 0
  let stopping = false
  let child: ChildProcess
  const log = join(folder, 'log')
  const start = (): void => {
    starts += 1
    child = run(
      join(BIN, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, log },
    )
    child.once('exit', () => {
      if (!stopping) setTimeout(() => stopping || start(), RESTART)
    })
  }
  const address = `postgres://ghe@127.0.0.1:${port}/postgres`
  const query = async (text: string): Promise<unknown[]> => {
    const client = new pg.Client({
      connectionString: address,
      options: '-c default_transaction_read_only=off',
    })
    client.on('error', () => undefined)
    await client.connect()
    try {
      const { rows }: { rows: unknown[] } = await client.query(text)
      return rows
    } finally {
      await client.end()
    }
  }
  start()
  await vi.waitUntil(
    () =>
      query('select 1').then(
        () => true,
        () => false,
      ),
    { timeout: 30_000, interval: 50 },
  )
  return {
    address,
    port,
    query,
    kill: (what) => {
      const { pid } = child
      if (pid === undefined) throw new Error(`nothing to kill:\n${readFileSync(log, 'utf8').slice(-2000)}`)
      const parts = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
      // Those that serve come last, those it always has first.
      process.kill(what === 'server' ? pid : (parts.at(-1) ?? pid), 'SIGKILL')
    },
    starts: () => starts,
    fillDisk: () => {
      if (disk === 0) throw new Error('a disk of its own is filled, and no other')
      const { bavail, bsize } = statfsSync(volume)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize > disk * MEBIBYTE ? 0 : bavail * bsize))
    },
    emptyDisk: () => rmSync(ballast, { force: true }),
    stop: async () => {
      stopping = true
      await end(child, 'SIGQUIT')
      if (disk > 0) command('umount', '-l', volume)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
