import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { sqlError } from '#server/db/transact.ts'

/**
 * What can happen to a line to the database, at the statement, begin or commit that it names: it breaks before it (`stop`) or
 * after it, when it is done and nobody hears of it (`lose`); the database asks to do the transaction again (`again`); the node
 * dies before (`die`) or after it (`dieAfter`), and nothing more is heard of it.
 */
export const FAULTS = ['stop', 'lose', 'again', 'die', 'dieAfter'] as const
/** `at`: which of its steps it is, or which of its commits alone. */
export type Fault = { kind: (typeof FAULTS)[number]; of: 'step' | 'commit'; at: number }

/** What one node does for one who asked; the faults of the one go on over all that they ask in one event. */
export type Doing = {
  /** Which node is asked first. */
  node: number
  fault: Fault | null
  /** How many statements, begins and commits there were. */
  steps: number
  commits: number
  dead: boolean
  /** How a mail server and a push service answer meanwhile. */
  mood: Mood
  /** Waits until it is its turn. */
  turn: () => Promise<void>
  /** The lines on which it waits for an answer, by the number of the process at the other end. */
  asking: Set<number>
}

/** How a mail server and a push service answer during an event: they take it, are not there, or take it and nobody hears of it. */
export const MOODS = ['takes', 'is away', 'loses its answer'] as const
type Mood = (typeof MOODS)[number]

export const doing = new AsyncLocalStorage<Doing>()

class BrokenLine extends Error {
  readonly code = 'ECONNRESET'
}
const broken = () => new BrokenLine('Connection terminated unexpectedly')
const again = () => Object.assign(new Error('could not serialize access'), { code: '40001' })

/** What befalls the next step. */
function befalls({ fault, steps, commits }: Doing, what: Fault['of']): Fault['kind'] | null {
  if (!fault || (fault.of === 'commit' && what === 'step')) return null
  return fault.at === (fault.of === 'commit' ? commits : steps) ? fault.kind : null
}

/** One step of the line, with what befalls it. */
async function step<T>(one: Doing, run: () => Promise<T>, what: Fault['of'] = 'step'): Promise<T> {
  if (one.dead) throw broken()
  const fault = befalls(one, what)
  one.steps += 1
  if (what === 'commit') one.commits += 1
  if (fault !== null) one.fault = null
  if (fault === 'die') one.dead = true
  if (fault === 'die' || fault === 'stop') throw broken()
  if (fault === 'again') throw again()
  const done = await run()
  if (fault === 'dieAfter') one.dead = true
  if (fault === 'dieAfter' || fault === 'lose') throw broken()
  return done
}

/** The same thing, but for some of its methods. */
const instead = <T extends object>(of: T, methods: Readonly<Record<string, unknown>>): T =>
  new Proxy(of, {
    get: (target, name): unknown => {
      if (typeof name === 'string' && Object.hasOwn(methods, name)) return methods[name]
      const found: unknown = Reflect.get(target, name)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })

type Query = (statement: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** How the database knows a statement that it has seen before, and need not read and plan again. */
const names = new Map<string, string>()
const prepared =
  (line: pg.Pool | pg.PoolClient): Query =>
  (statement, values = []) => {
    const { text } = statement
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    return values.length === 0 ? line.query(statement) : line.query({ ...statement, name }, values)
  }

/** A line that does not break. */
export const wholeLine = (pool: pg.Pool): pg.Pool => instead(pool, { query: prepared(pool) })

/** The number of the process at the other end of a line. */
const processOf = (line: pg.PoolClient): number => Number(Reflect.get(line, 'processID'))

/** Whether somebody asks nothing of the database, or waits there for what another one holds. */
export async function isStuck(pool: pg.Pool, { asking }: Doing): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from unnest($1::int[]) as line where cardinality(pg_blocking_pids(line)) = 0',
    [[...asking]],
  )
  return rowCount === 0
}

/** What a planted fault leaves out. */
export type Forgets = (statement: string) => boolean

/** A key that is claimed or given back changes nothing that a law is about. */
const KEYS = /"idempotency_keys"/
const DEADLOCK = '40P01'
const NOTHING = { rows: [], fields: [], rowCount: 0, command: '', oid: 0 }

/**
 * The database over lines that break. A transaction whose line breaks is rolled back, but for one whose commit was done.
 * `changed`: whether anything was written since this was asked last; `deadlocks`: how many circles of waiting were broken, which
 * a second try heals, so that nobody else hears of them.
 */
export function faulty(
  pool: pg.Pool,
  forgets: Forgets = () => false,
): { line: pg.Pool; changed: () => boolean; deadlocks: () => number } {
  let written = 0
  let deadlocks = 0
  const wrote = (text: string, { command, rowCount }: pg.QueryResult) =>
    command === 'SELECT' || KEYS.test(text) ? 0 : (rowCount ?? 0)

  /** A line as it is used by who is doing something: for one statement, which is done with its answer, or until a commit. */
  const lineOf = (client: pg.PoolClient, alone: boolean): pg.PoolClient => {
    const one = doing.getStore()
    const ask = prepared(client)
    let uncommitted = 0
    let isBroken = false
    const asking: Query = async (statement, values) => {
      const { text } = statement
      one?.asking.add(processOf(client))
      try {
        const answer = await ask(statement, values)
        uncommitted += wrote(text, answer)
        return answer
      } catch (error) {
        if (sqlError(error)?.code === DEADLOCK) deadlocks += 1
        throw error
      } finally {
        if (alone || text === 'commit') written += uncommitted
        one?.asking.delete(processOf(client))
      }
    }
    const query: Query = async (statement, values) => {
      const { text } = statement
      if (forgets(text)) return NOTHING
      // A line that broke undoes what was not committed, whoever hears of it.
      if (!one || text === 'rollback') return asking(statement, values)
      if (isBroken) throw broken()
      await one.turn()
      try {
        return await step(one, () => asking(statement, values), text === 'commit' ? 'commit' : 'step')
      } catch (error) {
        isBroken = error instanceof BrokenLine
        // As the product's own lines do: drizzle gives back none whose begin failed.
        if (text.startsWith('begin')) release(true)
        throw error
      }
    }
    /** A line that broke is as good as new once what it had begun is undone; another one would have to plan everything anew. */
    const release = (broke?: Error | boolean) => {
      if (broke === undefined || broke === false) return client.release()
      client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
    }
    return instead(client, { query, release })
  }

  const connect = async () => lineOf(await pool.connect(), false)
  const query: Query = async (statement, values) => {
    const client = await pool.connect()
    try {
      return await lineOf(client, true).query(statement, values)
    } finally {
      client.release()
    }
  }
  const changed = () => {
    const any = written > 0
    written = 0
    return any
  }
  return { line: instead(pool, { query, connect }), changed, deadlocks: () => deadlocks }
}
