import '#tests/support/setup.ts'
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import * as z from 'zod/mini'
import { openDatabase } from '#server/db/client.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { LANES, type Walked } from '#tests/support/simulation/seeds.ts'

/**
 * Two nodes over a database whose lines break, seed by seed, over all cores: `npm run test:simulation -- --seeds 10000`. One that
 * fails is told at once and the others are walked on; `--from <it> --seeds 1` walks it again and shrinks it. Every minute it says
 * where it is, and from where another run goes on.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '100' },
    workers: { type: 'string', default: String(availableParallelism()) },
    /** After so long no new figures are waited for. */
    minutes: { type: 'string', default: '2880' },
  },
})
const [from, seeds, workers] = [Number(values.from), Number(values.seeds), Number(values.workers)]

const WORKER = fileURLToPath(new URL('../tests/support/simulation/worker.ts', import.meta.url))

const told = z.object({
  seeds: z.number(),
  events: z.number(),
  next: z.number(),
  failed: z.array(z.object({ seed: z.number(), why: z.string() })),
})

const postgres = await startPostgres({ durable: false })
const source = await postgres.newDatabase()
const empty = { databaseUrl: source, databaseConnections: 2, dataDirectory: '' }
await (await openDatabase(empty, (error) => console.error(error.message))).close()
const line = new pg.Client(postgres.addressOf('postgres'))
await line.connect()
let number = 0
const copy = async (): Promise<string> => {
  const name = `lane_${++number}`
  await line.query(`create database ${name} template ${new URL(source).pathname.slice(1)}`)
  return postgres.addressOf(name)
}

const began = performance.now()
const each = Math.ceil(seeds / workers)
const soFar: Walked[] = []
const say = () => {
  const events = soFar.reduce((sum, one) => sum + one.events, 0)
  const walked = soFar.reduce((sum, one) => sum + one.seeds, 0)
  const seconds = (performance.now() - began) / 1000
  const next = soFar.map((one) => one.next).join(' and ')
  return `${events} events over ${walked} seeds from ${from} on in ${seconds.toFixed(0)} s: ${(events / seconds).toFixed(1)} a second; next are ${next}`
}
const telling = setInterval(() => console.log(say()), 60_000)

async function work(at: number): Promise<void> {
  const first = from + at * each
  const count = Math.min(each, from + seeds - first)
  if (count <= 0) return
  const addresses: string[] = []
  for (let lane = 0; lane < Math.min(LANES, count); lane++) addresses.push(await copy())
  const child = fork(WORKER, [String(first), String(count), ...addresses])
  let enough = false
  const ending = setTimeout(
    () => {
      enough = true
      child.kill()
    },
    Number(values.minutes) * 60_000,
  )
  child.on('message', (message) => {
    const before = soFar[at]?.failed.length ?? 0
    const now = told.parse(message)
    soFar[at] = now
    for (const { seed, why } of now.failed.slice(before))
      console.log(`\n${why}\nAgain, and shrunk: npm run test:simulation -- --from ${seed} --seeds 1`)
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearTimeout(ending)
  if (code !== 0 && !enough && !soFar[at]?.failed.length)
    throw new Error(`a worker ended by itself with ${String(code)}`)
}

// Template databases are copied one after the other.
const working: Promise<void>[] = []
for (let at = 0; at < workers; at++) working.push(work(at))
await Promise.all(working)
clearInterval(telling)
console.log(say())
const failed = soFar.flatMap((one) => one.failed.map(({ seed }) => seed))
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
await line.end()
await postgres.stop()
process.exit(failed.length === 0 ? 0 : 1)
