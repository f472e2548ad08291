import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openDatabase, type OpenDatabase } from '#server/db/client.ts'

/** Where the PostgreSQL of this run is, by one of its databases. */
export async function addressOf(database: string): Promise<string> {
  // Looked for when asked: processes that are no tests use the same support.
  const { inject } = await import('vitest')
  const address = new URL(inject('postgres'))
  address.pathname = database
  return address.toString()
}

/** What `act` does with one line to a database, which is closed after it. */
export async function withLine<T>(database: string, act: (line: pg.Client) => Promise<T>): Promise<T> {
  const line = new pg.Client(await addressOf(database))
  await line.connect()
  try {
    return await act(line)
  } finally {
    await line.end()
  }
}

/** Opens a database as the product does, which brings its tables up to date. */
export const openNamed = async (
  database: string,
  {
    connections = 10,
    lost = (error: Error): void => {
      process.stderr.write(`${database}: ${error.message}\n`)
    },
  } = {},
): Promise<OpenDatabase> =>
  openDatabase(
    { databaseUrl: await addressOf(database), databaseConnections: connections, dataDirectory: '' },
    lost,
  )

/** The name of a new database, a copy of another; it stays until the run ends. */
export async function newDatabase(source = 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Files are copied quicker than pages are logged.
  await withLine('postgres', (line) =>
    line.query(`create database ${name} template ${source} strategy file_copy`),
  )
  return name
}

/** The lock under which templates are made: who needs one waits for who makes one. */
const MAKING = 20_261_121

/** A database that others are copies of: made once in a run, by the first who asks, from `source` if it names one. */
export async function template(
  name: string,
  make: (draft: string) => Promise<void>,
  source = 'template0',
): Promise<string> {
  await withLine('postgres', async (line) => {
    await line.query('select pg_advisory_lock($1)', [MAKING])
    const { rowCount } = await line.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    const draft = await newDatabase(source)
    await make(draft)
    await line.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

/** A migrated database with nothing in it, to copy. */
export const emptyTemplate = (): Promise<string> =>
  template('empty', async (draft) => (await openNamed(draft)).close())

/** A copy of a template under the name it got, which is gone when it is closed. */
export async function copyOf(
  source: string,
  wishes: {
    connections?: number
    /** Hears of connections that break. */
    lost?: (error: Error) => void
    /** Looks at the database when nobody is on it any more, just before it goes. */
    closed?: (name: string) => Promise<void>
  } = {},
): Promise<OpenDatabase> {
  const name = await newDatabase(source)
  const { db, close } = await openNamed(name, wishes)
  return {
    db,
    close: async () => {
      await close()
      await wishes.closed?.(name)
      await withLine('postgres', (line) => line.query(`drop database ${name} with (force)`))
    },
  }
}

/** A migrated database with nothing in it, of its own for who asks. */
export const openTestDatabase = async (): Promise<OpenDatabase> => copyOf(await emptyTemplate())
