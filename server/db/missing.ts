import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import * as z from 'zod/mini'
import { sqlError } from './transact.ts'

const newest = z.object({ at: z.nullable(z.coerce.number()) })
/** The migrations' own table, or its schema, is not there yet. */
const NOTHING_YET = new Set(['42P01', '3F000'])

/** How many migrations of `folder` a database lacks. */
export async function missingMigrations(client: pg.Client, folder: string): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: folder })
  try {
    const { rows } = await client.query('select max(created_at) as at from drizzle.__drizzle_migrations')
    const { at } = newest.parse(rows[0])
    return files.filter(({ folderMillis }) => at === null || folderMillis > at).length
  } catch (error) {
    if (NOTHING_YET.has(sqlError(error)?.code ?? '')) return files.length
    throw error
  }
}
