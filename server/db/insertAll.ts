import { getTableColumns, is, sql, SQL, type SQLWrapper } from 'drizzle-orm'
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

type Row<T extends PgTable> = T['$inferInsert']

/**
 * Rows that travel as one document, which both databases read several times faster than a parameter for every value. `keys` are
 * what is said of each; what a row does not say of them is the column's default.
 */
export function documentOf<T extends PgTable>(table: T, keys?: readonly string[]) {
  const columns = Object.entries<PgColumn>(getTableColumns(table))
    .filter(([key]) => keys?.some((known) => known === key) ?? true)
    .map(([key, column]) => ({ key, name: column.name, carried: carrierOf(column) }))
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  return {
    /** The statement that inserts what {@link write} wrote. */
    insert: (document: SQLWrapper | string): SQL =>
      sql`insert into ${table} (${names}) select ${names}
        from json_populate_recordset(null::${table}, ${document}::text::json)`,
    write: (rows: readonly Row<T>[]): string =>
      JSON.stringify(
        rows.map((row: Readonly<Record<string, unknown>>) =>
          Object.fromEntries(columns.map(({ key, name, carried }) => [name, carried(row[key])])),
        ),
      ),
  }
}

/** Inserts many rows, some thousands a statement. What a row does not say is the column's default. */
export async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) {
    const part = rows.slice(start, start + ROWS)
    const said = Object.keys(getTableColumns(table)).filter((key) =>
      part.some((row: Readonly<Record<string, unknown>>) => row[key] !== undefined),
    )
    const { insert, write } = documentOf(table, said)
    await tx.execute(insert(write(part)))
  }
}
