import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { openPglite, type OpenDatabase } from '#server/db/client.ts'
import { fillDemo } from '#server/db/demo/demo.ts'
import { settableClock } from '#server/ports/clock.ts'

/** The moment of which the demo of tests is told: in Việt Nam a Saturday noon. */
export const DEMO_NOW = '2026-11-21T05:00:00Z'

const CACHE = 'node_modules/.cache/ghe'

/** Everything the demo's rows depend on, as one name. */
async function sourcesHash(): Promise<string> {
  const list = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', 'contract', 'server/db', 'server/modules'],
    {
      encoding: 'utf8',
    },
  )
  const hash = createHash('sha256')
  for (const name of list
    .split('\n')
    .filter((file) => /\.(ts|sql)$/.test(file))
    .toSorted())
    hash.update(name).update(await readFile(name).catch(() => ''))
  return hash.digest('hex').slice(0, 16)
}

async function filledDatabase(): Promise<Blob> {
  const cached = join(CACHE, `demo-${await sourcesHash()}.tar`)
  const known = await readFile(cached).catch(() => null)
  if (known) return new Blob([new Uint8Array(known)])
  const client = new PGlite()
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: 'server/db/migrations' })
  await fillDemo({ db, clock: settableClock(DEMO_NOW) })
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(CACHE, { recursive: true })
  const draft = `${cached}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, cached)
  for (const name of await readdir(CACHE))
    if (name.startsWith('demo-') && name.endsWith('.tar') && join(CACHE, name) !== cached)
      await rm(join(CACHE, name), { force: true })
  return dump
}

/** A database in memory with the whole demo of {@link DEMO_NOW} but the demo accounts, filled once for all tests that ask. */
export const openDemoDatabase = async (): Promise<OpenDatabase> => openPglite(null, await filledDatabase())
