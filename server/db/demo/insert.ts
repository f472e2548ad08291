import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/client.ts'

/** Rows of one statement: large enough to be quick, small enough for the 65,535 parameters of a statement. */
const ROWS = 500

/** Inserts many rows, a few hundred a statement. */
export async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS)
    await tx.insert(table).values(rows.slice(start, start + ROWS))
}
