import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { loginAnswer } from '#contract/shapes/account.ts'
import { uploadAnswer } from '#contract/shapes/file.ts'
import { devices, profile, security } from '#contract/shapes/profile.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { formOf, MULTIPART, picture } from '#tests/support/pictures.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

/** Signs in on a device of its own and says its token. */
async function signIn(
  account: keyof typeof DEMO_ACCOUNTS,
  { agent = '', address = '10.0.0.1' }: { agent?: string; address?: string } = {},
): Promise<string> {
  const { body } = await server.call(
    'account.login',
    { identifier: DEMO_ACCOUNTS[account].email, password: DEMO_PASSWORD },
    { headers: { 'user-agent': agent }, address },
  )
  return loginAnswer.parse(body.data).token
}
let keys = 0
const key = () => `a-key-of-the-profile-${(keys += 1)}`

const info = {
  name: 'Nguyễn Minh Anh',
  birthday: '1994-02-17',
  sex: 'female',
  province_id: 68,
  ward: 'Xuân Hương',
}

describe('my details', () => {
  it('are mine, and are changed together', async () => {
    const token = await signIn('guest')
    const before = profile.parse((await server.call('profile.mine', {}, { token })).body.data)
    expect(before).toMatchObject({ name: 'Nguyễn Minh Anh', email: 'khach@ghe.test', birthday: null })
    const { body } = await server.call('profile.update', info, { token, key: key() })
    expect(profile.parse(body.data)).toMatchObject({ ...info, street: '' })
    expect(profile.parse((await server.call('profile.mine', {}, { token })).body.data)).toMatchObject(info)
    const other = await server.call('profile.mine', {}, { token: await signIn('otherGuest') })
    expect(profile.parse(other.body.data)).toMatchObject({ name: 'Vũ Hoàng Nam', birthday: null })
  })

  it.each([
    [{ name: '' }, { name: { code: 'C_001' } }],
    [{ name: 'x'.repeat(101) }, { name: { code: 'C_031' } }],
    [{ name: '<b>Anh</b>' }, { name: { code: 'G_NAME_FORMAT' } }],
    [{ birthday: undefined }, { birthday: { code: 'C_001' } }],
    [{ birthday: '17/02/1994' }, { birthday: { code: 'C_004' } }],
    [{ birthday: '2026-11-22' }, { birthday: { code: 'G_BIRTHDAY_FUTURE' } }],
    [{ province_id: 2 }, { province_id: { code: 'C_004' } }],
    [{ sex: 'yes' }, { sex: { code: 'C_004' } }],
    [{ ward: 'x'.repeat(101) }, { ward: { code: 'C_031' } }],
  ])('are not changed to %j', async (wrong, fields) => {
    const token = await signIn('guest')
    const { status, body } = await server.call('profile.update', { ...info, ...wrong }, { token, key: key() })
    expect([status, body.code]).toEqual([400, 'G_INPUT'])
    expect(body.fields).toMatchObject(fields)
  })

  it('born today is no mistake, also late in the evening in Việt Nam', async () => {
    const token = await signIn('guest')
    const born = { ...info, birthday: '2026-11-21' }
    expect((await server.call('profile.update', born, { token, key: key() })).status).toBe(200)
  })
})

describe('my face', () => {
  async function send(token: string) {
    const response = await server.app.inject({
      method: 'POST',
      url: API_BASE + ENDPOINTS['file.upload'].path,
      headers: { 'content-type': MULTIPART, authorization: `Bearer ${token}` },
      payload: formOf([
        { name: 'toi.jpg', type: 'image/jpeg', bytes: await picture(900, 700, 'jpeg', (keys += 9)) },
      ]),
    })
    return uploadAnswer.parse(response.json<{ data: unknown }>().data)[0]?.picture_id ?? ''
  }
  const cut = { left: 100, top: 0, side: 700 }

  it('is a square of a picture of mine, shown at once, and taken away again', async () => {
    const token = await signIn('guest')
    const picture_id = await send(token)
    const first = await server.call('profile.setAvatar', { picture_id, ...cut }, { token, key: key() })
    const { avatarId } = profile.parse(first.body.data)
    expect(avatarId).toMatch(/^photo-/)
    expect((await server.app.inject(`/photos/${avatarId}-384.webp`)).statusCode).toBe(200)
    const me = await server.call('account.guest', {}, { token })
    expect(me.body.data).toMatchObject({ avatarId })
    const gone = await server.call('profile.removeAvatar', {}, { token, key: key() })
    expect(profile.parse(gone.body.data).avatarId).toBeNull()
  })

  it('is nobody else’s picture, and no square that is not there', async () => {
    const token = await signIn('guest')
    const theirs = await send(await signIn('otherGuest'))
    const missing = `photo-${'0'.repeat(26)}`
    const foreign = await server.call(
      'profile.setAvatar',
      { picture_id: theirs, ...cut },
      { token, key: key() },
    )
    const none = await server.call(
      'profile.setAvatar',
      { picture_id: missing, ...cut },
      { token, key: key() },
    )
    expect(foreign.body['fields']).toEqual(none.body['fields'])
    expect([foreign.status, none.status]).toEqual([400, 400])
    const mine = await send(token)
    const outside = { picture_id: mine, left: 300, top: 0, side: 700 }
    const refused = await server.call('profile.setAvatar', outside, { token, key: key() })
    expect(refused.body.fields).toMatchObject({ cut: { code: 'C_004' } })
  })
})

describe('my devices', () => {
  const list = async (token: string) =>
    security.parse((await server.call('security.overview', {}, { token })).body.data).devices

  it('are told by what they run on and where roughly, this one first', async () => {
    const phone = await signIn('investor', { agent: PHONE, address: '113.160.12.77' })
    server.clock.advance({ minutes: 1 })
    const here = await signIn('investor', { agent: 'curl/8', address: '14.224.1.9' })
    const told = await list(here)
    expect(told).toMatchObject([
      { current: true, kind: 'program', network: '14.224.1.0' },
      { current: false, kind: 'phone', browser: 'Chrome', system: 'Android', network: '113.160.12.0' },
    ])
    expect(JSON.stringify(told)).not.toContain('113.160.12.77')
    const [, other] = told
    const ended = await server.call(
      'security.endDevice',
      { device_id: other?.id },
      { token: here, key: key() },
    )
    expect(devices.parse(ended.body.data).devices).toHaveLength(1)
    expect((await server.call('account.guest', {}, { token: phone })).status).toBe(401)
    expect((await server.call('account.guest', {}, { token: here })).status).toBe(200)
  })

  it('of another are like none at all', async () => {
    const mine = await signIn('guest')
    const [theirs] = await list(await signIn('otherGuest'))
    const missing = '01980000-0000-7000-8000-00000000ffff'
    const [foreign, none] = await Promise.all(
      [theirs?.id, missing].map((device_id) =>
        server.call('security.endDevice', { device_id }, { token: mine, key: key() }),
      ),
    )
    expect([foreign?.status, foreign?.body.code]).toEqual([404, 'G_404'])
    expect({ ...foreign?.body, requestId: '' }).toEqual({ ...none?.body, requestId: '' })
  })

  it('are all signed out but this one', async () => {
    const others = [await signIn('staff'), await signIn('staff'), await signIn('staff')]
    const here = await signIn('staff')
    const { body } = await server.call('security.endOtherDevices', {}, { token: here, key: key() })
    expect(devices.parse(body.data).devices).toMatchObject([{ current: true }])
    for (const token of others) expect((await server.call('account.guest', {}, { token })).status).toBe(401)
    expect((await server.call('account.guest', {}, { token: here })).status).toBe(200)
  })

  it('that nobody used for seven days are no longer there', async () => {
    await signIn('admin')
    server.clock.advance({ hours: 7 * 24 + 1 })
    expect(await list(await signIn('admin'))).toHaveLength(1)
  })
})
