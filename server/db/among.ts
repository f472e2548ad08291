import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column is one of some ids, which go as one parameter: a statement with a parameter for each of some hundred takes
 * longer to put together than to run. None of none.
 */
export const among = (column: PgColumn, ids: Iterable<string> | Iterable<number>): SQL =>
  sql`${column} = any(${sql.param([...ids])}::${sql.raw(column.getSQLType())}[])`
