import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'

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
  /** Waits until it is its turn. */
  turn: () => Promise<void>
}

export const doing = new AsyncLocalStorage<Doing>()

const broken = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
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

/** What a planted fault leaves out. */
export type Forgets = (statement: string) => boolean

/** A key that is claimed or given back changes nothing that a law is about. */
const KEYS = /"idempotency_keys"/

/**
 * The embedded database over lines that break. Without anybody {@link doing} something it is whole. A transaction whose line
 * breaks is rolled back, but for one whose commit was done.
 */
export function faulty(
  database: PGlite,
  forgets: Forgets = () => false,
): { line: PGlite; changed: () => boolean } {
  let rows = 0
  type Query = PGlite['query']
  const queryOf =
    (query: Query, alone: boolean): Query =>
    async (text, params, options) => {
      if (forgets(text)) return { rows: [], fields: [], affectedRows: 0 }
      const one = doing.getStore()
      if (!one) return query(text, params, options)
      if (alone) await one.turn()
      return step(one, async () => {
        const answer = await query<never>(text, params, options)
        if (!KEYS.test(text)) rows += answer.affectedRows ?? 0
        return answer
      })
    }
  const transaction: PGlite['transaction'] = async (work) => {
    const one = doing.getStore()
    if (!one) return database.transaction(work)
    await one.turn()
    await step(one, async () => undefined)
    // Before the commit the fault has to undo it, after it nothing does.
    const lost = { at: false }
    const done = await database.transaction(async (tx) => {
      const answer = await work(instead(tx, { query: queryOf(tx.query.bind(tx), false) }))
      const fault = befalls(one, 'commit')
      lost.at = fault === 'lose' || fault === 'dieAfter'
      if (!lost.at) await step(one, async () => undefined, 'commit')
      return answer
    })
    if (lost.at) await step(one, async () => undefined, 'commit')
    return done
  }
  const line = instead(database, { query: queryOf(database.query.bind(database), true), transaction })
  const changed = () => {
    const any = rows > 0
    rows = 0
    return any
  }
  return { line, changed }
}
