import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { DEFAULT_NOTICE_SETTINGS, liveNews, notification } from '#contract/shapes/notification.ts'
import { TARGETS } from '#contract/targets.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { addNotices, type Notice } from '#server/modules/notices/notices.ts'
import { pushDevices } from '#server/modules/notices/tables.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
let token: string
let userId: string
beforeEach(async () => {
  server = await startApp()
  token = await server.tokenOf('guest')
  const found = await server.services.db
    .select()
    .from(users)
    .where(eq(users.email, DEMO_ACCOUNTS.guest.email))
  userId = found[0]?.id ?? ''
})
afterEach(() => server.close())

const tell = (count: number, more: Partial<Notice> = {}) =>
  server.services.db.transaction((tx) =>
    addNotices(
      tx,
      Array.from({ length: count }, (_, index) => ({
        userId,
        target: TARGETS.BOOKING,
        ref: uuidv7(),
        kind: 'guest.confirm' as const,
        params: { code: `GHE-${index}`, arrives: '2026-11-24', to: 'ORDERED' },
        createdAt: server.clock.now(),
        ...more,
      })),
    ),
  )
const list = async (input: object = {}, as = token) => {
  const { status, body } = await server.call('notification.pushed', input, { token: as })
  expect(status).toBe(200)
  return notificationsIn(body.data)
}
const notificationsIn = (data: unknown) =>
  Array.isArray(data) ? data.map((one) => notification.parse(one)) : []
const unread = async (as = token) =>
  (await server.call('notification.totalUnread', {}, { token: as })).body.data

describe('the list of notices', () => {
  it('pages by the last id seen, ten at a time, and ends with an empty list', async () => {
    await tell(23)
    const seen: string[] = []
    const sizes: number[] = []
    for (let last: string | undefined; sizes.length < 6;) {
      const page = await list(last === undefined ? {} : { notification_pushed_id: last })
      sizes.push(page.length)
      if (page.length === 0) break
      seen.push(...page.map(({ id }) => id))
      last = seen.at(-1)
    }
    expect(sizes).toEqual([10, 10, 3, 0])
    expect(new Set(seen).size).toBe(23)
    expect(seen).toEqual(seen.toSorted().toReversed())
    expect(await list({ page_size: 50 })).toHaveLength(23)
    const tooMany = await server.call('notification.pushed', { page_size: 51 }, { token })
    expect([tooMany.status, tooMany.body.fields]).toMatchObject([400, { page_size: {} }])
  })

  it('speaks the language asked for, in the payload or in the header', async () => {
    await tell(1)
    const [vietnamese] = await list({ language: 0 })
    const [english] = await list({ language: 1 })
    expect(vietnamese?.body).toContain('GHE-0')
    expect(vietnamese?.body).toContain('24/11')
    expect(english).toMatchObject({ title: 'The host has confirmed', side: 'guest', is_read: false })
    expect(english?.body).toContain('24 Nov')
    const byHeader = await server.call('notification.pushed', {}, { token, language: 1 })
    expect(notificationsIn(byHeader.body.data)[0]?.title).toBe(english?.title)
  })

  it('is one’s own: another person sees nothing of it and can mark nothing', async () => {
    await tell(1)
    const [mine] = await list()
    const other = await server.tokenOf('otherGuest')
    expect(await list({}, other)).toEqual([])
    for (const name of ['notification.read', 'notification.one'] as const) {
      const answers = await Promise.all(
        [mine?.id, uuidv7()].map((id) => server.call(name, { notification_pushed_id: id }, { token: other })),
      )
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [404, 'G_404'],
        [404, 'G_404'],
      ])
    }
    expect(await unread()).toBe(1)
  })
})

describe('reading', () => {
  it('marks one, keeps the first moment, and all the rest at once', async () => {
    await tell(3)
    const [first] = await list()
    const input = { notification_pushed_id: first?.id }
    expect((await server.call('notification.read', input, { token })).status).toBe(200)
    expect((await server.call('notification.read', input, { token, key: 'a-key-of-mine' })).status).toBe(200)
    expect(await unread()).toBe(2)
    expect((await server.call('notification.readAll', {}, { token })).body.data).toEqual({ done: true })
    expect(await unread()).toBe(0)
    expect((await list()).every(({ is_read }) => is_read)).toBe(true)
  })

  it('with a key is done once and answered the same', async () => {
    await tell(1)
    const [first] = await list()
    const send = () =>
      server.call('notification.read', { notification_pushed_id: first?.id }, { token, key: 'one-key-1' })
    const answers = [await send(), await send()]
    expect(answers[1]?.headers['idempotency-replayed']).toBe('true')
    expect(answers[1]?.text).toBe(answers[0]?.text)
  })
})

describe('the live stream', () => {
  /** Follows as the guest; what comes next, null when the stream has ended. */
  async function followed() {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const address = server.app.server.address()
    const port = typeof address === 'object' ? address?.port : null
    const response = await fetch(
      `http://127.0.0.1:${port ?? 0}${API_BASE}${ENDPOINTS['notification.live'].path}`,
      { headers: { authorization: `Bearer ${token}` } },
    )
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    return async () => {
      for (;;) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: '' }
        if (done) return null
        const data = /^data: (.*)$/m.exec(value)?.[1]
        if (data !== undefined) return liveNews.parse(JSON.parse(data))
      }
    }
  }

  it('ends with its session', async () => {
    const next = await followed()
    expect(await next()).toEqual({ unread: 0, news: [] })
    await server.call('account.signOut', {}, { token })
    expect(await next()).toBeNull()
  })

  it('O11: says how things stand, then every change and nothing twice, and ends when the server closes', async () => {
    const next = await followed()
    expect(await next()).toEqual({ unread: 0, news: [] })
    await tell(2)
    const told = await next()
    expect(told?.unread).toBe(2)
    expect(told?.news).toHaveLength(2)
    await server.call('notification.readAll', {}, { token })
    expect(await next()).toEqual({ unread: 0, news: [] })
    // O11: a flood is heard whole, each notice once.
    await tell(450)
    const flood = new Set<string>()
    while (flood.size < 450) {
      const { news } = (await next()) ?? { news: [] }
      for (const { id } of news) {
        expect(flood.has(id)).toBe(false)
        flood.add(id)
      }
    }
    const end = next()
    await server.app.close()
    expect(await end).toBeNull()
  })
})

describe('a person’s choices', () => {
  it('begin with everything but marketing, and are kept', async () => {
    const before = await server.call('notification.settings', {}, { token })
    expect(before.body.data).toMatchObject({ settings: DEFAULT_NOTICE_SETTINGS, lastPush: null, devices: 0 })
    const chosen = {
      kinds: { ...DEFAULT_NOTICE_SETTINGS.kinds, CHAT: false },
      quiet: { from: '22:00', to: '07:00' },
    }
    const saved = await server.call('notification.saveSettings', chosen, { token, key: 'a-key-1234' })
    expect(saved.status).toBe(200)
    const after = await server.call('notification.settings', {}, { token })
    expect(after.body.data).toMatchObject({ settings: chosen })
    const wrong = { ...chosen, quiet: { from: '25:00', to: '07:00' } }
    const refused = await server.call('notification.saveSettings', wrong, { token, key: 'a-key-1235' })
    expect([refused.status, refused.body.fields]).toMatchObject([400, { 'quiet.from': { code: 'C_004' } }])
  })
})

describe('a device', () => {
  const device = 'fcm-token:of_a-device.1'
  const owner = async () =>
    (await server.services.db.select().from(pushDevices)).map(({ token: at, userId: of }) => [at, of])

  it('is of who added it last, and only they remove it', async () => {
    await server.call('device.add', { device_id: device }, { token })
    await server.call('device.add', { device_id: device }, { token })
    expect(await owner()).toEqual([[device, userId]])
    const other = await server.tokenOf('otherGuest')
    await server.call('device.add', { device_id: device }, { token: other })
    const gone = await server.app.inject({
      method: 'DELETE',
      url: `${API_BASE}/v1/Device/device/${encodeURIComponent(device)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(gone.statusCode).toBe(200)
    expect(await owner()).toHaveLength(1)
    await server.app.inject({
      method: 'DELETE',
      url: `${API_BASE}/v1/Device/device/${encodeURIComponent(device)}`,
      headers: { authorization: `Bearer ${other}` },
    })
    expect(await owner()).toEqual([])
  })

  it('with a senseless token is refused', async () => {
    const { status, body } = await server.call('device.add', { device_id: 'no good' }, { token })
    expect([status, body.fields]).toMatchObject([400, { device_id: { code: 'C_004' } }])
  })
})
