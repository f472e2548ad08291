import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { eq } from 'drizzle-orm'
import { importSPKI, jwtVerify } from 'jose'
import { uuidv7 } from 'uuidv7'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import * as z from 'zod'
import { DEFAULT_NOTICE_SETTINGS } from '#contract/shapes/notification.ts'
import { TARGETS } from '#contract/targets.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { addNotices, deliverDue, type Had, type Notice } from '#server/modules/notices/notices.ts'
import { quietUntil } from '#server/modules/notices/rules.ts'
import { pushDevices } from '#server/modules/notices/tables.ts'
import { fcmPush } from '#server/ports/push/fcm.ts'
import type { PushPort } from '#server/ports/push/push.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

describe('quiet hours', () => {
  const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Asia/Ho_Chi_Minh]`).toInstant()
  const night = { from: '22:00', to: '07:00' }
  test.each([
    ['before them', night, '2026-11-21T21:59', null],
    ['from their first minute', night, '2026-11-21T22:00', '2026-11-22T07:00'],
    ['after midnight', night, '2026-11-22T00:30', '2026-11-22T07:00'],
    ['until their last', night, '2026-11-22T06:59', '2026-11-22T07:00'],
    ['when they are over', night, '2026-11-22T07:00', null],
    ['within one day', { from: '12:00', to: '14:00' }, '2026-11-22T13:00', '2026-11-22T14:00'],
    ['that are none', { from: '12:00', to: '12:00' }, '2026-11-22T12:00', null],
  ])('%s', (_when, quiet, now, until) => {
    expect(quietUntil(at(now), quiet)?.toString() ?? null).toBe(until === null ? null : at(until).toString())
  })
})

describe('the push service', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  let service: Server
  let address: string
  let tokens = 0
  const sent: { token: string; data: Record<string, string> }[] = []
  const message = z.object({
    message: z.object({ token: z.string(), data: z.record(z.string(), z.string()) }),
  })

  beforeAll(async () => {
    service = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        const answer = (status: number, value: object) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
        if (request.url === '/token') {
          const form = new URLSearchParams(body)
          void importSPKI(publicKey, 'RS256')
            .then((key) => jwtVerify(form.get('assertion') ?? '', key, { audience: `${address}/token` }))
            .then(({ payload }) => {
              expect(payload['scope']).toBe('https://www.googleapis.com/auth/firebase.messaging')
              tokens += 1
              answer(200, { access_token: `access-${tokens}`, expires_in: 3600 })
            })
            .catch(() => answer(400, {}))
          return
        }
        if (request.headers.authorization !== `Bearer access-${tokens}`) return void answer(401, {})
        expect(request.url).toBe('/v1/projects/ghe-test/messages:send')
        const { token, data } = message.parse(JSON.parse(body)).message
        if (token === 'gone-device')
          return void answer(404, { error: { code: 404, details: [{ errorCode: 'UNREGISTERED' }] } })
        const wrong = (message: string, ...more: object[]) =>
          answer(400, {
            error: { code: 400, message, details: [{ errorCode: 'INVALID_ARGUMENT' }, ...more] },
          })
        if (token === 'no-token-at-all')
          return void wrong('Invalid value', { fieldViolations: [{ field: 'message.token' }] })
        if (token === 'half-a-token')
          return void wrong('The registration token is not a valid FCM registration token')
        if (token === 'too-much-said')
          return void wrong('Message too big', { fieldViolations: [{ field: 'message.data' }] })
        if (token === 'bad-day') return void answer(503, {})
        sent.push({ token, data })
        answer(200, { name: 'projects/ghe-test/messages/1' })
      })
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const place = service.address()
    address = `http://127.0.0.1:${typeof place === 'object' ? (place?.port ?? 0) : 0}`
  })
  afterAll(() => service.close())

  it('takes data-only messages by a signed account; a token is kept, and one that is gone is told', async () => {
    let now = Date.now()
    const settings = {
      project: 'ghe-test',
      clientEmail: 'push@ghe.test',
      privateKey,
      tokenAddress: `${address}/token`,
      address: `${address}/v1`,
    }
    const push = fcmPush(settings, () => now)
    expect(await push.send('device-1', { id: 'x', title: 'Đã đặt' })).toBe('sent')
    expect(await push.send('device-2', { id: 'y' })).toBe('sent')
    expect(tokens).toBe(1)
    expect(sent[0]).toEqual({ token: 'device-1', data: { id: 'x', title: 'Đã đặt' } })
    expect(await push.send('gone-device', {})).toBe('gone')
    expect(await push.send('no-token-at-all', {})).toBe('gone')
    expect(await push.send('half-a-token', {})).toBe('gone')
    await expect(push.send('too-much-said', {})).rejects.toThrow('400')
    await expect(push.send('bad-day', {})).rejects.toThrow('503')
    now += 3_600_000
    await push.send('device-1', {})
    expect(tokens).toBe(2)
  })
})

describe('delivery', () => {
  let server: TestApp
  let token: string
  let userId: string
  let pushed: { token: string; data: Record<string, string> }[] = []
  let broken: string | null = null
  const push: PushPort = {
    send: async (to, data) => {
      if (to === broken) throw new Error('no answer')
      if (to.startsWith('gone')) return 'gone'
      pushed.push({ token: to, data })
      return 'sent'
    },
  }
  beforeEach(async () => {
    server = await startApp()
    pushed = []
    broken = null
    token = await server.tokenOf('guest')
    const [found] = await server.services.db
      .select()
      .from(users)
      .where(eq(users.email, DEMO_ACCOUNTS.guest.email))
    userId = found?.id ?? ''
  })
  afterEach(() => server.close())

  const tell = (more: Partial<Notice> = {}) =>
    server.services.db.transaction((tx) =>
      addNotices(tx, [
        {
          userId,
          target: TARGETS.BOOKING,
          ref: uuidv7(),
          kind: 'guest.confirm',
          params: { code: 'GHE-7K2M9Q', arrives: '2026-11-24', to: 'ORDERED' },
          createdAt: server.clock.now(),
          ...more,
        },
      ]),
    )
  const add = (device: string, language: 0 | 1 = 0) =>
    server.call('device.add', { device_id: device }, { token, language })
  const deliver = () => deliverDue({ ...server.services, push })

  it('tells every device once, in its language, with the count', async () => {
    await add('device-one')
    await add('device-two', 1)
    await tell()
    await deliver()
    await deliver()
    expect(pushed.map(({ token: to, data }) => [to, data['title'], data['unread'], data['v']])).toEqual([
      ['device-one', 'Chủ nhà đã xác nhận', '1', '1'],
      ['device-two', 'The host has confirmed', '1', '1'],
    ])
    expect(Object.values(pushed[0]?.data ?? {}).every((value) => typeof value === 'string')).toBe(true)
    expect(JSON.stringify(pushed)).not.toContain(userId)
    const { body } = await server.call('notification.settings', {}, { token })
    expect(body.data).toMatchObject({ devices: 2, lastPush: '2026-11-21T05:00:00Z' })
  })

  it('tries again what a device did not get, and forgets devices that are gone', async () => {
    await add('device-one')
    await add('gone-device')
    await tell()
    broken = 'device-one'
    await deliver()
    expect(pushed).toEqual([])
    expect((await server.services.db.select().from(pushDevices)).map(({ token: at }) => at)).toEqual([
      'device-one',
    ])
    broken = null
    await deliver()
    expect(pushed).toEqual([])
    server.clock.advance({ minutes: 2 })
    await deliver()
    expect(pushed).toHaveLength(1)
  })

  it('says nothing again to a device that has it, while another one does not take it', async () => {
    await add('device-one')
    await add('device-two')
    await tell()
    broken = 'device-two'
    const had: Had = new Map()
    for (let round = 0; round < 3; round++) {
      await deliverDue({ ...server.services, push }, had)
      server.clock.advance({ minutes: 2 })
    }
    expect(pushed.map(({ token: to }) => to)).toEqual(['device-one'])
    broken = null
    await deliverDue({ ...server.services, push }, had)
    server.clock.advance({ minutes: 2 })
    await deliverDue({ ...server.services, push }, had)
    expect(pushed.map(({ token: to }) => to)).toEqual(['device-one', 'device-two'])
    expect(had.size).toBe(0)
  })

  it('is of one node also where a round takes longer than a claim holds', async () => {
    await add('device-one')
    await tell()
    await tell()
    await tell()
    const slow: PushPort = {
      send: async (to, data) => {
        server.clock.advance({ seconds: 50 })
        await deliver()
        return push.send(to, data)
      },
    }
    await deliverDue({ ...server.services, push: slow })
    await deliver()
    const said = pushed.map(({ data }) => data['id'])
    expect(said).toHaveLength(3)
    expect(new Set(said).size).toBe(3)
  })

  it('goes on with everybody else where it fails for one person', async () => {
    const [other] = await server.services.db
      .select()
      .from(users)
      .where(eq(users.email, DEMO_ACCOUNTS.host.email))
    const others = await server.tokenOf('host')
    await tell({ userId: other?.id ?? '', ref: 'first' })
    await tell()
    await add('device-one')
    await server.call('device.add', { device_id: 'device-two' }, { token: others })
    let asked = 0
    const { clock } = server.services
    const failing = {
      now: () => {
        asked += 1
        if (asked === 2) throw new Error('a line that broke')
        return clock.now()
      },
    }
    await deliverDue({ ...server.services, clock: failing, push })
    expect(pushed.map(({ token: to }) => to)).toEqual(['device-one'])
    server.clock.advance({ minutes: 2 })
    await deliver()
    expect(pushed.map(({ token: to }) => to)).toEqual(['device-one', 'device-two'])
  })

  it('is silent where the person wants it so, but never about the account', async () => {
    await add('device-one')
    const kinds = { ...DEFAULT_NOTICE_SETTINGS.kinds, BOOKING: false }
    await server.call('notification.saveSettings', { kinds, quiet: null }, { token, key: 'a-key-1234' })
    await tell()
    await tell({ target: TARGETS.ACCOUNT })
    await deliver()
    expect(pushed.map(({ data }) => data['target'])).toEqual([String(TARGETS.ACCOUNT)])
  })

  it('waits for the end of quiet hours, and leaves out what was read meanwhile', async () => {
    await add('device-one')
    const settings = { kinds: DEFAULT_NOTICE_SETTINGS.kinds, quiet: { from: '11:00', to: '14:00' } }
    await server.call('notification.saveSettings', settings, { token, key: 'a-key-1234' })
    await tell()
    await deliver()
    server.clock.advance({ hours: 1 })
    await tell()
    await deliver()
    expect(pushed).toEqual([])
    token = await server.tokenOf('guest')
    const { body } = await server.call('notification.pushed', {}, { token })
    const first = z.array(z.object({ id: z.string() })).parse(body.data)[0]
    await server.call('notification.read', { notification_pushed_id: first?.id }, { token })
    server.clock.set('2026-11-21T07:00:00Z')
    await deliver()
    expect(pushed).toHaveLength(1)
  })

  it('ends with the session: signing out anywhere means no more pushes there', async () => {
    await add('device-one')
    await server.call('account.signOut', {}, { token })
    await tell()
    await deliver()
    expect(pushed).toEqual([])
  })
})
