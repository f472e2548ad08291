import { mkdir } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { ConfigurationError } from '#server/configurationError.ts'
import { ROOT } from '#server/root.ts'
import { HostPool, hostsOf, type Hosts } from './hosts.ts'
import { beginWith } from './limits.ts'
import { lockDataDirectory } from './lock.ts'
import { missingMigrations } from './missing.ts'
import { addReplica } from './replica.ts'
import { sqlError } from './transact.ts'

/** What a raw `execute` answers on either database. */
type Rows<Row> = { rows: Row[] }
interface Answer extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** PGlite or PostgreSQL; the same queries run on both. Inside a transaction use the transaction alone: PGlite has one line. */
export type Database = PgDatabase<Answer>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Lines = { pool: string; most: number; used: number; idle: number; waiting: number }
export type OpenDatabase = { db: Database; close: () => Promise<void> }
/**
 * A database that may not answer yet. `background` is for what the clock does: it waits behind nobody's call and nobody's call
 * behind it. `prepare` brings the tables up to date and has them filled, one process at a time; it fails while the
 * database is away and may be tried again.
 */
export type ConnectedDatabase = OpenDatabase & {
  background: Database
  /** How its lines are used now, by pool; none of a database within the process. */
  lines: () => Lines[]
  prepare: (fill?: () => Promise<void>) => Promise<void>
}

const MIGRATIONS = join(ROOT, 'server/db/migrations')

/** PGlite, in memory without a directory. */
export async function openPglite(directory: string | null): Promise<OpenDatabase> {
  const client = directory === null ? new PGlite() : new PGlite(directory)
  await client.waitReady
  const db = drizzlePglite(client)
  await migratePglite(db, { migrationsFolder: MIGRATIONS })
  return { db, close: () => client.close() }
}

/**
 * How long anything may take, in milliseconds: to be given a line; a query; a lock; a transaction in which nobody speaks; a
 * line on which nothing comes back, because what was between is gone; a line that nobody needs. Each that is shorter speaks
 * before the longer one has to.
 */
type Patience = Record<'line' | 'query' | 'lock' | 'transaction' | 'silence' | 'idle', number>
/** Somebody waits for the answer. */
const OF_CALLS: Patience = {
  line: 5_000,
  lock: 6_000,
  query: 10_000,
  transaction: 10_000,
  silence: 12_000,
  idle: 10_000,
}
/** Nobody waits. */
const OF_THE_CLOCK: Patience = {
  line: 10_000,
  lock: 10_000,
  query: 60_000,
  transaction: 60_000,
  silence: 65_000,
  idle: 10_000,
}

/** A line that ends when nothing has come over it for too long. TCP alone would wait for a quarter of an hour. */
function impatientSocket(silence: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silence, () => {
    socket.destroy(Object.assign(new Error('the database fell silent'), { code: 'ETIMEDOUT' }))
  })
  return socket
}

type PoolParts = { hosts: Hosts; connections: number; patience: Patience; log: (error: Error) => void }

function poolOf({ hosts, connections, patience, log }: PoolParts): { db: Database; pool: pg.Pool } {
  const pool = new HostPool({
    hosts,
    limits: {
      statement_timeout: patience.query,
      lock_timeout: patience.lock,
      idle_in_transaction_session_timeout: patience.transaction,
    },
    max: connections,
    idleTimeoutMillis: patience.idle,
    connectionTimeoutMillis: patience.line,
    keepAlive: true,
    // What does not wait for an answer is said with what comes before it.
    pipeline: true,
    stream: () => impatientSocket(patience.silence),
  })
  pool.on('error', log)
  // A line that ends in the middle of a transaction tells nobody but itself; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', log))
  const db = drizzlePostgres(pool)
  beginWith(db, () => pool.firstWords)
  return { db, pool }
}

const linesOf = (name: string, { options, totalCount, idleCount, waitingCount }: pg.Pool): Lines => ({
  pool: name,
  most: options.max,
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
})

/** Two processes that made the same table at the same moment: the other was faster. */
const MADE_BY_ANOTHER = new Set(['23505', '42P06', '42P07'])
/** The row to wait at, beside the migrations' own table. */
const MAKE_ROW = [
  'create schema if not exists drizzle',
  'create table if not exists drizzle.migrating (id integer primary key)',
  'insert into drizzle.migrating values (1) on conflict do nothing',
]

/**
 * Brings the tables up to date on a connection without limits of time: an index over a large table takes long. One process
 * does it, the others wait at a locked row (a row is what every engine of PostgreSQL's kind can lock).
 */
async function prepareAlone(hosts: Hosts, migrate: boolean, fill?: () => Promise<void>): Promise<void> {
  const connect = async () => {
    const { address } = await hosts.find()
    const client = new pg.Client({ connectionString: address, keepAlive: true })
    // A line that breaks fails the query under it, which is what is heard of.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const holder = await connect()
  try {
    for (const make of MAKE_ROW)
      await holder.query(make).catch((error: unknown) => {
        if (!MADE_BY_ANOTHER.has(sqlError(error)?.code ?? '')) throw error
      })
    await holder.query('begin')
    await holder.query('select id from drizzle.migrating for update')
    const worker = await connect()
    try {
      if (migrate) await migratePostgres(drizzlePostgres(worker), { migrationsFolder: MIGRATIONS })
      const missing = await missingMigrations(worker, MIGRATIONS)
      if (missing > 0)
        throw new ConfigurationError(
          `MIGRATE is off, and the database lacks ${missing} migrations of this build: npm run migrate.`,
        )
    } finally {
      await worker.end()
    }
    await fill?.()
    await holder.query('commit')
  } finally {
    await holder.end()
  }
}

/** Lines to a replica: two readings of all there is, three at a time, and investors' months. */
const LINES_TO_REPLICA = 7

type Addresses = { address: string; replica: string | null; connections: number; migrate: boolean }

/** PostgreSQL by its address; for every four lines of calls the clock's work has one of its own. */
function connectPostgres(
  { address, replica, connections, migrate }: Addresses,
  log: (error: Error) => void,
): ConnectedDatabase {
  const hosts = hostsOf(address)
  const calls = poolOf({ hosts, connections, patience: OF_CALLS, log })
  // One for each lane of jobs, and one for what tells people.
  const behind = Math.max(4, Math.ceil(connections / 4))
  const clock = poolOf({ hosts, connections: behind, patience: OF_THE_CLOCK, log })
  const pools = [
    { name: 'calls', ...calls },
    { name: 'background', ...clock },
  ]
  if (replica !== null) {
    const copy = poolOf({
      hosts: hostsOf(replica),
      connections: LINES_TO_REPLICA,
      patience: OF_THE_CLOCK,
      log,
    })
    for (const { db } of [calls, clock]) addReplica(db, { db: copy.db, failed: log })
    pools.push({ name: 'replica', ...copy })
  }
  return {
    db: calls.db,
    background: clock.db,
    lines: () => pools.map(({ name, pool }) => linesOf(name, pool)),
    prepare: (fill) => prepareAlone(hosts, migrate, fill),
    close: async () => {
      await Promise.all(pools.map(({ pool }) => pool.end()))
    },
  }
}

type DatabaseSettings = {
  databaseUrl: string | null
  databaseReadUrl?: string | null
  databaseConnections: number
  dataDirectory: string
  /** Whether a start brings PostgreSQL's tables up to date; else it only looks whether they are. */
  migrate?: boolean
}

/**
 * The database of the settings, whether it answers by now or not. A data directory belongs to one process: a second one is
 * refused with one clear line.
 */
export async function connectDatabase(
  settings: DatabaseSettings,
  log: (error: Error) => void,
): Promise<ConnectedDatabase> {
  const { databaseUrl: address, databaseReadUrl: replica = null, migrate = true } = settings
  if (address !== null)
    return connectPostgres({ address, replica, connections: settings.databaseConnections, migrate }, log)
  await mkdir(settings.dataDirectory, { recursive: true })
  const release = await lockDataDirectory(settings.dataDirectory)
  try {
    const { db, close } = await openPglite(join(settings.dataDirectory, 'database'))
    return {
      db,
      background: db,
      lines: () => [],
      prepare: async (fill) => fill?.(),
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

/** As {@link connectDatabase}, with its tables up to date. */
export async function openDatabase(
  settings: DatabaseSettings,
  log: (error: Error) => void,
): Promise<ConnectedDatabase> {
  const database = await connectDatabase(settings, log)
  await database.prepare()
  return database
}
