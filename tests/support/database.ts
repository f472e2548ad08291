import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { openPglite, type OpenDatabase } from '#server/db/client.ts'

const MIGRATIONS = 'server/db/migrations'
const CACHE = 'node_modules/.cache/ghe'

/** An empty, migrated database as a file: making one takes seconds, loading it a fraction of one. */
async function emptyDatabase(): Promise<Blob> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted()
  const hash = createHash('sha256')
  for (const name of files) hash.update(await readFile(join(MIGRATIONS, name)))
  const cached = join(CACHE, `empty-${hash.digest('hex').slice(0, 16)}.tar`)
  const known = await readFile(cached).catch(() => null)
  if (known) return new Blob([new Uint8Array(known)])
  const client = new PGlite()
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(CACHE, { recursive: true })
  const draft = `${cached}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, cached)
  return dump
}

/** A migrated database in memory with nothing in it. */
export const openTestDatabase = async (): Promise<OpenDatabase> => openPglite(null, await emptyDatabase())
