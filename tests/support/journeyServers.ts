import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fillOnce, filledDatabase } from './journeyDatabases.ts'
import { startPostgres } from './postgres.ts'

/**
 * The servers of the browser journeys on the ports given, each as a company runs it: on a PostgreSQL, which asks for a third
 * of the processor that the embedded database takes, with a demo of its own: copies of one that is filled first. All end with
 * this process.
 */
const ports = process.argv.slice(2)
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
const { addressOf } = await startPostgres({ durable: false })

/** A server on `port` that is ready, and how it is ended. */
async function open(port: string, databaseUrl: string): Promise<() => Promise<void>> {
  const folder = `.data/e2e-${port}`
  // What a gateway's stand-in remembers belongs to the database of then.
  rmSync(folder, { recursive: true, force: true })
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: { ...process.env, PORT: port, DATA_DIR: folder, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  const lost = (code: number | null): never => process.exit(code ?? 1)
  child.once('exit', lost)
  process.once('exit', () => child.kill())
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100))
  return async () => {
    child.off('exit', lost).kill()
    await ended
  }
}

await fillOnce(addressOf('postgres'), async (address) => {
  const end = await open(ports[0] ?? '', address)
  await end()
})
await Promise.all(ports.map(async (port) => open(port, await filledDatabase())))
process.stdout.write('The journeys’ servers are open.\n')
