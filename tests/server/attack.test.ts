import { maxHeaderSize } from 'node:http'
import { connect } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { API_BASE, ENDPOINTS, ENDPOINT_NAMES, type Endpoint, type EndpointName } from '#contract/endpoints.ts'
import { can } from '#contract/grants.ts'
import { IDEMPOTENCY_HEADER, LANGUAGE_HEADER } from '#contract/worker.ts'
import { Random } from '#demo/data/random.ts'
import { addAddressCheck } from '#server/http/address.ts'
import { withChosenLanguage } from '#server/rendering/choice.ts'
import { readCookie } from '#src/i18n/cookies.ts'
import { preferencesFrom } from '#src/i18n/preferences.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { fittingValue, HOSTILE_TEXTS, hostileValue, spoiled, type KnownIds } from '#tests/support/hostile.ts'
import { inputSchema } from '#tests/support/inputs.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

/** `CALLS=300000 npx vitest run --project server tests/server/attack.test.ts`; `SEED=…` walks the same way again. */
const CALLS = Number(process.env['CALLS'] ?? 4000)
const SEED = process.env['SEED'] ?? 'hostile'
/** Node's HTTP answers 431 to a longer head by itself, before anything of ours works on it. */
const LONGEST_ADDRESS = maxHeaderSize
/** CPU of one call, in milliseconds, above which others wait for it. */
const STALL = 100

const ACCOUNTS = ['guest', 'otherGuest', 'host', 'investor', 'staff', 'admin'] as const
type Account = (typeof ACCOUNTS)[number]
/** A stream answers until its caller leaves. */
/** Who may make a call, as far as the table says. */
const callersOf = (name: EndpointName): readonly Account[] => {
  const { who }: Endpoint = ENDPOINTS[name]
  const able = ACCOUNTS.filter(
    (account) =>
      who === 'anyone' || who === 'gateway' || who === 'signedIn' || can(DEMO_ACCOUNTS[account].role, who),
  )
  return able.length > 0 ? able : ACCOUNTS
}
const NAMES = ENDPOINT_NAMES.filter((name) => !('stream' in ENDPOINTS[name]))

let server: TestApp
let known: KnownIds
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
  known = await knownIds()
})
afterAll(() => server.close())

/** Some ids of every table, so that a call gets further than "there is no such thing". */
async function knownIds(): Promise<KnownIds> {
  const rows = z.array(z.object({ id: z.string() }))
  const tables = z.parse(
    z.array(z.object({ name: z.string() })),
    (
      await server.services.db.execute(
        sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`,
      )
    ).rows,
  )
  const ids = new Map<string, string[]>()
  for (const { name } of tables) {
    const found = z.parse(
      rows,
      (
        await server.services.db.execute(
          sql`select id from ${sql.identifier(name)} order by id desc limit 40`,
        )
      ).rows,
    )
    if (found.length > 0)
      ids.set(
        name,
        found.map(({ id }) => id),
      )
  }
  return (field, random) => {
    const noun = field.replace(/_ids?$|Id$/, '').toLowerCase()
    const table = [...ids.keys()].find((name) =>
      name.replaceAll('_', '').startsWith(noun.replaceAll('_', '')),
    )
    return random.pick(ids.get(random.chance(0.8) && table ? table : random.pick([...ids.keys()])) ?? [])
  }
}

type Attack = {
  name: EndpointName
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: string
}

const HEADER_SAFE = HOSTILE_TEXTS.filter((text) => /^[\t\x20-\x7e]{0,2000}$/.test(text))

function headersOf(random: Random): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const spoil = (name: string, of: readonly string[] = HEADER_SAFE) => {
    if (random.chance(0.04)) headers[name] = random.pick(of)
  }
  headers[IDEMPOTENCY_HEADER] = `attack-${random.whole(0, 1e9)}`
  if (random.chance(0.3)) headers[LANGUAGE_HEADER] = '1'
  for (const name of [
    IDEMPOTENCY_HEADER,
    LANGUAGE_HEADER,
    'if-none-match',
    'user-agent',
    'accept',
    'accept-encoding',
    'x-forwarded-for',
    'origin',
  ])
    spoil(name)
  spoil('cookie', [
    'lang=%ff',
    'lang=%00; ghe_access=%',
    'ghe_access=%E0%A4%A; ghe_refresh=;;;==',
    `a=${'b'.repeat(4000)}`,
    '=',
  ])
  spoil('content-type', [
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=utf-16',
    ';',
  ])
  return headers
}

/** What of a text fits into an address. */
const wellFormed = (text: string) => Buffer.from(text).toString()

/** A query string of an input, as far as it can be one. */
function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return String(input)
  return Object.entries(input)
    .map(([name, value]) => {
      const written = typeof value === 'object' ? JSON.stringify(value) : String(value)
      return `${encodeURIComponent(name)}=${written.startsWith('%') ? written : encodeURIComponent(wellFormed(written.slice(0, 6000)))}`
    })
    .join('&')
}

function attackOn(name: EndpointName, random: Random): Attack {
  const { method, path } = ENDPOINTS[name]
  const fitting = fittingValue(inputSchema(name), '', random, known)
  const dial = random.next()
  const input =
    dial < 0.3
      ? fitting
      : dial < 0.85
        ? spoiled(fitting, random)
        : dial < 0.95
          ? spoiled(spoiled(fitting, random), random)
          : hostileValue(random)
  const address =
    API_BASE +
    path.replace(/\{\w+\}/g, () => encodeURIComponent(wellFormed(random.pick(HOSTILE_TEXTS).slice(0, 400))))
  const headers = headersOf(random)
  if (method === 'GET')
    return { name, method, url: `${address}?${queryOf(input)}`.slice(0, LONGEST_ADDRESS), headers }
  const payload = random.chance(0.02)
    ? random.pick(['{', '{"a":1,}', '\u0000', '"\\ud800"', '[[[[', '{"__proto__":{}}', ''])
    : (JSON.stringify(input) ?? '')
  return { name, method, url: address, headers, payload }
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

async function make({ name: _name, ...attack }: Attack, token: string | null) {
  const began = process.cpuUsage()
  const { statusCode, body } = await server.app.inject({
    ...attack,
    headers: { ...attack.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
  })
  return { status: statusCode, body, cpu: milliseconds(process.cpuUsage(began)) }
}

const KEPT = ['users', 'credentials', 'user_roles']
/** Notes who can sign in, and with what. */
async function notePeople(): Promise<void> {
  for (const table of KEPT)
    await server.services.db.execute(sql.raw(`create table kept_${table} as table ${table}`))
}
/** An attack that gets in may leave, or choose another password: who has is there again, so that the next one gets in. */
async function bringPeopleBack(): Promise<void> {
  await server.services.db.execute(sql`
    update users set email = kept.email, phone = kept.phone, state = kept.state
    from kept_users kept where kept.id = users.id`)
  await server.services.db.execute(sql`
    insert into credentials select * from kept_credentials
    on conflict (user_id) do update set password_hash = excluded.password_hash`)
  await server.services.db.execute(
    sql`insert into user_roles select * from kept_user_roles on conflict do nothing`,
  )
  await server.services.db.execute(sql`delete from sign_in_failures`)
}

/** Access tokens, new ones where an attack or time has ended them. */
function signedIn() {
  const tokens = new Map<Account, string | null>()
  return {
    of: async (account: Account | null) => {
      if (account === null) return null
      if (!tokens.has(account)) tokens.set(account, await server.tokenOf(account).catch(() => null))
      return tokens.get(account) ?? null
    },
    over: (account: Account | null) => account !== null && tokens.delete(account),
    forget: () => tokens.clear(),
  }
}

describe('S4: hostile input', () => {
  it(
    `S4: ${CALLS} calls of every endpoint, as every role: never an answer of 5xx, nothing that others wait for`,
    async () => {
      const random = new Random(SEED)
      const people = signedIn()
      const failures: string[] = []
      const slow: { attack: Attack; account: Account | null }[] = []
      const statuses = new Map<number, number>()
      await notePeople()
      const delay = monitorEventLoopDelay({ resolution: 5 })
      delay.enable()
      for (let call = 0; call < CALLS; call++) {
        if (call % 20 === 0) server.clock.advance({ seconds: 1 })
        if (call % 2000 === 0) {
          await bringPeopleBack()
          people.forget()
        }
        const name = NAMES[call % NAMES.length] ?? random.pick(NAMES)
        const account = random.chance(0.1)
          ? null
          : random.pick(random.chance(0.9) ? callersOf(name) : ACCOUNTS)
        const attack = attackOn(name, random)
        const { status, body, cpu } = await make(attack, await people.of(account))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 401) people.over(account)
        if (status >= 500)
          failures.push(
            `${name} as ${account}: ${status} ${attack.url.slice(0, 300)} ${attack.payload?.slice(0, 600) ?? ''} → ${body.slice(0, 200)}`,
          )
        if (cpu > STALL) slow.push({ attack, account })
      }
      delay.disable()
      await bringPeopleBack()
      people.forget()
      const stalls: string[] = []
      for (const { attack, account } of slow) {
        const again: number[] = []
        for (let time = 0; time < 3; time++) again.push((await make(attack, await people.of(account))).cpu)
        const least = Math.min(...again)
        if (least > STALL)
          stalls.push(
            `${attack.name} ${least.toFixed(0)} ms: ${attack.url.slice(0, 200)} ${attack.payload?.slice(0, 200) ?? ''}`,
          )
      }
      const answers = [...statuses].toSorted(([one], [other]) => one - other)
      process.stdout.write(
        `${CALLS} calls, seed ${SEED}: ${answers.map(([status, times]) => `${status} × ${times}`).join(', ')}; ${slow.length} above ${STALL} ms of CPU at first sight, ${stalls.length} again; event loop p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, longest ${(delay.max / 1e6).toFixed(0)} ms on this machine\n`,
      )
      expect(failures).toEqual([])
      expect(stalls).toEqual([])
      // The attack gets in: what it sends is right often enough to be worked on.
      expect((statuses.get(200) ?? 0) / CALLS).toBeGreaterThan(0.08)
    },
    Math.max(60_000, CALLS * 60),
  )
})

test('S4: a cursor of the year 0, which is none to the database, is refused', async () => {
  await bringPeopleBack()
  const cursor = Buffer.from(
    JSON.stringify(['0000-01-01T00:00:00.000000Z', '00000000-0000-0000-0000-000000000000']),
  ).toString('base64url')
  const authorization = `Bearer ${await server.tokenOf('host')}`
  const url = `${API_BASE}${ENDPOINTS['chat.list'].path}?side=HOST&cursor=${cursor}`
  const { statusCode } = await server.app.inject({ url, headers: { authorization } })
  expect(statusCode).toBe(400)
})

describe('S4: what is no address', () => {
  it('S4: does not reach the pages, which read addresses', async () => {
    const app = fastify()
    addAddressCheck(app)
    app.get('/*', (request) => [
      withChosenLanguage(request.url),
      new URL(request.url, 'http://localhost').pathname,
    ])
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    for (const path of ['//', '///', '///x/..?lang=en', '/\\\\', '//[', '//evil.example/?lang=en'])
      expect([path, await raw(port, `GET ${path} HTTP/1.1`)]).toEqual([path, 'HTTP/1.1 404 Not Found'])
    expect(await raw(port, 'GET /x//y?lang=en HTTP/1.1')).toBe('HTTP/1.1 200 OK')
    await app.close()
  })

  it('S4: a cookie that is no text draws the page in the usual language', () => {
    expect(readCookie('lang=%ff; theme=dark', 'lang')).toBe('%ff')
    expect(preferencesFrom('lang=%ff; currency=%E0%A4%A').language).toBe('vi')
  })

  /** The status line of a request written by hand: no client would send it. */
  const raw = (port: number, head: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${head}\r\nhost: localhost\r\nconnection: close\r\n\r\n`, 'latin1'),
      )
      let text = ''
      socket.on('data', (piece) => (text += piece.toString('latin1')))
      socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''))
      socket.on('error', reject)
    })

  it('S4: gets an honest answer, never 500', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const port = Number(new URL(address).port)
    const lines = []
    for (const path of [
      '//',
      '///',
      '///x/..?lang=en',
      '//evil.example/..',
      '/\\',
      '/\\\\x',
      '/%',
      '/%ff',
      '/%00',
      '/%c0%ae',
      '/?%',
      '/.',
      '/..%2f..',
      '*',
      'http://other.example/',
      'http://[',
      '/pictures/%ff',
      '/photos/..%2f',
      '/calendars/%00',
      '/share/%ff',
      '/sitemap/%00.xml',
      `/${'a/'.repeat(3000)}`,
    ])
      lines.push([path.slice(0, 30), await raw(port, `GET ${path} HTTP/1.1`)])
    expect(lines.filter(([, status]) => !/^HTTP\/1\.1 (2|3|4)\d\d /.test(status ?? ''))).toEqual([])
  })
})
