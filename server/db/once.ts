import { fillPlaceholders, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()

/**
 * A statement that is put together once, for what is asked with every booking: putting it together takes longer than asking it.
 * `sql.placeholder(name)` stands where a value will; values are given as the database reads them.
 */
export function once(statement: SQL): (values: Readonly<Record<string, unknown>>) => SQL {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const [first = '', ...rest] = text.split(/\$\d+/).map((piece) => sql.raw(piece))
  return (values) => {
    const given = fillPlaceholders(params, values)
    // A list is one value, not a list of values.
    return sql.join([first, ...rest.flatMap((piece, index) => [sql.param(given[index]), piece])])
  }
}
