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

type Failure = { seed: number; why: string }
/** `next`: the first seed that nobody has begun. */
export type Walked = { seeds: number; events: number; next: number; failed: Failure[] }

/** Walks one seed; shrunk, one that fails is told with what is left of it, which takes minutes. */
async function walk(
  pool: pg.Pool,
  { seed, path, shrunk }: { seed: number; path: string | undefined; shrunk: boolean },
): Promise<{ events: number; why: string | null }> {
  let events = 0
  const property = fc.asyncProperty(fc.noBias(simulations({ longest: LONGEST })), (all) =>
    simulate(pool, all, { walked: (more) => (events += more) }),
  )
  const found = await fc.check(property, {
    seed,
    numRuns: 1,
    endOnFailure: !shrunk,
    ...(path === undefined ? {} : { path }),
  })
  const error = found.errorInstance
  const where = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const left = shrunk
    ? `SIM_PATH=${found.counterexamplePath ?? ''}\n${fc.stringify(found.counterexample)}\n`
    : ''
  return { events, why: found.failed ? left + where : null }
}

type Seeds = { from: number; count: number; path?: string | undefined; told?: (so: Walked) => void }

/** Walks `count` seeds from one on, as many at once as there are databases. One that fails is shrunk where it is the only one. */
export async function walkSeeds(
  pools: readonly pg.Pool[],
  { from, count, path, told = () => undefined }: Seeds,
): Promise<Walked> {
  const all: Walked = { seeds: 0, events: 0, next: from, failed: [] }
  await Promise.all(
    pools.map(async (pool) => {
      while (all.next < from + count) {
        const seed = all.next++
        const { events, why } = await walk(pool, { seed, path, shrunk: count === 1 })
        all.seeds += 1
        all.events += events
        if (why !== null) all.failed.push({ seed, why })
        told({ ...all })
      }
    }),
  )
  return all
}
