import { type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'

/** A database that answers nothing to raw statements with these words before `open`; to all others as ever. */
export function closedGate(
  db: Database,
  words: string,
): {
  db: Database
  open: () => void
  /** Resolves when somebody stands before it. */
  reached: Promise<void>
} {
  const dialect = new PgDialect()
  let open = () => {}
  let reach = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const execute = async (statement: SQL) => {
    if (dialect.sqlToQuery(statement).sql.includes(words)) {
      reach()
      await gate
    }
    return db.execute(statement)
  }
  return {
    db: new Proxy(db, {
      get: (target, key): unknown => (key === 'execute' ? execute : Reflect.get(target, key)),
    }),
    open,
    reached,
  }
}
