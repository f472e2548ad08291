import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ENDPOINTS, ENDPOINT_NAMES, type Endpoint } from '#contract/endpoints.ts'
import { can } from '#contract/grants.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { forgetPasskeys } from '#server/modules/passkeys/passkeys.ts'
import { readSettings } from '#server/settings.ts'
import { authenticator } from '#tests/support/authenticator.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

const asked = { staff: { passkey: true, secondPersonAbove: 20_000_000 } }
let server: TestApp

const challenge = z.object({ challenge: z.string() })
let keys = 0
const key = () => `S6-staff-passkey-${++keys}`

/** Makes a passkey in a session; the server's answer, and what signs with it. */
async function make(token: string) {
  const device = authenticator(server.services.settings.publicAddress)
  const options = await server.call('passkey.options', {}, { token })
  if (options.status !== 200) return { device, answer: options }
  const response = device.made(challenge.parse(options.body.data).challenge)
  return {
    device,
    answer: await server.call('passkey.add', { name: 'Máy', response }, { token, key: key() }),
  }
}

async function signIn(device: ReturnType<typeof authenticator>): Promise<string> {
  const options = await server.call('passkey.signInOptions')
  const cookie = String(options.headers['set-cookie']).split(';')[0] ?? ''
  const response = device.signed(challenge.parse(options.body.data).challenge)
  const { body } = await server.call('passkey.signIn', { response }, { headers: { cookie } })
  return z.object({ token: z.string() }).parse(body.data).token
}

const me = async (token: string) =>
  ENDPOINTS['account.guest'].output.parse((await server.call('account.guest', {}, { token })).body.data)
const codeOf = async (name: Parameters<TestApp['call']>[0], token: string) =>
  (await server.call(name, {}, { token, key: key() })).body.code

describe('S6: whether the desk asks for a passkey', () => {
  it('S6: production asks for it, the demo does not, and a setting says otherwise', () => {
    const production = {
      GHE_MODE: 'production',
      PUBLIC_ADDRESS: 'https://ghe.vn',
      GHE_SECRET: 'x'.repeat(40),
      SANDBOX: 'vnpay,mail,sms',
      INSECURE: 'database,mailbox',
    }
    expect(readSettings(production).staff.passkey).toBe(true)
    expect(readSettings({ ...production, STAFF_PASSKEY: 'off' }).staff.passkey).toBe(false)
    expect(readSettings({}).staff.passkey).toBe(false)
    expect(readSettings({ STAFF_PASSKEY: 'on' }).staff.passkey).toBe(true)
    expect(() => readSettings({ STAFF_PASSKEY: 'maybe' })).toThrow('STAFF_PASSKEY must be on or off.')
  })
})

describe('S6: staff and administrators work with a passkey', () => {
  afterEach(() => server.close())

  it('S6: the password alone opens nothing but the way to a first passkey, for every call of the table', async () => {
    server = await startApp({ settings: asked })
    const rows: [(typeof ENDPOINT_NAMES)[number], Endpoint][] = ENDPOINT_NAMES.map((name) => [
      name,
      ENDPOINTS[name],
    ])
    for (const account of ['staff', 'admin'] as const) {
      const token = await server.tokenOf(account)
      const { capabilities, needs } = await me(token)
      expect([capabilities, needs]).toEqual([[], 'passkey'])
      for (const [name, { who, beforePasskey }] of rows) {
        if (who === 'anyone' || who === 'gateway') continue
        if (who !== 'signedIn' && !can(DEMO_ACCOUNTS[account].role, who)) continue
        if (beforePasskey) expect([name, await codeOf(name, token)]).not.toEqual([name, 'G_NEEDS_PASSKEY'])
        else expect([name, await codeOf(name, token)]).toEqual([name, 'G_NEEDS_PASSKEY'])
      }
    }
    expect(rows.filter(([, row]) => row.beforePasskey).map(([name]) => name)).toEqual([
      'account.guest',
      'passkey.list',
      'passkey.options',
      'passkey.add',
      'security.confirm',
    ])
  })

  it('S6: a first passkey is made with the password, and from then on only who shows it gets in', async () => {
    server = await startApp({ settings: asked })
    const token = await server.tokenOf('staff')
    const early = await server.tokenOf('staff')
    const waiting = await server.call('passkey.options', {}, { token: early })
    const { device, answer } = await make(token)
    expect(answer.status).toBe(200)
    // The session that made it has shown it.
    expect((await server.call('desk.summary', {}, { token })).status).toBe(200)
    expect((await me(token)).needs).toBeUndefined()

    // Somebody with the password, also one who asked before there was a passkey.
    const other = authenticator(server.services.settings.publicAddress)
    const response = other.made(challenge.parse(waiting.body.data).challenge)
    const late = await server.call('passkey.add', { name: 'Kẻ khác', response }, { token: early, key: key() })
    expect([late.status, late.body.code]).toEqual([403, 'G_NEEDS_PASSKEY'])
    const byPassword = await server.tokenOf('staff')
    expect((await make(byPassword)).answer.body.code).toBe('G_NEEDS_PASSKEY')
    await server.call('security.confirm', { password: DEMO_PASSWORD }, { token: byPassword })
    expect(await codeOf('passkey.remove', byPassword)).toBe('G_NEEDS_PASSKEY')
    expect(await codeOf('desk.summary', byPassword)).toBe('G_NEEDS_PASSKEY')

    const mine = await signIn(device)
    expect((await server.call('desk.summary', {}, { token: mine })).status).toBe(200)
    const [kept] = z
      .array(z.object({ id: z.string() }))
      .parse((await server.call('passkey.list', {}, { token: mine })).body.data)
    const remove = () => server.call('passkey.remove', { id: kept?.id ?? '' }, { token: mine, key: key() })
    expect((await remove()).body.code).toBe('G_LAST_PASSKEY')
    expect((await make(mine)).answer.status).toBe(200)
    expect((await remove()).status).toBe(200)
  })

  it('S6: whoever runs the server takes lost passkeys away, and the password makes the next one', async () => {
    server = await startApp({ settings: asked })
    const token = await server.tokenOf('staff')
    await make(token)
    const { email } = DEMO_ACCOUNTS.staff
    expect(await forgetPasskeys(server.services, email)).toBe(1)
    expect(await forgetPasskeys(server.services, 'nobody@ghe.test')).toBeNull()
    expect((await server.call('desk.summary', {}, { token })).status).toBe(401)
    expect((await make(await server.tokenOf('staff'))).answer.status).toBe(200)
  })

  it('S6: two sessions with the password do not both make the first one', async () => {
    server = await startApp({ settings: asked })
    const tokens = [await server.tokenOf('staff'), await server.tokenOf('staff')]
    const codes = await Promise.all(tokens.map(async (token) => (await make(token)).answer.status))
    expect(codes.toSorted((left, right) => left - right)).toEqual([200, 403])
  })

  it('S6: who works elsewhere is asked for none, nor anybody where the setting is off', async () => {
    server = await startApp({ settings: asked })
    for (const account of ['guest', 'host', 'investor'] as const) {
      const token = await server.tokenOf(account)
      expect((await me(token)).needs).toBeUndefined()
      expect((await make(token)).answer.status).toBe(200)
      expect((await make(await server.tokenOf(account))).answer.status).toBe(200)
    }
    await server.close()
    server = await startApp()
    const token = await server.tokenOf('staff')
    expect((await server.call('desk.summary', {}, { token })).status).toBe(200)
  })
})
