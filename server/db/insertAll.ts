import { getTableColumns, is, sql, SQL } from 'drizzle-orm'
import { PgArray, PgJson, PgJsonb, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './client.ts'

/** Rows of one statement: large enough to be quick, small enough for a statement's text. */
const ROWS = 2000

/** How a value is carried to its column: lists and documents as they are, the rest as the column writes it. */
function carrierOf(column: PgColumn): (value: unknown) => unknown {
  const asItIs = is(column, PgArray) || is(column, PgJson) || is(column, PgJsonb)
  const absent: unknown = column.default ?? null
  return (given) => {
    const value = given === undefined ? absent : given
    if (value instanceof SQL) throw new TypeError(`${column.name} has to be said for every row or for none`)
    return value === null || asItIs ? value : column.mapToDriverValue(value)
  }
}

/**
 * Inserts many rows, some thousands a statement. They travel as one document, which both databases read several times faster
 * than a parameter for every value. What a row does not say is the column's default.
 */
export async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  for (let start = 0; start < rows.length; start += ROWS) {
    const part: Readonly<Record<string, unknown>>[] = rows.slice(start, start + ROWS)
    const said = columns
      .filter(([key]) => part.some((row) => row[key] !== undefined))
      .map(([key, column]) => ({ key, name: column.name, carried: carrierOf(column) }))
    const document = part.map((row) => {
      const line: Record<string, unknown> = {}
      for (const { key, name, carried } of said) line[name] = carried(row[key])
      return line
    })
    const names = sql.join(
      said.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )
    await tx.execute(
      sql`insert into ${table} (${names}) select ${names}
        from json_populate_recordset(null::${table}, ${JSON.stringify(document)}::text::json)`,
    )
  }
}
