import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODES, isCode } from '#contract/codes.ts'
import { API_BASE, ENDPOINTS, ENDPOINT_NAMES, type Endpoint, type EndpointName } from '#contract/endpoints.ts'
import { can, type Role } from '#contract/grants.ts'
import { vnpayIpnAnswer } from '#contract/shapes/payment.ts'
import { problem } from '#contract/shapes/problem.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
const tokens = new Map<Role, string>()
beforeAll(async () => {
  server = await startApp()
  for (const account of ['guest', 'host', 'investor', 'staff', 'admin'] as const)
    tokens.set(DEMO_ACCOUNTS[account].role, await server.tokenOf(account))
})
afterAll(() => server.close())

const LOGIN = API_BASE + ENDPOINTS['account.login'].path
const post = (payload: string | object, headers: Record<string, string> = {}, url = LOGIN) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: typeof payload === 'string' ? { 'content-type': 'application/json', ...headers } : headers,
    payload,
  })
const open = (name: EndpointName) => {
  const { who }: Endpoint = ENDPOINTS[name]
  return who === 'anyone' || who === 'gateway'
}
const closed = ENDPOINT_NAMES.filter((name) => !open(name))
/** A stream answers until its caller leaves: those who may follow it are let in by a test of its own. */
const answering = closed.filter((name) => !('stream' in ENDPOINTS[name]))

describe('who may call', () => {
  it.each(closed)('%s asks a stranger to sign in', async (name) => {
    const { status, body } = await server.call(name, {}, { key: 'a-key-of-a-stranger' })
    const { who }: Endpoint = ENDPOINTS[name]
    const ofBookings = who === 'booking.create' || who === 'booking.own'
    expect([status, body.code]).toEqual([401, ofBookings ? 'B_018' : 'error_login'])
  })
  it('asks a stranger who wants a booking in words of its own', async () => {
    const { status, body } = await server.call('booking.list', {})
    expect([status, body.code, body.message]).toEqual([401, 'B_018', 'Bạn đăng nhập để tiếp tục nhé.'])
  })
  it.each(closed)('%s tells a token that is nobody’s that the session is over', async (name) => {
    const { status, body } = await server.call(name, {}, { token: 'nobodys-token' })
    expect([status, body.code]).toEqual([401, 'G_401'])
  })
  it.each(ENDPOINT_NAMES.filter(open))(
    '%s is open to anyone, also with a token that is over',
    async (name) => {
      const { status } = await server.call(name, {}, { token: 'nobodys-token' })
      expect([401, 403]).not.toContain(name === 'account.refresh' ? 0 : status)
    },
  )
  it('follows the grants for every call and role', async () => {
    for (const name of answering)
      for (const [role, token] of tokens) {
        const { who }: Endpoint = ENDPOINTS[name]
        const allowed = who === 'signedIn' || who === 'anyone' || who === 'gateway' || can(role, who)
        const { status } = await server.call(name, {}, { token, key: 'a-key-of-somebody' })
        expect(`${name} ${role} ${status === 403 ? 'no' : 'yes'}`).toBe(
          `${name} ${role} ${allowed ? 'yes' : 'no'}`,
        )
      }
  })
})

describe('what is sent', () => {
  it.each([
    ['no JSON', '{"identifier":', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['null', 'null', 400],
    ['prototype keys', '{"__proto__":{"password":"x"},"identifier":"a","password":"b"}', 400],
    ['constructor keys', '{"constructor":{"prototype":{"x":1}},"identifier":"a","password":"b"}', 400],
    ['nothing at all', '', 400],
    ['wrong types', '{"identifier":{},"password":[]}', 400],
    ['too much', JSON.stringify({ identifier: 'x'.repeat(300_000), password: 'b' }), 413],
  ])('%s is a clear problem', async (_what, payload, status) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(status)
    expect(problem.parse(response.json())).toMatchObject({
      status,
      code: status === 413 ? 'G_413' : 'G_INPUT',
    })
  })
  it('in another format is a clear problem', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await post('identifier=a&password=b', { 'content-type': type })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'G_INPUT', fields: { body: { code: 'C_004' } } })
    }
  })
  it('names the fields: missing, wrong, too long', async () => {
    const missing = await post({ password: 'x' }, { language: '1' })
    expect(missing.json()).toMatchObject({
      code: 'G_INPUT',
      message: CODES.G_INPUT.en,
      fields: { identifier: { code: 'C_001', message: 'Please enter the email or phone number.' } },
    })
    const long = await post({ identifier: 'x'.repeat(255), password: 'x' })
    expect(long.json()).toMatchObject({ fields: { identifier: { code: 'C_031' } } })
    const { body } = await server.call('resort.calendar', { resort_id: 'x', from_day: '2026-13-01' })
    expect(body.fields).toMatchObject({
      resort_id: { code: 'C_004' },
      from_day: { code: 'C_004' },
      to_day: { code: 'C_001' },
    })
  })
  it('may have fields that nobody knows', async () => {
    const { status } = await server.call('helper.services', { utm_source: 'x', page_size: 'many' })
    expect(status).toBe(200)
  })
  it('never makes the server fail, whatever it is', async () => {
    const odd = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constant([]),
      fc.constant({}),
    )
    const token = tokens.get('KT') ?? ''
    for (const name of ENDPOINT_NAMES) {
      if (name === 'account.login') continue
      const { input: schema } = ENDPOINTS[name]
      const fields = 'shape' in schema ? Object.keys(schema.shape) : []
      const input = fc.dictionary(fc.constantFrom('other', ...fields), odd)
      await fc.assert(
        fc.asyncProperty(input, async (value) => {
          const { status } = await server.call(name, value, {
            token,
            key: `key-${JSON.stringify(value)}`.replaceAll(/[^\x21-\x7e]/g, '_').slice(0, 150),
          })
          expect(status).toBeLessThan(500)
        }),
        { numRuns: 15 },
      )
    }
  })
})

describe('what is answered', () => {
  it('stands in an envelope, but for the gateway', async () => {
    expect(Object.keys((await server.call('helper.services')).body)).toEqual(['status', 'data'])
    expect(vnpayIpnAnswer.parse((await server.call('payment.vnpayIpn')).body).RspCode).toBe('97')
  })
  it('is a problem in the contract’s shape when it failed', async () => {
    const { body, headers } = await server.call('account.guest', {}, { language: 1 })
    const told = problem.parse(body)
    expect(told.message).toBe(CODES.error_login.en)
    expect(isCode(told.code)).toBe(true)
    expect(told.requestId).toBe(headers['x-request-id'])
    expect(headers['www-authenticate']).toBe('Bearer')
  })
  it('speaks the language of the header, else of the cookie, else Vietnamese', async () => {
    const url = API_BASE + ENDPOINTS['account.guest'].path
    const message = async (headers: Record<string, string>) => {
      const told: { message: string } = (await server.app.inject({ url, headers })).json()
      return told.message
    }
    expect(await message({})).toBe(CODES.error_login.vi)
    expect(await message({ cookie: 'lang=en' })).toBe(CODES.error_login.en)
    expect(await message({ cookie: 'lang=en', language: '0' })).toBe(CODES.error_login.vi)
    expect(await message({ language: 'klingon' })).toBe(CODES.error_login.vi)
  })
  it('to an address that is no call is 404', async () => {
    for (const [method, url] of [
      ['GET', `${API_BASE}/v1/Nothing/here`],
      ['DELETE', LOGIN],
      ['GET', LOGIN],
      ['GET', `${API_BASE}/%E0%A4%A`],
    ] as const) {
      const response = await server.app.inject({ method, url })
      expect([400, 404]).toContain(response.statusCode)
      expect(problem.parse(response.json()).requestId).toBeDefined()
    }
  })
  it('is not sent again when nothing changed, and is nobody’s but the caller’s where it is personal', async () => {
    const first = await server.call('helper.projectAreas')
    const etag = String(first.headers['etag'])
    const again = await server.call('helper.projectAreas', {}, { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    const mine = await server.call('account.guest', {}, { token: tokens.get('KT') ?? '' })
    expect(mine.headers['cache-control']).toBe('no-store')
  })
})

describe('calls of a minute', () => {
  it('are limited for one caller, not for another, and free again in the next', async () => {
    const strict = await startApp({ settings: { rateLimitFactor: 1 } })
    const call = (address: string) => strict.call('account.refresh', {}, { address })
    for (let count = 0; count < ENDPOINTS['account.refresh'].limit; count++)
      expect((await call('10.2.0.1')).status).toBe(401)
    const refused = await call('10.2.0.1')
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'G_429', '60'])
    expect((await call('10.2.0.2')).status).toBe(401)
    strict.clock.advance({ minutes: 1 })
    expect((await call('10.2.0.1')).status).toBe(401)
    await strict.close()
  })
})
