import { fillPlaceholders, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()

/** Stands in what is asked so often that a line to the database remembers how. */
const OFTEN = '/* often */ '
const names = new Map<string, string>()
/** The name under which a line remembers a statement of {@link once}; none for any other. Few: each is written in the source. */
export function nameOf(statement: string): string | undefined {
  if (!statement.includes(OFTEN)) return undefined
  const name = names.get(statement) ?? `often ${names.size + 1}`
  names.set(statement, name)
  return name
}

/**
 * A statement that is put together once, for what is asked with every booking: putting it together takes longer than asking it.
 * `sql.placeholder(name)` stands where a value will; values are given as the database reads them.
 */
export function once(statement: SQL): (values: Readonly<Record<string, unknown>>) => SQL {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const [first = '', ...rest] = (OFTEN + text).split(/\$\d+/).map((piece) => sql.raw(piece))
  return (values) => {
    const given = fillPlaceholders(params, values)
    // A list is one value, not a list of values.
    return sql.join([first, ...rest.flatMap((piece, index) => [sql.param(given[index]), piece])])
  }
}
