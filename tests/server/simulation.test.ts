import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '#server/db/transact.ts'
import { addressOf, emptyTemplate, newDatabase } from '#tests/support/database.ts'
import { atOnce, doerOf } from '#tests/support/simulation/atOnce.ts'
import { faulty } from '#tests/support/simulation/faultyLine.ts'
import { unexplained } from '#tests/support/simulation/history.ts'
import type { Plant } from '#tests/support/simulation/plant.ts'
import { LANES, linesTo, walkSeeds } from '#tests/support/simulation/seeds.ts'
import { simulate, simulations, type Wishes } from '#tests/support/simulation/simulation.ts'

/**
 * How many seeds, of about a hundred events each, from `SIM_SEED` on; `npm run test:simulation` walks many over all cores. A failing
 * one is shrunk and named; `SIM_SEED=… SIM_PATH=…` walks what is left of it.
 */
const { SIM_SEED = '20', SIM_PATH, SIM_SEEDS = '6' } = process.env
const HOUR = 3_600_000

const pools: pg.Pool[] = []
beforeAll(async () => {
  const empty = await emptyTemplate()
  while (pools.length < LANES) pools.push(linesTo(await addressOf(await newDatabase(empty))))
})
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

test(
  'whatever befalls two nodes and their database, in whatever order, all laws hold',
  {
    timeout: 24 * HOUR,
  },
  async () => {
    const began = performance.now()
    const { events, seeds, failed } = await walkSeeds(pools, {
      from: Number(SIM_SEED),
      count: Number(SIM_SEEDS),
      path: SIM_PATH,
    })
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(
      `${events} events over ${seeds} seeds in ${seconds.toFixed(0)} s: ${(events / seconds).toFixed(1)} a second\n`,
    )
    expect(failed).toEqual([])
    expect(events).toBeGreaterThan(0)
  },
)

/** `law`: how the law that it breaks says so. */
type Planted = { name: string; plant: Plant; wishes: Wishes; law: RegExp }
const PLANTED: readonly Planted[] = [
  {
    name: 'who asks again after a lost commit has two bookings',
    law: /a booking is lost, or there twice/,
    plant: { forgetsKeys: true },
    wishes: { longest: 4, whats: ['book'], kinds: ['dieAfter'] },
  },
  {
    name: 'what is paid back is paid back twice',
    law: /reference, sent/,
    plant: { paysBackTwice: true },
    wishes: { longest: 16, whats: ['book', 'pay', 'cancel', 'clock'] },
  },
  {
    name: 'nights are not given back',
    law: /night: .*taken/,
    plant: { forgets: (statement) => statement.includes('set taken = taken - given.count') },
    wishes: { longest: 8, whats: ['book', 'cancel'] },
  },
  {
    name: 'a booking is shown as it was',
    law: /no order explains what was told/,
    plant: { looksOnce: true },
    wishes: { longest: 12, whats: ['book', 'pay', 'pay', 'look', 'look'], kinds: [] },
  },
  {
    name: 'what no mail server and no device took counts as told',
    law: /no mail server took it|no device was told/,
    plant: { believesPost: true },
    wishes: { longest: 12, whats: ['book', 'pay', 'clock'], kinds: ['again'] },
  },
  {
    name: 'nobody notes that a letter was sent',
    law: /told again for nothing/,
    plant: { forgets: (statement) => statement.includes('"mailed_at" = ') },
    wishes: { longest: 12, whats: ['book', 'pay', 'clock'], kinds: [] },
  },
  {
    name: 'nobody notes that a device was told',
    law: /told again for nothing|still to be told/,
    plant: { forgets: (statement) => statement.startsWith('update "notices" set "pushed_at" = ') },
    wishes: { longest: 12, whats: ['book', 'pay', 'clock'], kinds: [] },
  },
  {
    name: 'a notice waits for ever',
    law: /somebody is still to be told/,
    plant: { forgets: (statement) => statement.startsWith('update "notices" set "due_at" = ') },
    wishes: { longest: 12, whats: ['book', 'pay', 'clock'], kinds: [] },
  },
]

test.each(PLANTED)('a product of which $name is found', { timeout: HOUR }, async ({ plant, wishes, law }) => {
  const [line] = pools
  if (!line) throw new Error('no database')
  const property = fc.asyncProperty(simulations(wishes), (all) => simulate(line, all, { plant }))
  const found = await fc.check(property, { numRuns: 200, seed: 20, endOnFailure: true })
  process.stdout.write(`${found.numRuns} runs: ${String(found.errorInstance).slice(0, 500)}\n`)
  expect(String(found.errorInstance)).toMatch(law)
})

test('a circle of locks is found, though a second try heals it', async () => {
  const [pool] = pools
  if (!pool) throw new Error('no database')
  const { line, deadlocks } = faulty(pool)
  const lockBoth = (one: number, other: number) => () =>
    transact(drizzle(line), async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${one})`)
      await tx.execute(sql`select pg_advisory_xact_lock(${other})`)
    })
  let turn = 0
  await atOnce(pool, (among) => turn++ % among, [
    { who: doerOf(), act: lockBoth(1, 2) },
    { who: doerOf(), act: lockBoth(2, 1) },
  ])
  expect(deadlocks()).toBe(1)
})

const at = { booking: 'one' }
const acted = (begin: number, end: number, seen: number, version: number) =>
  ({ ...at, what: 'acted', begin, end, seen, version }) as const
const saw = (begin: number, end: number, version: number) =>
  ({ ...at, what: 'saw', begin, end, version }) as const
const whatever = { what: 'else', begin: 0, end: 0 } as const

test.each([
  ['one after the other', true, [saw(1, 2, 3), acted(3, 4, 3, 4), saw(5, 6, 4)]],
  ['what is seen meanwhile is old or new', true, [acted(1, 6, 3, 4), saw(2, 3, 3), saw(4, 5, 4)]],
  ['what is seen goes back', false, [acted(1, 8, 3, 4), saw(2, 3, 4), saw(4, 5, 3)]],
  ['what is seen afterwards is old', false, [acted(1, 2, 3, 4), saw(3, 4, 3)]],
  ['two act on the same version', false, [acted(1, 3, 3, 4), acted(2, 4, 3, 4)]],
])('what people are told of a booking: %s', (_what, explained, history) => {
  expect(unexplained([whatever, ...history]) === null).toBe(explained)
})
