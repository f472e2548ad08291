import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { startPostgres } from './postgres.ts'

/**
 * The servers of the browser journeys on the ports given, each as a company runs it: on a PostgreSQL, which asks for a third
 * of the processor that the embedded database takes, with a demo of its own. All fill theirs at once; all end with this process.
 */
const ports = process.argv.slice(2)
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
const { newDatabase } = await startPostgres({ durable: false })

async function open(port: string, databaseUrl: string): Promise<void> {
  const folder = `.data/e2e-${port}`
  // What a gateway's stand-in remembers belongs to the database of then.
  rmSync(folder, { recursive: true, force: true })
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: { ...process.env, PORT: port, DATA_DIR: folder, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  })
  child.once('exit', (code) => process.exit(code ?? 1))
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100))
}

const databases: string[] = []
for (const _port of ports) databases.push(await newDatabase())
await Promise.all(ports.map((port, place) => open(port, databases[place] ?? '')))
process.stdout.write('The journeys’ servers are open.\n')
