import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginAnswer } from '#contract/shapes/account.ts'
import { profile, security } from '#contract/shapes/profile.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { addAccount, hashPassword } from '#server/modules/accounts/accounts.ts'
import { signInFailures } from '#server/modules/accounts/tables.ts'
import { codeSends } from '#server/modules/codes/tables.ts'
import { codeSentTo, wrongCode } from '#tests/support/browser.ts'
import { startApp, TEST_NOW, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())
let hour = 0
beforeEach(async () => {
  hour += 1
  server.clock.set(Temporal.Instant.from(TEST_NOW).add({ hours: hour }))
  await server.services.db.delete(codeSends)
  await server.services.db.delete(signInFailures)
})

let people = 0
const key = () => crypto.randomUUID()
/** Somebody with an account of their own, signed in once. */
async function somebody(password: string | null = DEMO_PASSWORD) {
  people += 1
  const email = `nguoi${people}@ghe.test`
  const phone = `09${String(71_000_000 + people)}`
  const account = { name: 'Lê Văn Tám', email, phone, roles: ['KT'] as const }
  const passwordHash = password === null ? {} : { passwordHash: await hashPassword(password) }
  await addAccount(server.services.db, { ...account, ...passwordHash }, server.clock.now())
  const signIn = async (typed = DEMO_PASSWORD) => {
    const { body } = await server.call('account.login', { identifier: email, password: typed })
    const token = loginAnswer.safeParse(body.data)
    return token.success ? token.data.token : null
  }
  return { email, phone: `+84${phone.slice(1)}`, signIn, token: (await signIn()) ?? '' }
}
const NEW = 'Một mật khẩu Khác 2!'
const change = (token: string, more: object = {}) =>
  server.call(
    'security.changePassword',
    { old_password: DEMO_PASSWORD, password: NEW, repeated_password: NEW, ...more },
    { token },
  )
const works = async (token: string | null) =>
  (await server.call('account.guest', {}, { token: token ?? '' })).status === 200

describe('another password', () => {
  it('signs every other device out, keeps this one, and is told by mail', async () => {
    const { email, signIn, token } = await somebody()
    const other = await signIn()
    const { body } = await change(token)
    expect(security.parse(body.data).devices).toHaveLength(1)
    expect([await works(token), await works(other)]).toEqual([true, false])
    expect([await signIn(), await works(await signIn(NEW))]).toEqual([null, true])
    expect(server.mailbox?.sent(email)[0]?.subject).toBe('Mật khẩu Ghé của bạn vừa được đổi')
  })

  it.each([
    [{ old_password: 'wrong' }, 'C_024', { old_password: 'C_024' }],
    [{ old_password: undefined }, 'G_INPUT', { old_password: 'C_001' }],
    [{ repeated_password: `${NEW}x` }, 'G_INPUT', { repeated_password: 'C_028' }],
    [{ password: 'short', repeated_password: 'short' }, 'G_INPUT', { password: 'C_026' }],
    [
      { password: 'Password@123', repeated_password: 'Password@123' },
      'G_INPUT',
      { password: 'G_PASSWORD_COMMON' },
    ],
  ])('is refused with %j: %s', async (more, code, fields) => {
    const { token, signIn } = await somebody()
    const { body } = await change(token, more)
    expect(body.code).toBe(code)
    const told = Object.entries(body.fields ?? {}).map(([field, wrong]) => [field, wrong.code])
    expect(Object.fromEntries(told)).toEqual(fields)
    expect(await works(await signIn())).toBe(true)
  })

  it('is another one', async () => {
    const { token } = await somebody()
    await change(token)
    server.clock.advance({ minutes: 6 })
    const same = await change(token, { old_password: NEW })
    expect([same.body.code, same.body.fields]).toEqual([
      'C_056',
      { password: expect.objectContaining({ code: 'C_056' }) },
    ])
  })

  it('said again because the answer was lost is no mistake, for a moment', async () => {
    const { token } = await somebody()
    expect([(await change(token)).status, (await change(token)).status]).toEqual([200, 200])
    server.clock.advance({ minutes: 6 })
    expect((await change(token)).body.code).toBe('C_024')
  })

  it('cannot be found out by trying', async () => {
    const strict = await startApp({ settings: { rateLimitFactor: 1 } })
    const token = await strict.tokenOf('guest')
    const tries = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const input = { old_password: `wrong${attempt}`, password: NEW, repeated_password: NEW }
      tries.push((await strict.call('security.changePassword', input, { token })).body.code)
    }
    expect(tries).toEqual(['C_024', 'C_024', 'C_024', 'C_024', 'C_024', 'G_429'])
    await strict.close()
  })
})

describe('that it is really me', () => {
  it('a password shows, or a code to an address of mine, for ten minutes on this device', async () => {
    const { token, email, signIn } = await somebody()
    const other = (await signIn()) ?? ''
    const wrong = await server.call('security.confirm', { password: 'wrong' }, { token })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'C_059'])
    const right = await server.call('security.confirm', { password: DEMO_PASSWORD }, { token })
    expect(right.body.data).toEqual({ until: server.clock.now().add({ minutes: 10 }).toString() })
    const flow = key()
    const sent = { flow, purpose: 'confirm_person', identifier: email }
    expect((await server.call('account.sendCode', sent, { token: other })).status).toBe(200)
    const early = await server.call('security.confirm', { flow, identifier: email }, { token: other })
    expect(early.body.code).toBe('C_022')
    const code = codeSentTo(server, email)
    await server.call('account.proveCode', { ...sent, code }, { token: other })
    expect(
      (await server.call('security.confirm', { flow, identifier: email }, { token: other })).status,
    ).toBe(200)
  })

  it('a code to another’s address shows nothing', async () => {
    const { token } = await somebody()
    const theirs = DEMO_ACCOUNTS.otherGuest.email
    const sent = { flow: key(), purpose: 'confirm_person', identifier: theirs }
    expect((await server.call('account.sendCode', sent, { token })).body.code).toBe('G_INPUT')
    expect(server.mailbox?.sent(theirs)).toEqual([])
  })

  it('somebody without a password sets the first one by a code', async () => {
    const { email, phone } = await somebody(null)
    const flow = key()
    const proof = { flow, purpose: 'forgot_password', identifier: email }
    await server.call('account.forgotPassword', proof)
    await server.call('account.proveCode', { ...proof, code: codeSentTo(server, email) })
    const answer = await server.call('account.resetPassword', { ...proof, password: NEW })
    const { token } = loginAnswer.parse(answer.body.data)
    expect(await works(token)).toBe(true)
    expect(phone).toMatch(/^\+84/)
  })
})

describe('another email or phone number', () => {
  async function proven(token: string, identifier: string, purpose: 'change_email' | 'change_phone') {
    const flow = key()
    await server.call('account.sendCode', { flow, purpose, identifier }, { token })
    const to = purpose === 'change_email' ? identifier : `+84${identifier.slice(1)}`
    const code = codeSentTo(server, to)
    await server.call('account.proveCode', { flow, purpose, identifier, code: wrongCode(code) }, { token })
    server.clock.advance({ minutes: 1 })
    await server.call('account.proveCode', { flow, purpose, identifier, code }, { token })
    return { flow, identifier }
  }
  const confirm = (token: string) => server.call('security.confirm', { password: DEMO_PASSWORD }, { token })

  it('takes the place of the old one once its code has come back, and the old one is told', async () => {
    const { token, email } = await somebody()
    await confirm(token)
    const fresh = `moi-${people}@ghe.test`
    const proof = await proven(token, fresh, 'change_email')
    const once = key()
    const { body } = await server.call('security.changeAddress', proof, { token, key: once })
    expect(profile.parse(body.data).email).toBe(fresh)
    const [notice] = server.mailbox?.sent(email) ?? []
    expect(notice?.subject).toBe('Email của tài khoản Ghé vừa được đổi')
    expect(notice?.text).not.toContain(fresh)
    expect((await server.call('account.login', { identifier: email, password: DEMO_PASSWORD })).status).toBe(
      400,
    )
    expect((await server.call('account.login', { identifier: fresh, password: DEMO_PASSWORD })).status).toBe(
      200,
    )
    const again = await server.call('security.changeAddress', proof, { token, key: key() })
    expect([again.status, server.mailbox?.sent(email).length]).toEqual([200, 1])
  })

  it('of a phone tells the old number by text message', async () => {
    const { token, phone } = await somebody()
    await confirm(token)
    const proof = await proven(token, `03${String(81_000_000 + people)}`, 'change_phone')
    expect((await server.call('security.changeAddress', proof, { token, key: key() })).status).toBe(200)
    const [notice] = server.mailbox?.sent(phone) ?? []
    expect(notice?.text).toMatch(/^Ghe: so dien thoai cua tai khoan vua doi/)
    expect(notice?.text.length).toBeLessThanOrEqual(160)
  })

  it('needs the person, the code, and an address that is nobody’s', async () => {
    const { token } = await somebody()
    const fresh = `chua-${people}@ghe.test`
    const proof = await proven(token, fresh, 'change_email')
    const unconfirmed = await server.call('security.changeAddress', proof, { token, key: key() })
    expect([unconfirmed.status, unconfirmed.body.code]).toEqual([409, 'G_CONFIRM'])
    await confirm(token)
    const other = { flow: key(), identifier: fresh }
    expect((await server.call('security.changeAddress', other, { token, key: key() })).body.code).toBe(
      'C_022',
    )
    const thief = await somebody()
    await confirm(thief.token)
    const stolen = await server.call('security.changeAddress', proof, { token: thief.token, key: key() })
    expect(stolen.body.code).toBe('C_022')
    server.clock.advance({ minutes: 11 })
    const late = await server.call('security.changeAddress', proof, { token, key: key() })
    expect(late.body.code).toBe('G_CONFIRM')
  })

  it('that became another’s in the meantime is said to be taken', async () => {
    const { token } = await somebody()
    const fresh = `tranh-${people}@ghe.test`
    const proof = await proven(token, fresh, 'change_email')
    await addAccount(server.services.db, { name: 'X', email: fresh, roles: ['KT'] }, server.clock.now())
    await confirm(token)
    const taken = await server.call('security.changeAddress', proof, { token, key: key() })
    expect([taken.status, taken.body.code]).toEqual([409, 'C_013'])
  })
})
