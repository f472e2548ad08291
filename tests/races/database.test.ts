import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { IDEMPOTENCY_HEADER } from '#contract/worker.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { bookingOf } from '#tests/support/bookingWorld.ts'
import { startLine, type Line } from '#tests/support/line.ts'
import { freePort, startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { MINUTE, Victim } from '#tests/support/victim.ts'

/** Two nodes on one PostgreSQL, the first over a line that can be cut and can fall silent. */
let postgres: TestPostgres
let line: Line
let first: Victim
let second: Victim
let directUrl = ''
let token = ''
const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'ghe-database-'))
  folders.push(made)
  return made
}
const CONNECTIONS = '8'

const node = async (databaseUrl: string) =>
  new Victim(await freePort(), {
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: CONNECTIONS,
    DATA_DIR: folder(),
    DRAIN_SECONDS: '2',
  })

beforeAll(async () => {
  postgres = await startPostgres()
  directUrl = await postgres.newDatabase()
  line = await startLine(Number(new URL(directUrl).port))
  const lineUrl = new URL(directUrl)
  lineUrl.port = String(line.port)
  first = await node(lineUrl.href)
  second = await node(directUrl)
}, 2 * MINUTE)
afterAll(async () => {
  for (const one of [first, second]) if (one.lives) await one.kill()
  await line.close()
  await postgres.stop()
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

type Answer = { status: number; retryAfter: string | null; ends: boolean; code: string }
const coded = z.object({ code: z.string() })
const codeOf = (text: string): string => coded.safeParse(JSON.parse(text)).data?.code ?? ''

/** A call as a stranger's client sees it, over a line that `agent` keeps; null when the line broke. */
const ask = (
  address: string,
  path: string,
  { body, agent, headers = {} }: { body?: object; agent?: Agent; headers?: Record<string, string> } = {},
): Promise<Answer | null> =>
  new Promise((resolve) => {
    const sent = request(
      address + path,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(agent ? { agent } : {}),
      },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('error', () => resolve(null))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'] ?? null,
            ends: response.headers.connection === 'close',
            code: codeOf(text),
          }),
        )
      },
    )
    sent.on('error', () => resolve(null))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

const favourite = (address: string, agent?: Agent) =>
  ask(address, API_BASE + ENDPOINTS['favourite.ids'].path, {
    headers: { authorization: `Bearer ${token}` },
    ...(agent ? { agent } : {}),
  })

/** An answer that tells the truth about a database that is away: later, and when. */
const later = (answer: Answer | null) => answer?.status === 503 && Number(answer.retryAfter) > 0

describe('a database that goes and comes back', () => {
  test('O6: two nodes that start at once on an empty database are both up', async () => {
    await Promise.all([first.start(), second.start()])
    const { token: signedIn } = await second.must('account.login', {
      identifier: DEMO_ACCOUNTS.guest.email,
      password: DEMO_PASSWORD,
    })
    token = signedIn
    expect(await favourite(first.address)).toMatchObject({ status: 200 })
  })

  test('O1: cut off in the middle of transactions, a node answers 503 with Retry-After, and works a second after its return', async () => {
    const [room] = (await postgresRows('select resort_id, id from rooms limit 1')).map((row) =>
      z.object({ resort_id: z.string(), id: z.string() }).parse(row),
    )
    const place = { resortId: room?.resort_id ?? '', roomIds: [room?.id ?? ''], hostId: '', areaId: 20 }
    const answers: (Answer | null)[] = []
    const over = new AbortController()
    const writer = async (number: number) => {
      for (let night = 0; !over.signal.aborted; night++) {
        const from = Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh').add({
          days: 3 + number * 40 + (night % 38),
        })
        answers.push(
          await ask(first.address, API_BASE + ENDPOINTS['booking.create'].path, {
            body: bookingOf(place, {
              check_in: from.toString(),
              check_out: from.add({ days: 1 }).toString(),
              shown_total: 1_000_000,
            }),
            headers: { authorization: `Bearer ${token}`, [IDEMPOTENCY_HEADER]: uuidv7() },
          }),
        )
      }
    }
    const writers = Array.from({ length: 8 }, (_none, number) => writer(number))
    for (let round = 0; round < 5; round++) {
      const before = answers.length
      await expect.poll(() => answers.length, { timeout: MINUTE }).toBeGreaterThan(before + 10)
      line.cut()
      const cutAt = answers.length
      await expect
        .poll(() => answers.slice(cutAt).filter(later).length, { timeout: MINUTE })
        .toBeGreaterThan(8)
      expect(await ask(first.address, '/readyz')).toMatchObject({ status: 503 })
      line.mend()
      const mended = performance.now()
      // When it is asked counts: how long the eight writers keep a line or a disk an answer is not the return's.
      let askedAfter = 0
      await expect
        .poll(
          async () => {
            askedAfter = performance.now() - mended
            return (await favourite(first.address))?.status
          },
          { timeout: 5_000, interval: 20 },
        )
        .toBe(200)
      expect(askedAfter).toBeLessThan(1_000)
      expect(first.lives).toBe(true)
    }
    over.abort()
    await Promise.all(writers)
    expect(answers.filter((answer) => answer === null || (answer.status >= 500 && !later(answer)))).toEqual(
      [],
    )
  })

  test('O1: a node that starts while the database is away listens, says so, and begins when it is there', async () => {
    line.cut()
    await first.kill()
    await first.start('listening')
    expect(await ask(first.address, '/readyz')).toMatchObject({ status: 503, retryAfter: '1' })
    expect(await favourite(first.address)).toMatchObject({ status: 503, retryAfter: '1', code: 'G_503' })
    line.mend()
    await expect
      .poll(async () => (await favourite(first.address))?.status, { timeout: MINUTE, interval: 50 })
      .toBe(200)
  })

  test('O2: a database that can only be read is not ready, and refuses writes for now', async () => {
    await postgresRows('alter system set default_transaction_read_only = on')
    await postgresRows('select pg_reload_conf()')
    try {
      const write = () =>
        ask(first.address, API_BASE + ENDPOINTS['favourite.wish'].path, {
          body: { resort_id: uuidv7(), wanted: true, wished_at: Temporal.Now.instant().toString() },
          headers: { authorization: `Bearer ${token}`, [IDEMPOTENCY_HEADER]: uuidv7() },
        })
      await expect.poll(async () => later(await ask(first.address, '/readyz')), { timeout: 5_000 }).toBe(true)
      expect(later(await write())).toBe(true)
    } finally {
      await postgresRows('alter system reset default_transaction_read_only')
      await postgresRows('select pg_reload_conf()')
    }
    await expect.poll(async () => (await ask(first.address, '/readyz'))?.status, { timeout: 5_000 }).toBe(200)
  })

  test('O3: a line that falls silent keeps nobody waiting, and leaves no transaction behind', async () => {
    line.silence()
    const asked = performance.now()
    const answers = await Promise.all(Array.from({ length: 12 }, () => favourite(first.address)))
    expect(answers.map(later)).toEqual(answers.map(() => true))
    expect(performance.now() - asked).toBeLessThan(20_000)
    line.mend()
    await expect
      .poll(async () => (await favourite(first.address))?.status, { timeout: MINUTE, interval: 100 })
      .toBe(200)
    await expect
      .poll(
        async () =>
          postgresRows(
            "select 1 from pg_stat_activity where state = 'idle in transaction' and state_change < now() - interval '12 seconds'",
          ),
        { timeout: MINUTE },
      )
      .toEqual([])
  })
})

describe('many at once', () => {
  test('O2: of 300 buyers at two nodes as many book as there are units; the others are refused, or asked to come again', async () => {
    const [room] = (
      await postgresRows('select resort_id, id, units from rooms order by units desc limit 1')
    ).map((row) => z.object({ resort_id: z.string(), id: z.string(), units: z.number() }).parse(row))
    const place = { resortId: room?.resort_id ?? '', roomIds: [room?.id ?? ''], hostId: '', areaId: 20 }
    const from = Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh').add({ days: 390 })
    const input = bookingOf(place, {
      check_in: from.toString(),
      check_out: from.add({ days: 1 }).toString(),
      shown_total: 1_000_000,
    })
    const answers = await Promise.all(
      Array.from({ length: 300 }, async (_none, number) => {
        const address = number % 2 === 0 ? first.address : second.address
        const headers = { authorization: `Bearer ${token}`, [IDEMPOTENCY_HEADER]: uuidv7() }
        const buy = () => ask(address, API_BASE + ENDPOINTS['booking.create'].path, { body: input, headers })
        // One who is asked to come again does, with the same key.
        for (let answer = await buy(); ; answer = await buy()) {
          if (!later(answer)) return answer
          await new Promise((resolve) => setTimeout(resolve, Number(answer?.retryAfter) * 1_000))
        }
      }),
    )
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(room?.units ?? 0)
    expect(answers.filter((answer) => answer === null || answer.status >= 500)).toEqual([])
  })
})

describe('an orderly end', () => {
  test('O7: under 40 kept lines two nodes are restarted in turn, and no call fails', async () => {
    const nodes = [first, second]
    const over = new AbortController()
    const failed: string[] = []
    let answered = 0
    /** A proxy's way: asks a node that is ready, over a line it keeps until it is told that the line ends. */
    const client = async (number: number) => {
      const agents = nodes.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
      for (let turn = number; !over.signal.aborted;) {
        const at = turn % nodes.length
        const agent = agents[at]
        const server = nodes[at]
        if (!agent || !server) throw new Error('no node')
        const ready = await ask(server.address, '/readyz', { agent })
        if (ready?.status !== 200) {
          turn += 1
          continue
        }
        const answer = await favourite(server.address, agent)
        if (answer?.status === 200) answered += 1
        else failed.push(answer === null ? 'broken' : `${answer.status} ${answer.code}`)
        if (answer?.ends === true) turn += 1
      }
      for (const agent of agents) agent.destroy()
    }
    const clients = Array.from({ length: 40 }, (_none, number) => client(number))
    for (const one of [first, second, first]) {
      const before = answered
      await expect.poll(() => answered, { timeout: MINUTE }).toBeGreaterThan(before + 200)
      await one.kill('SIGTERM')
      await one.start()
    }
    over.abort()
    await Promise.all(clients)
    expect(failed).toEqual([])
  })
})

/** What the database itself says, past both nodes. */
async function postgresRows(text: string): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString: directUrl,
    options: '-c default_transaction_read_only=off',
  })
  await client.connect()
  try {
    const answer: unknown = await client.query(text)
    return z.object({ rows: z.array(z.unknown()) }).safeParse(answer).data?.rows ?? []
  } finally {
    await client.end()
  }
}
