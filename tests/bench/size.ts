import 'temporal-polyfill/global'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import * as z from 'zod/mini'
import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { fillWorld } from '#demo/world/world.ts'
import { openDatabase } from '#server/db/client.ts'
import { systemClock } from '#server/ports/clock.ts'
import { freePort, startPostgres } from '#tests/support/postgres.ts'
import { measured } from './crowd.ts'
import { linesTo } from './lines.ts'
import { eachAnother, mixedRequests } from './requests.ts'

/** One figure: of what, in words, and where it is of calls their median when they are warm, in milliseconds. */
type Figure = { name: string; says: string; median?: number | undefined }
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
    () => undefined,
  )
  const line = new pg.Client(address)
  await line.connect()
  await fillWorld({ db, clock: systemClock }, line, { rooms, nights: 400, bookings: rooms * 10 })
  await line.end()
  await close()
  return { address, close: postgres.stop }
}

type Caller = (name: EndpointName, input?: object) => Promise<unknown>
const login = z.object({ data: z.object({ token: z.string() }) })

function callerOf(origin: string, token?: string): Caller {
  return async (name, input = {}) => {
    const { method, path } = ENDPOINTS[name]
    const query =
      method === 'GET'
        ? `?${new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)])).toString()}`
        : ''
    const answer = await fetch(origin + API_BASE + path + query, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
    })
    const body: unknown = await answer.json()
    if (!answer.ok)
      throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(body).slice(0, 200)}`)
    return body
  }
}

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

/** Closes a night that is open, or opens it again, as another node would. */
const TURN = `insert into room_nights (resort_id, room_id, night, units, taken, closed)
  values ($1, $2, $3, $4, 0, true)
  on conflict (resort_id, room_id, night) do update set closed = not room_nights.closed`
const nightIn = (days: number) => Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh').add({ days }).toString()

/** Nights that are closed and opened, so many a second, by a line of its own; the returned function ends that. */
async function changing(line: pg.Client, aSecond: number): Promise<() => Promise<void>> {
  const { rows } = await line.query('select resort_id, id, units from rooms limit 5000')
  let [turn, last]: [number, Promise<unknown>] = [0, Promise.resolve()]
  const timer = setInterval(() => {
    const { resort_id, id, units } = rows[turn++ % rows.length] ?? {}
    const night = nightIn(1 + (turn % 120))
    last = last.then(() => line.query(TURN, [resort_id, id, night, units]))
  }, 1000 / aSecond)
  return async () => {
    clearInterval(timer)
    await last
  }
}

/** A search of one night. */
const nightOf = (days: number) => ({ from_day: nightIn(days), to_day: nightIn(days + 1), number_of_adult: 2 })

const found = z.object({ data: z.object({ total_rows: z.number() }) })
/** A change that no search has shown by then, in milliseconds, is one that is missed. */
const MISSED = 10_000
/** How long it takes from a commit elsewhere until a search shows it: of each of some changes, in ascending order, in milliseconds. */
async function untilSeen(line: pg.Client, call: Caller): Promise<number[]> {
  const [from_day, to_day] = [nightIn(200), nightIn(201)]
  const { rows } = await line.query(
    `select rooms.resort_id, rooms.id, rooms.units, project_area_id
    from rooms join resorts on resorts.id = rooms.resort_id
    where not exists (select from rooms as other where other.resort_id = rooms.resort_id and other.id <> rooms.id)
      and not exists (select from room_nights as sold where sold.resort_id = rooms.resort_id and sold.room_id = rooms.id
        and night = $1 and (closed or elsewhere > 0 or taken >= sold.units))
    limit 50`,
    [from_day],
  )
  const times: number[] = []
  for (const { resort_id, id, units, project_area_id } of rows) {
    const asked = { project_area_id, from_day, to_day, number_of_adult: 1, page_size: 1 }
    const total = async () => found.parse(await call('search.resorts', asked)).data.total_rows
    for (const _closedThenOpened of [true, false]) {
      const before = await total()
      await line.query(TURN, [resort_id, id, from_day, units])
      const committed = performance.now()
      while ((await total()) === before)
        if (performance.now() - committed > MISSED) throw new Error('A change was not seen.')
      times.push(performance.now() - committed)
    }
  }
  return times.sort((a, b) => a - b)
}

/** The product's figures with so many rooms, over HTTP, in a node of its own; of the `given` database. */
export async function sizeBenchmark(rooms: number, given?: string): Promise<Figure[]> {
  const { address, close } = await worldOf(rooms, given)
  const line = new pg.Client(address)
  await line.connect()
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
  const tell = (name: string, says: string, median?: number) => {
    figures.push({ name, says, median })
    console.log(`${name}: ${says}`)
  }
  try {
    while (node.exitCode === null && !(await fetch(`${origin}/readyz`).catch(() => null))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 20))
    tell('start to /readyz', seconds(performance.now() - began))
    const call = callerOf(origin)
    const [first] = mixedRequests()
    tell('the first home', seconds(await timed(() => call('home.blocks'))))
    await call('search.resorts', first)
    tell('start to the first search', seconds(performance.now() - began))
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
    tell(
      'search, mixed, 32 at once, warm',
      `${search.perSecond} a second, median ${ms(search.medianMilliseconds)}, p99 ${ms(search.p99Milliseconds)}, ${failed} failed, longest halt ${ms(calm.halt)}`,
      search.medianMilliseconds,
    )
    const stop = await changing(line, 200)
    failed = 0
    const beside = await measured('search', searching)
    await stop()
    const busy = await stateOf(node)
    tell(
      'the same while nights change 200 times a second',
      `${beside.perSecond} a second, p99 ${ms(beside.p99Milliseconds)}, ${failed} failed, longest halt ${ms(busy.halt)}`,
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
    const pages: [string, () => Promise<unknown>][] = [
      ['home', () => call('home.blocks')],
      ['place', () => call('resort.detail', { resort_id: id })],
      ['desk: summary', () => as('staff')('desk.summary')],
      ['desk: find by a telephone', () => as('staff')('desk.find', { text: '+84100000007' })],
      ['host: today', () => as('host')('host.today')],
      ['host: earnings', () => as('host')('host.earnings')],
      ['investor: twelve months', () => as('investor')('investor.figures', { months: 12 })],
      ['site map, a part', async () => (await fetch(`${origin}/sitemap/stays-1.xml`)).text()],
    ]
    for (const [name, work] of pages) {
      const { says, median } = await coldAndWarm(name, work)
      tell(name, `${says}, longest halt ${ms((await stateOf(node)).halt)}`, median)
    }
    const seen = await untilSeen(line, call)
    tell(
      'a night that was closed or opened elsewhere, until a search shows it',
      `median ${ms(seen[Math.floor(seen.length / 2)] ?? 0)}, p99 ${ms(seen.at(-2) ?? 0)}, ${seen.length} changes`,
    )
    tell('memory of the node', `${Math.round((await stateOf(node)).memory)} MB`)
    return figures
  } finally {
    node.kill('SIGKILL')
    await line.end()
    await close()
    rmSync(data, { recursive: true, force: true })
  }
}
