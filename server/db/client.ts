import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { ROOT } from '#server/root.ts'
import { lockDataDirectory } from './lock.ts'

/** What a raw `execute` answers on either database. */
type Rows<Row> = { rows: Row[] }
interface Answer extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** PGlite or PostgreSQL; the same queries run on both. Inside a transaction use the transaction alone: PGlite has one line. */
export type Database = PgDatabase<Answer>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = { db: Database; close: () => Promise<void> }

const MIGRATIONS = join(ROOT, 'server/db/migrations')

/** PGlite, in memory without a directory. */
export async function openPglite(directory: string | null): Promise<OpenDatabase> {
  const client = directory === null ? new PGlite() : new PGlite(directory)
  await client.waitReady
  const db = drizzlePglite(client)
  await migratePglite(db, { migrationsFolder: MIGRATIONS })
  return { db, close: () => client.close() }
}

/** PostgreSQL by its address. */
async function openPostgres(
  address: string,
  connections: number,
  log: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  })
  pool.on('error', log)
  const db = drizzlePostgres(pool)
  await migratePostgres(db, { migrationsFolder: MIGRATIONS })
  return { db, close: () => pool.end() }
}

/**
 * Opens the database of the settings and brings its tables up to date. A data directory belongs to one process: a second
 * one is refused with one clear line.
 */
export async function openDatabase(
  settings: { databaseUrl: string | null; databaseConnections: number; dataDirectory: string },
  log: (error: Error) => void,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null)
    return openPostgres(settings.databaseUrl, settings.databaseConnections, log)
  await mkdir(settings.dataDirectory, { recursive: true })
  const release = await lockDataDirectory(settings.dataDirectory)
  try {
    const { db, close } = await openPglite(join(settings.dataDirectory, 'database'))
    return {
      db,
      close: async () => {
        await close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}
