import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { currentUser } from '#contract/shapes/account.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { codeSends, oneTimeCodes } from '#server/modules/codes/tables.ts'
import { browserAt, codeSentTo, wrongCode } from '#tests/support/browser.ts'
import { startApp, TEST_NOW, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ settings: { rateLimitFactor: 1 } })
})
afterAll(() => server.close())
let hour = 0
beforeEach(async () => {
  // Every test begins in an hour of its own, so that one does not use up the calls of another.
  hour += 1
  server.clock.set(Temporal.Instant.from(TEST_NOW).add({ hours: hour }))
  await server.services.db.delete(codeSends)
})

const GOOD = 'Sông Hương 1 chiều!'
const ME = { name: 'Lê Thị Mơ', birthday: '1990-02-17', sex: 'female', province_id: 46, ward: 'Vỹ Dạ' }
let people = 0
const newEmail = () => `moi${++people}@ghe.test`
const newFlow = () => crypto.randomUUID()
const codeOf = (response: { json: () => { code?: string; data?: unknown } }) => response.json().code

async function proven(identifier: string, purpose: 'register' | 'forgot_password' = 'register') {
  const page = browserAt(server)
  const flow = newFlow()
  const first = purpose === 'register' ? 'account.register' : 'account.forgotPassword'
  await page.send(first, { flow, identifier, password: GOOD })
  const answer = await page.send('account.proveCode', {
    flow,
    purpose,
    identifier,
    code: codeSentTo(server, identifier),
  })
  return { page, flow, answer }
}

describe('a new account', () => {
  it('is made in three steps and signs in', async () => {
    const identifier = newEmail()
    const { page, flow, answer } = await proven(identifier)
    expect(answer.json()).toEqual({ status: 200, data: { expires_in: 1800 } })
    const made = await page.send('account.finishRegister', { flow, identifier, ...ME })
    expect(made.json()).toEqual({ status: 200, data: { token: '' } })
    const person = currentUser.parse((await page.send('account.guest')).json().data)
    expect(person).toMatchObject({ name: 'Lê Thị Mơ', email: identifier, phone: null, role: 'KT' })
    const again = await server.call('account.login', { identifier, password: GOOD.normalize('NFD') })
    expect(again.status).toBe(200)
  })

  it('can have a phone number, in any spelling of each step', async () => {
    const page = browserAt(server)
    const flow = newFlow()
    await page.send('account.register', { flow, identifier: '0987 000 111', password: GOOD })
    const [sms] = server.mailbox?.sent('+84987000111') ?? []
    expect(sms?.text).toMatch(
      /^Ghe: \d{6} la ma de tao tai khoan, dung trong 5 phut\. Khong dua ma cho ai\.\n\n@localhost #\d{6}$/,
    )
    expect(sms?.text.length).toBeLessThanOrEqual(160)
    const code = codeSentTo(server, '+84987000111')
    const proof = { flow, purpose: 'register', identifier: '+84 (0)987.000.111', code }
    expect((await page.send('account.proveCode', proof)).statusCode).toBe(200)
    await page.send('account.finishRegister', { flow, identifier: '84987000111', ...ME })
    expect((await page.send('account.guest')).json().data).toMatchObject({
      phone: '+84987000111',
      email: null,
    })
  })

  it('is the same one when the last step is sent again because its answer was lost', async () => {
    const identifier = newEmail()
    const { flow } = await proven(identifier)
    const first = browserAt(server)
    const second = browserAt(server)
    await first.send('account.finishRegister', { flow, identifier, ...ME })
    expect((await second.send('account.finishRegister', { flow, identifier, ...ME })).statusCode).toBe(200)
    const [one, other] = [await first.send('account.guest'), await second.send('account.guest')]
    expect(one.json().data.userId).toBe(other.json().data.userId)
  })

  it('is not made without its code, with the code of another flow, or after half an hour', async () => {
    const identifier = newEmail()
    const page = browserAt(server)
    const flow = newFlow()
    expect(codeOf(await page.send('account.finishRegister', { flow, identifier, ...ME }))).toBe('C_022')
    await page.send('account.register', { flow, identifier, password: GOOD })
    expect(codeOf(await page.send('account.finishRegister', { flow, identifier, ...ME }))).toBe('C_022')
    const code = codeSentTo(server, identifier)
    const other = { flow: newFlow(), purpose: 'register', identifier, code }
    expect(codeOf(await page.send('account.proveCode', other))).toBe('C_022')
    expect(codeOf(await page.send('account.proveCode', { ...other, flow, purpose: 'forgot_password' }))).toBe(
      'C_022',
    )
    expect((await page.send('account.proveCode', { ...other, flow })).statusCode).toBe(200)
    const elsewhere = { flow, identifier: newEmail(), ...ME }
    expect(codeOf(await page.send('account.finishRegister', elsewhere))).toBe('C_022')
    server.clock.advance({ minutes: 30 })
    expect(codeOf(await page.send('account.finishRegister', { flow, identifier, ...ME }))).toBe('C_022')
  })

  it('tells only whoever proved the address that it has an account', async () => {
    const { email } = DEMO_ACCOUNTS.guest
    const { answer, page, flow } = await proven(email)
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'C_013'])
    expect(codeOf(await page.send('account.finishRegister', { flow, identifier: email, ...ME }))).toBe(
      'C_022',
    )
    expect((await server.call('account.login', { identifier: email, password: DEMO_PASSWORD })).status).toBe(
      200,
    )
  })

  it('is made once when two finish for one address at the same moment', async () => {
    const identifier = newEmail()
    const one = await proven(identifier)
    server.clock.advance({ minutes: 1 })
    const other = await proven(identifier)
    const answers = await Promise.all(
      [one, other].map(({ page, flow }) => page.send('account.finishRegister', { flow, identifier, ...ME })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409])
  })

  it('wants a birthday that has been', async () => {
    const identifier = newEmail()
    const { page, flow } = await proven(identifier)
    const wrong = await page.send('account.finishRegister', {
      flow,
      identifier,
      ...ME,
      birthday: '2027-01-01',
    })
    expect(wrong.json()).toMatchObject({
      code: 'G_INPUT',
      fields: { birthday: { code: 'G_BIRTHDAY_FUTURE' } },
    })
    const fixed = await page.send('account.finishRegister', { flow, identifier, ...ME })
    expect(fixed.statusCode).toBe(200)
  })

  it('names what is wrong with its first step, by the rules', async () => {
    const page = browserAt(server)
    const wrong = await page.send('account.register', {
      flow: 'x',
      identifier: '+1 415 555 2671',
      password: 'P@ssw0rd',
    })
    expect(wrong.json().fields).toMatchObject({
      flow: { code: 'C_004' },
      identifier: { code: 'G_PHONE_ABROAD' },
      password: { code: 'G_PASSWORD_COMMON' },
    })
  })
})

describe('a one-time code', () => {
  async function asked(identifier = newEmail()) {
    const page = browserAt(server)
    const flow = newFlow()
    await page.send('account.forgotPassword', { flow, identifier })
    const code = codeSentTo(server, identifier)
    const prove = async (typed: string) =>
      page.send('account.proveCode', { flow, purpose: 'forgot_password', identifier, code: typed })
    return { page, flow, identifier, code, prove }
  }

  it('ends after five minutes', async () => {
    const { code, prove } = await asked()
    server.clock.advance({ minutes: 5 })
    expect(codeOf(await prove(code))).toBe('C_022')
  })

  it('is tried at most once a minute; a try in between does not count', async () => {
    const { code, prove } = await asked(DEMO_ACCOUNTS.guest.email)
    const wrong = await prove(wrongCode(code))
    expect(wrong.json()).toMatchObject({ code: 'G_CODE_WRONG', params: [4] })
    server.clock.advance({ seconds: 20 })
    const early = await prove(code)
    expect(early.json()).toMatchObject({ status: 429, code: 'C_055', params: [40] })
    expect(early.headers['retry-after']).toBe('40')
    server.clock.advance({ seconds: 40 })
    expect((await prove(code)).statusCode).toBe(200)
  })

  it('is worth nothing after five wrong tries, even if the sixth is right', async () => {
    const { code, prove } = await asked(DEMO_ACCOUNTS.guest.email)
    const told: (string | undefined)[] = []
    // All within its five minutes: 0:00, 1:00, 2:00, 3:00, 4:00.
    for (let attempt = 0; attempt < 5; attempt++) {
      told.push(codeOf(await prove(wrongCode(code))))
      server.clock.advance({ seconds: attempt < 4 ? 60 : 30 })
    }
    expect(told).toEqual(['G_CODE_WRONG', 'G_CODE_WRONG', 'G_CODE_WRONG', 'G_CODE_WRONG', 'C_022'])
    expect(codeOf(await prove(code))).toBe('C_022')
  })

  it('counts tries made at the same moment', async () => {
    const { code, prove } = await asked()
    const told = await Promise.all(Array.from({ length: 8 }, () => prove(wrongCode(code))))
    expect(told.filter((one) => codeOf(one) === 'G_CODE_WRONG')).toHaveLength(1)
    expect(told.filter((one) => codeOf(one) === 'C_055')).toHaveLength(7)
  })

  it('gives way to the next one, which keeps what the flow knows', async () => {
    const identifier = newEmail()
    const page = browserAt(server)
    const flow = newFlow()
    await page.send('account.register', { flow, identifier, password: GOOD })
    const old = codeSentTo(server, identifier)
    server.clock.advance({ minutes: 1 })
    await page.send('account.resendCode', { flow, purpose: 'register', identifier })
    const code = codeSentTo(server, identifier)
    expect(code).not.toBe(old)
    expect(
      codeOf(await page.send('account.proveCode', { flow, purpose: 'register', identifier, code: old })),
    ).toBe('G_CODE_WRONG')
    server.clock.advance({ minutes: 1 })
    await page.send('account.proveCode', { flow, purpose: 'register', identifier, code })
    expect((await page.send('account.finishRegister', { flow, identifier, ...ME })).statusCode).toBe(200)
    expect((await server.call('account.login', { identifier, password: GOOD })).status).toBe(200)
  })

  it('is not sent again for a flow that never began', async () => {
    const page = browserAt(server)
    const asked = { flow: newFlow(), purpose: 'register', identifier: newEmail() }
    expect(codeOf(await page.send('account.resendCode', asked))).toBe('C_022')
  })

  it('is sent once a minute and five times a day to one address, whoever asks', async () => {
    const identifier = newEmail()
    const ask = (address: string) =>
      browserAt(server, address).send('account.forgotPassword', { flow: newFlow(), identifier })
    expect((await ask('10.3.0.1')).statusCode).toBe(200)
    server.clock.advance({ seconds: 59 })
    const early = await ask('10.3.0.2')
    expect(early.json()).toMatchObject({ status: 429, code: 'C_055', params: [1] })
    for (let sent = 1; sent < 5; sent++) {
      server.clock.advance({ minutes: 1 })
      expect((await ask(`10.3.1.${sent}`)).statusCode).toBe(200)
    }
    server.clock.advance({ minutes: 1 })
    expect((await ask('10.3.0.3')).json()).toMatchObject({ status: 429, code: 'G_CODES_USED' })
    server.clock.advance({ hours: 24 })
    expect((await ask('10.3.0.4')).statusCode).toBe(200)
  })

  it('is sent to a hundred addresses a day for one network', async () => {
    const page = browserAt(server, '10.3.2.1')
    const told: number[] = []
    for (let sent = 0; sent < 101; sent++) {
      server.clock.advance({ minutes: 1 })
      const asked = await page.send('account.forgotPassword', { flow: newFlow(), identifier: newEmail() })
      told.push(asked.statusCode)
    }
    expect(told.filter((status) => status === 200)).toHaveLength(100)
    expect(told.at(-1)).toBe(429)
  })

  it('that is refused takes nothing from the network of whoever asked', async () => {
    const page = browserAt(server, '10.3.2.2')
    const ask = async (identifier: string) =>
      (await page.send('account.forgotPassword', { flow: newFlow(), identifier })).statusCode
    const identifier = newEmail()
    const told: number[] = []
    for (let asked = 0; asked < 101; asked++) {
      server.clock.advance({ minutes: 1 })
      told.push(await ask(identifier))
    }
    expect(told.filter((status) => status === 200)).toHaveLength(5)
    expect(await ask(newEmail())).toBe(200)
  })

  it('stands nowhere in the database, nor does the address', async () => {
    const { code, identifier } = await asked()
    const rows = JSON.stringify([
      await server.services.db.select().from(oneTimeCodes),
      await server.services.db.select().from(codeSends),
    ])
    expect(rows).not.toContain(identifier)
    expect(rows).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
  })

  it('comes in the person’s language, as text and as HTML', async () => {
    const identifier = newEmail()
    const page = browserAt(server)
    await page.send('account.forgotPassword', { flow: newFlow(), identifier }, { language: '1' })
    const [letter] = server.mailbox?.sent(identifier) ?? []
    expect(letter?.subject).toMatch(/^\d{6} is your Ghé verification code$/)
    for (const content of [letter?.text, letter?.html]) {
      expect(content).toContain(codeSentTo(server, identifier))
      expect(content).toContain('set a new password')
    }
    expect(letter?.html).not.toMatch(/<(script|img|link)|https?:/)
  })
})

describe('a code for something of one’s own', () => {
  it('goes to a new address or to one’s own, and proves nothing for anybody else', async () => {
    const page = browserAt(server)
    const { email } = DEMO_ACCOUNTS.guest
    await page.send('account.login', { identifier: email, password: DEMO_PASSWORD })
    const flow = newFlow()
    const ask = (purpose: string, identifier: string) =>
      page.send('account.sendCode', { flow, purpose, identifier })
    expect(codeOf(await ask('change_email', '0912345678'))).toBe('G_INPUT')
    expect(codeOf(await ask('change_phone', newEmail()))).toBe('G_INPUT')
    expect(codeOf(await ask('confirm_person', newEmail()))).toBe('G_INPUT')
    expect((await ask('confirm_person', email)).statusCode).toBe(200)
    const proof = { flow, purpose: 'confirm_person', identifier: email, code: codeSentTo(server, email) }
    expect(codeOf(await browserAt(server).send('account.proveCode', proof))).toBe('error_login')
    const other = browserAt(server)
    await other.send('account.login', { identifier: DEMO_ACCOUNTS.host.email, password: DEMO_PASSWORD })
    expect(codeOf(await other.send('account.proveCode', proof))).toBe('C_022')
    expect((await page.send('account.proveCode', proof)).statusCode).toBe(200)
  })
})

describe('a forgotten password', () => {
  it('is replaced after the code; everybody else is signed out and the person is told', async () => {
    const { email } = DEMO_ACCOUNTS.otherGuest
    const before = browserAt(server)
    await before.send('account.login', { identifier: email, password: DEMO_PASSWORD })
    const { page, flow } = await proven(email, 'forgot_password')
    const same = await page.send('account.resetPassword', { flow, identifier: email, password: GOOD })
    expect(same.statusCode).toBe(200)
    expect((await page.send('account.guest')).statusCode).toBe(200)
    expect((await before.send('account.guest')).statusCode).toBe(401)
    expect((await before.send('account.refresh')).statusCode).toBe(401)
    expect(
      (await server.call('account.login', { identifier: email, password: DEMO_PASSWORD })).body.code,
    ).toBe('C_003')
    expect((await server.call('account.login', { identifier: email, password: GOOD })).status).toBe(200)
    expect(server.mailbox?.sent(email)[0]?.subject).toBe('Mật khẩu Ghé của bạn vừa được đổi')
  })

  it('must be another one than before', async () => {
    const { email } = DEMO_ACCOUNTS.host
    const first = await proven(email, 'forgot_password')
    await first.page.send('account.resetPassword', { flow: first.flow, identifier: email, password: GOOD })
    server.clock.advance({ minutes: 1 })
    const { page, flow } = await proven(email, 'forgot_password')
    const reset = (password: string) =>
      page.send('account.resetPassword', { flow, identifier: email, password })
    expect(codeOf(await reset(GOOD))).toBe('C_056')
    expect((await reset(`${GOOD}?`)).statusCode).toBe(200)
    expect(codeOf(await reset(`${GOOD}??`))).toBe('C_022')
  })

  it('tells only whoever proved the address that there is no account', async () => {
    const identifier = newEmail()
    const { answer, page, flow } = await proven(identifier, 'forgot_password')
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'C_021'])
    const reset = { flow, identifier, password: GOOD }
    expect(codeOf(await page.send('account.resetPassword', reset))).toBe('C_022')
  })
})
