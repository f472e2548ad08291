import 'temporal-polyfill/global'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import * as z from 'zod/mini'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { fillWorld } from '#demo/world/world.ts'
import { searchRequest } from '#contract/shapes/search.ts'
import { openDatabase } from '#server/db/client.ts'
import { systemClock } from '#server/ports/clock.ts'
import { freePort, startPostgres } from '#tests/support/postgres.ts'
import { callerOf, type Caller } from './caller.ts'
import { measured } from './crowd.ts'
import { linesTo } from './lines.ts'
import { changing, nightIn, nightOf, untilSeen } from './nights.ts'
import { plainPages, plainSearch } from './plain.ts'
import { eachAnother, mixedRequests } from './requests.ts'

/**
 * One figure: of what, in words, and where it is of calls their median when they are warm, in milliseconds; `plainly`: the same
 * by statements of the database alone. `isMain`: it is told first.
 */
type Figure = {
  name: string
  says: string
  median?: number | undefined
  plainly?: string | undefined
  isMain?: true
}
/** Of one of the demo's guests. */
const TELEPHONE = '+84100000007'
const NODE = fileURLToPath(new URL('node.ts', import.meta.url))
const state = z.object({ halt: z.number(), memory: z.number() })
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`

/** A database with so many rooms: the `given` one, which has them, or one that is filled for it. */
async function worldOf(
  rooms: number,
  given: string | undefined,
): Promise<{ address: string; close: () => Promise<void> }> {
  if (given !== undefined) return { address: given, close: () => Promise.resolve() }
  const postgres = await startPostgres({ durable: false })
  const address = await postgres.newDatabase()
  const { db, close } = await openDatabase(
    { databaseUrl: address, databaseConnections: 4, dataDirectory: '' },
    lost,
  )
  const line = new pg.Client(address)
  await line.connect()
  await fillWorld({ db, clock: systemClock }, line, { rooms, nights: 400, bookings: rooms * 10 })
  await line.end()
  await close()
  return { address, close: postgres.stop }
}

const lost = () => undefined
const login = z.object({ data: z.object({ token: z.string() }) })

async function stateOf(node: ChildProcess): Promise<z.infer<typeof state>> {
  const told = once(node, 'message')
  node.send('state')
  return z.parse(state, (await told)[0])
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
/** The first call, and the slowest of the next ones; or that it failed. */
async function coldAndWarm(name: string, work: () => Promise<unknown>): Promise<Figure> {
  try {
    const cold = await timed(work)
    const warm: number[] = []
    for (let turn = 0; turn < 11; turn++) warm.push(await timed(work))
    warm.sort((a, b) => a - b)
    return { name, says: `first ${ms(cold)}, then at most ${ms(warm.at(-1) ?? 0)}`, median: warm[5] }
  } catch (error) {
    return { name, says: `failed: ${error instanceof Error ? error.message : ''}` }
  }
}

/** The product's figures with so many rooms, over HTTP, in a node of its own; of the `given` database. */
export async function sizeBenchmark(rooms: number, given?: string): Promise<Figure[]> {
  const { address, close } = await worldOf(rooms, given)
  const line = new pg.Client(address)
  await line.connect()
  const plain = await openDatabase({ databaseUrl: address, databaseConnections: 32, dataDirectory: '' }, lost)
  const data = mkdtempSync(join(tmpdir(), 'ghe-size-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const node = fork(NODE, {
    env: {
      ...process.env,
      DATABASE_URL: address,
      PORT: String(port),
      DATA_DIR: data,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'error',
    },
    // As `npm start` has it, and with what a small machine gives.
    execArgv: ['--import', 'tsx', '--max-semi-space-size=32', '--max-old-space-size=1024'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const figures: Figure[] = []
  const tell = (name: string, says: string, more: Omit<Figure, 'name' | 'says'> = {}) => {
    figures.push({ name, says, ...more })
    console.log(`${name}: ${says}${more.plainly === undefined ? '' : `; plainly ${more.plainly}`}`)
  }
  try {
    while (node.exitCode === null && !(await fetch(`${origin}/readyz`).catch(() => null))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 20))
    tell('start to /readyz', seconds(performance.now() - began), { isMain: true })
    const call = callerOf(origin)
    const [first] = mixedRequests()
    tell('the first home', seconds(await timed(() => call('home.blocks'))), { isMain: true })
    await call('search.resorts', first)
    tell('start to the first search', seconds(performance.now() - began), { isMain: true })
    // Until then a search of days waits a tenth of a second before its own nights are read.
    for (let day = 30; (await timed(() => call('search.resorts', nightOf(day)))) > 90; day++)
      await new Promise((resolve) => setTimeout(resolve, 1500))
    tell('start to every night in memory', seconds(performance.now() - began))
    tell('longest halt until then', ms((await stateOf(node)).halt))
    const all = mixedRequests()
    let failed = 0
    const ask = linesTo(port)
    const searchFor = (request: object) =>
      ask(API_BASE + ENDPOINTS['search.resorts'].path, request).catch(() => {
        failed += 1
      })
    const searching = (turn: number) => searchFor(all[turn % all.length] ?? {})
    const cold = await measured('search', searching)
    const cool = await stateOf(node)
    tell(
      'search, mixed, 32 at once, prices of nights not known yet',
      `${cold.perSecond} a second, p99 ${ms(cold.p99Milliseconds)}, ${failed} failed, longest halt ${ms(cool.halt)}`,
    )
    failed = 0
    const search = await measured('search', searching)
    const calm = await stateOf(node)
    let late = 0
    const inDatabase = await measured('plainly', (turn) =>
      plainSearch(plain.db, { ...searchRequest.parse({}), ...all[turn % all.length] }).catch(() => {
        late += 1
      }),
    )
    await stateOf(node)
    tell(
      'search, mixed, 32 at once, warm',
      `${search.perSecond} a second, median ${ms(search.medianMilliseconds)}, p99 ${ms(search.p99Milliseconds)}, ${failed} failed, longest halt ${ms(calm.halt)}`,
      {
        isMain: true,
        median: search.medianMilliseconds,
        plainly: `${inDatabase.perSecond} a second, p99 ${ms(inDatabase.p99Milliseconds)}, ${late} too late`,
      },
    )
    const stop = await changing(line, 200)
    failed = 0
    const beside = await measured('search', searching)
    await stop()
    const busy = await stateOf(node)
    tell(
      'the same while nights change 200 times a second',
      `${beside.perSecond} a second, p99 ${ms(beside.p99Milliseconds)}, ${failed} failed, longest halt ${ms(busy.halt)}`,
      { isMain: true },
    )
    failed = 0
    const another = await measured('search', (turn) => searchFor(eachAnother(all, turn)))
    const apart = await stateOf(node)
    tell(
      'search, mixed, 32 at once, none asked for twice',
      `${another.perSecond} a second, p99 ${ms(another.p99Milliseconds)}, ${failed} failed, longest halt ${ms(apart.halt)}`,
    )
    const { rows } = await line.query('select id from resorts order by id desc limit 1')
    const { id } = z.parse(z.object({ id: z.string() }), rows[0])
    await line.query('update rooms set base_price = base_price + 10000 where resort_id = $1', [id])
    await line.query('update catalogue_versions set version = version + 1')
    await new Promise((resolve) => setTimeout(resolve, 300))
    const after = await timed(() => call('search.resorts', first))
    tell(
      'the first search after a price was changed',
      `${ms(after)}, longest halt ${ms((await stateOf(node)).halt)}`,
    )
    const tokens: Record<string, Caller> = {}
    for (const role of ['staff', 'host', 'investor'] as const) {
      const body = await call('account.login', {
        identifier: DEMO_ACCOUNTS[role].email,
        password: DEMO_PASSWORD,
      })
      tokens[role] = callerOf(origin, z.parse(login, body).data.token)
    }
    const as = (role: string) => tokens[role] ?? call
    const days = { from: nightIn(1), to: nightIn(61) }
    const { id: host } = DEMO_ACCOUNTS.host
    const plainly = plainPages(plain.db, { place: id, host, today: nightIn(0), days })
    const pages: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
      ['home', () => call('home.blocks'), plainly.home],
      ['place', () => call('resort.detail', { resort_id: id }), plainly.place],
      [
        'calendar, 60 nights',
        () => call('resort.calendar', { resort_id: id, from_day: days.from, to_day: days.to }),
        plainly.calendar,
      ],
      ['desk: summary', () => as('staff')('desk.summary'), plainly.waiting],
      [
        'desk: find by a telephone',
        () => as('staff')('desk.find', { text: TELEPHONE }),
        () => plainly.telephone(TELEPHONE),
      ],
      ['host: today', () => as('host')('host.today'), plainly.hostToday],
      ['host: earnings', () => as('host')('host.earnings'), plainly.hostEarnings],
      ['investor: twelve months', () => as('investor')('investor.figures', { months: 12 }), plainly.months],
      [
        'site map, a part',
        async () => (await fetch(`${origin}/sitemap/stays-1.xml`)).text(),
        plainly.siteMap,
      ],
    ]
    for (const [name, work, plainWork] of pages) {
      const { says, median } = await coldAndWarm(name, work)
      const { halt } = await stateOf(node)
      const { says: plainSays } = await coldAndWarm(name, plainWork)
      tell(name, `${says}, longest halt ${ms(halt)}`, { median, plainly: plainSays })
    }
    const seen = await untilSeen(line, call)
    tell(
      'a night that was closed or opened elsewhere, until a search shows it',
      `median ${ms(seen[Math.floor(seen.length / 2)] ?? 0)}, p99 ${ms(seen.at(-2) ?? 0)}, ${seen.length} changes`,
      { isMain: true },
    )
    tell('memory of the node', `${Math.round((await stateOf(node)).memory)} MB`, { isMain: true })
    return figures
  } finally {
    node.kill('SIGKILL')
    await line.end()
    await plain.close()
    await close()
    rmSync(data, { recursive: true, force: true })
  }
}
