import fc from 'fast-check'
import pg from 'pg'
import { simulate, simulations } from './simulation.ts'

/** A seed is a house of about a hundred events: two thirds of what happens are two things at once. */
const LONGEST = 80
/** Seeds that are walked side by side: while the database works for one, the process works for another. */
export const LANES = 4

/** A circle of waiting is looked for at once: whose turn it is, is known. */
const QUICK = '-c deadlock_timeout=20ms'

/** Lines to a database that one lane has for itself. */
export function linesTo(address: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: address, max: 8, idleTimeoutMillis: 0, options: QUICK })
  // A line that breaks fails the statement under it, which is what is heard of.
  pool.on('error', () => undefined)
  return pool
}

export type Walked = { seeds: number; events: number; failed: { seed: number; why: string } | null }

/** Walks one seed; one that fails is shrunk and told with what is left of it. */
async function walk(pool: pg.Pool, seed: number, path: string | undefined): Promise<Walked> {
  let events = 0
  const property = fc.asyncProperty(fc.noBias(simulations({ longest: LONGEST })), (all) =>
    simulate(pool, all, { walked: (more) => (events += more) }),
  )
  const found = await fc.check(property, { seed, numRuns: 1, ...(path === undefined ? {} : { path }) })
  const why = found.failed
    ? `SIM_PATH=${found.counterexamplePath ?? ''}\n${fc.stringify(found.counterexample)}\n${String(found.errorInstance)}`
    : null
  return { seeds: 1, events, failed: why === null ? null : { seed, why } }
}

type Seeds = { from: number; count: number; path?: string | undefined; told?: (so: Walked) => void }

/** Walks `count` seeds from one on, as many at once as there are databases, until one fails. */
export async function walkSeeds(
  pools: readonly pg.Pool[],
  { from, count, path, told = () => undefined }: Seeds,
): Promise<Walked> {
  const all: Walked = { seeds: 0, events: 0, failed: null }
  let next = from
  await Promise.all(
    pools.map(async (pool) => {
      while (next < from + count && all.failed === null) {
        const one = await walk(pool, next++, path)
        all.seeds += 1
        all.events += one.events
        all.failed ??= one.failed
        told({ ...all })
      }
    }),
  )
  return all
}
