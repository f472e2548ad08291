import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Plant } from '#tests/support/simulation/nodes.ts'
import { simulate, simulations, type Wishes } from '#tests/support/simulation/simulation.ts'

/**
 * `SIM_SEEDS=10000 npx vitest run --project server tests/server/simulation.test.ts`: how many seeds, of about a hundred events
 * each, from `SIM_SEED` on. A failing one is shrunk and named; `SIM_SEED=… SIM_PATH=…` before the same command plays it again.
 */
const { SIM_SEED = '20', SIM_PATH, SIM_SEEDS = '1' } = process.env
const SEEDS = Number(SIM_SEEDS)
const LONGEST = 130
const HOUR = 3_600_000

let database: PGlite
beforeAll(async () => {
  database = await PGlite.create()
  await migrate(drizzle(database), { migrationsFolder: 'server/db/migrations' })
})
afterAll(() => database.close())

test(
  'whatever befalls two nodes and their database, in whatever order, all laws hold',
  {
    timeout: 24 * HOUR,
  },
  async () => {
    let events = 0
    const began = performance.now()
    await fc.assert(
      fc.asyncProperty(simulations({ longest: LONGEST }), (all) =>
        simulate(database, all, { walked: () => (events += 1) }),
      ),
      {
        numRuns: SEEDS,
        seed: Number(SIM_SEED),
        ...(SIM_PATH === undefined ? {} : { path: SIM_PATH }),
      },
    )
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(
      `${events} events over ${SEEDS} seeds in ${seconds.toFixed(0)} s: ${(events / seconds).toFixed(1)} a second\n`,
    )
    expect(events).toBeGreaterThan(0)
  },
)

type Planted = { name: string; plant: Plant; wishes: Wishes }
const PLANTED: readonly Planted[] = [
  {
    name: 'who asks again after a lost commit has two bookings',
    plant: { forgetsKeys: true },
    wishes: { longest: 4, whats: ['book'], kinds: ['dieAfter'] },
  },
  {
    name: 'what is paid back is paid back twice',
    plant: { paysBackTwice: true },
    wishes: { longest: 16, whats: ['book', 'pay', 'cancel', 'clock'] },
  },
  {
    name: 'nights are not given back',
    plant: { forgets: (statement) => statement.includes('set taken = taken - held.count') },
    wishes: { longest: 8, whats: ['book', 'cancel'] },
  },
]

test.each(PLANTED)('a product of which $name is found', { timeout: HOUR }, async ({ plant, wishes }) => {
  const property = fc.asyncProperty(simulations(wishes), (all) => simulate(database, all, { plant }))
  const found = await fc.check(property, { numRuns: 200, seed: 20, endOnFailure: true })
  process.stdout.write(`${found.numRuns} runs: ${String(found.errorInstance).slice(0, 500)}\n`)
  expect(found.failed).toBe(true)
})
