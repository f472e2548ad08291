import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { normalPhone } from '#contract/identifier.ts'
import { currentUser } from '#contract/shapes/account.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { accountAt } from '#server/modules/accounts/accounts.ts'
import { sessions, userRoles, users } from '#server/modules/accounts/tables.ts'
import { codeSends, oneTimeCodes } from '#server/modules/codes/tables.ts'
import { browserAt, codeSentTo, wrongCode, type TestBrowser } from '#tests/support/browser.ts'
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

let people = 0
/** A number that is nobody's, as it is kept. */
const newNumber = () => `+84970${String(++people).padStart(6, '0')}`
const newFlow = () => crypto.randomUUID()
const codeOf = (response: { json: () => { code?: string } }) => response.json().code
const NAME = 'Lê Thị Mơ'

type Asked = { page: TestBrowser; flow: string; identifier: string }

async function asked(identifier: string, page = browserAt(server)): Promise<Asked> {
  const flow = newFlow()
  expect((await page.send('account.sendSignInCode', { flow, identifier })).statusCode).toBe(200)
  return { page, flow, identifier }
}
const proves = ({ page, flow, identifier }: Asked, code = codeSentTo(server, identifier)) =>
  page.send('account.proveCode', { flow, purpose: 'sign_in', identifier, code })
const enters = ({ page, flow, identifier }: Asked, name?: string) =>
  page.send('account.signInByCode', { flow, identifier, ...(name === undefined ? {} : { name }) })

/** Somebody who has asked for a code and typed it. */
async function proven(identifier: string): Promise<Asked> {
  const one = await asked(identifier)
  expect((await proves(one)).json()).toEqual({ status: 200, data: { expires_in: 1800 } })
  return one
}

/** Somebody with an account at a new number. */
async function member(): Promise<{ identifier: string; id: string }> {
  const identifier = newNumber()
  await enters(await proven(identifier), NAME)
  const account = await accountAt(server.services.db, { kind: 'phone', value: identifier })
  server.clock.advance({ minutes: 1 })
  return { identifier, id: account?.id ?? '' }
}

const livingOf = (userId: string) =>
  server.services.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))

describe('a code to the phone', () => {
  it('signs in to the account of the number, in any spelling of each step', async () => {
    const { identifier } = await member()
    const page = browserAt(server)
    const flow = newFlow()
    const plain = `0${identifier.slice(3)}`
    await page.send('account.sendSignInCode', { flow, identifier: `84${identifier.slice(3)}` })
    const [sms] = server.mailbox?.sent(identifier) ?? []
    expect(sms?.text).toMatch(
      /^Ghe: \d{6} la ma de dang nhap, dung trong 5 phut\. Khong dua ma cho ai\.\n\n@localhost #\d{6}$/,
    )
    const code = codeSentTo(server, identifier)
    const dotted = `+84 (0)${identifier.slice(3, 6)}.${identifier.slice(6)}`
    await page.send('account.proveCode', { flow, purpose: 'sign_in', identifier: dotted, code })
    const signedIn = await page.send('account.signInByCode', { flow, identifier: plain })
    expect(signedIn.json()).toEqual({ status: 200, data: { outcome: 'signedIn', token: '' } })
    expect((await page.send('account.guest')).json().data).toMatchObject({ name: NAME, phone: identifier })
  })

  it('makes the account of a new number once a name is said, and asks for nothing else', async () => {
    const one = await proven(newNumber())
    expect((await enters(one)).json()).toEqual({ status: 200, data: { outcome: 'name' } })
    expect((await one.page.send('account.guest')).statusCode).toBe(401)
    const nameless = await enters(one, '  ')
    expect(nameless.json()).toMatchObject({ code: 'G_INPUT', fields: { name: { code: 'C_001' } } })
    expect((await enters(one, NAME)).json().data).toEqual({ outcome: 'signedIn', token: '' })
    const person = currentUser.parse((await one.page.send('account.guest')).json().data)
    expect(person).toMatchObject({ name: NAME, phone: one.identifier, email: null, role: 'KT' })
  })

  it('leaves the name of an account as it is, whatever is said with the code', async () => {
    const { identifier } = await member()
    const one = await proven(identifier)
    await enters(one, 'Ai Khác')
    expect((await one.page.send('account.guest')).json().data).toMatchObject({ name: NAME })
  })

  it.each(['khach@ghe.test', '0241234567', '+4915112345678', '0912'])('goes to no %s', async (identifier) => {
    const refused = await browserAt(server).send('account.sendSignInCode', { flow: newFlow(), identifier })
    expect(refused.json()).toMatchObject({
      code: 'G_INPUT',
      fields: { identifier: { code: /^(\+49|02)/.test(identifier) ? 'G_PHONE_ABROAD' : 'G_PHONE_FORMAT' } },
    })
  })

  it('is worth nothing unproven, in another flow, for another number or for another thing', async () => {
    const one = await asked(newNumber())
    expect(codeOf(await enters(one, NAME))).toBe('C_022')
    expect(codeOf(await proves({ ...one, flow: newFlow() }))).toBe('C_022')
    const code = codeSentTo(server, one.identifier)
    const elsewhere = { flow: one.flow, purpose: 'register', identifier: one.identifier, code }
    expect(codeOf(await one.page.send('account.proveCode', elsewhere))).toBe('C_022')
    expect((await proves(one)).statusCode).toBe(200)
    expect(codeOf(await enters({ ...one, identifier: newNumber() }, NAME))).toBe('C_022')
    expect(codeOf(await enters({ ...one, flow: newFlow() }, NAME))).toBe('C_022')
  })

  it('is kept as a hash, of which its six digits cannot be tried out', async () => {
    const one = await asked(newNumber())
    const kept = JSON.stringify(await server.services.db.select().from(oneTimeCodes))
    expect(kept).not.toContain(codeSentTo(server, one.identifier))
    expect(kept).not.toContain(one.identifier.slice(3))
    expect(kept).not.toContain(one.flow)
  })

  it('waits a minute after a wrong one, and is over after five', async () => {
    const one = await asked(newNumber())
    const code = codeSentTo(server, one.identifier)
    expect((await proves(one, wrongCode(code))).json()).toMatchObject({
      code: 'G_CODE_WRONG',
      params: [4],
    })
    expect(codeOf(await proves(one, code))).toBe('C_055')
    await server.services.db.update(oneTimeCodes).set({ tries: 4, triedAt: null })
    expect(codeOf(await proves(one, wrongCode(code)))).toBe('C_022')
    server.clock.advance({ minutes: 1 })
    expect(codeOf(await proves(one, code))).toBe('C_022')
  })

  it('is over after five minutes, and its proof after half an hour', async () => {
    const late = await asked(newNumber())
    server.clock.advance({ minutes: 5 })
    expect(codeOf(await proves(late))).toBe('C_022')
    const slow = await proven(newNumber())
    server.clock.advance({ minutes: 30 })
    expect(codeOf(await enters(slow, NAME))).toBe('C_022')
  })

  it('is sent again after a minute, and then only the new one counts', async () => {
    const one = await asked(newNumber())
    const again = () =>
      one.page.send('account.resendCode', {
        flow: one.flow,
        purpose: 'sign_in',
        identifier: one.identifier,
      })
    const first = codeSentTo(server, one.identifier)
    expect((await again()).json()).toMatchObject({ code: 'C_055', params: [60] })
    server.clock.advance({ minutes: 1 })
    expect((await again()).statusCode).toBe(200)
    const second = codeSentTo(server, one.identifier)
    // One in a million: the same digits once more.
    if (second !== first) {
      expect(codeOf(await proves(one, first))).toBe('G_CODE_WRONG')
      server.clock.advance({ minutes: 1 })
    }
    expect((await proves(one, second)).statusCode).toBe(200)
  })

  it('goes to one number five times a day, whoever asks and for whatever', async () => {
    const identifier = newNumber()
    for (let time = 0; time < 5; time++) {
      const from = browserAt(server, `10.8.0.${time + 1}`)
      if (time === 2) await from.send('account.forgotPassword', { flow: newFlow(), identifier })
      else await asked(identifier, from)
      server.clock.advance({ minutes: 1 })
    }
    const sixth = await browserAt(server, '10.8.1.1').send('account.sendSignInCode', {
      flow: newFlow(),
      identifier,
    })
    expect([sixth.statusCode, codeOf(sixth)]).toEqual([429, 'G_CODES_USED'])
  })
})

describe('a code is used once', () => {
  it('by two at the same moment: one session', async () => {
    const { identifier, id } = await member()
    const before = (await livingOf(id)).length
    const one = await proven(identifier)
    const pages = Array.from({ length: 4 }, () => browserAt(server))
    const answers = await Promise.all(pages.map((page) => enters({ ...one, page })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400,
    ])
    expect(answers.filter((answer) => codeOf(answer) === 'C_022')).toHaveLength(3)
    expect((await livingOf(id)).length - before).toBe(1)
  })

  it('for a new number by two at the same moment: one account, one session', async () => {
    const one = await proven(newNumber())
    const pages = Array.from({ length: 4 }, () => browserAt(server))
    const answers = await Promise.all(pages.map((page) => enters({ ...one, page }, NAME)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400,
    ])
    const made = await server.services.db.select().from(users).where(eq(users.phone, one.identifier))
    expect(made).toHaveLength(1)
    expect(await livingOf(made[0]?.id ?? '')).toHaveLength(1)
  })

  it('two codes for one new number at the same moment lead to one account', async () => {
    const identifier = newNumber()
    const one = await proven(identifier)
    server.clock.advance({ minutes: 1 })
    const other = await proven(identifier)
    const answers = await Promise.all([enters(one, NAME), enters(other, NAME)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const made = await server.services.db.select().from(users).where(eq(users.phone, identifier))
    expect(made).toHaveLength(1)
  })

  it('and a number that registered with a password meanwhile is the same account', async () => {
    const identifier = newNumber()
    const one = await proven(identifier)
    server.clock.advance({ minutes: 1 })
    const page = browserAt(server)
    const flow = newFlow()
    await page.send('account.register', { flow, identifier, password: 'Sông Hương 1 chiều!' })
    const code = codeSentTo(server, identifier)
    await page.send('account.proveCode', { flow, purpose: 'register', identifier, code })
    await page.send('account.finishRegister', {
      flow,
      identifier,
      name: 'Người Trước',
      birthday: '1990-02-17',
    })
    await enters(one, NAME)
    expect((await one.page.send('account.guest')).json().data).toMatchObject({ name: 'Người Trước' })
  })
})

describe('whom no code lets in', () => {
  it('a locked account: told after the code, and not before', async () => {
    const { identifier, id } = await member()
    await server.services.db.update(users).set({ state: 'LOCKED' }).where(eq(users.id, id))
    const one = await proven(identifier)
    const refused = await enters(one, NAME)
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'G_ACCOUNT_LOCKED'])
    expect((await one.page.send('account.guest')).statusCode).toBe(401)
  })

  it('somebody who works at the desk, also beside being a guest', async () => {
    const { identifier, id } = await member()
    await server.services.db
      .insert(userRoles)
      .values({ userId: id, role: 'STAFF', grantedAt: server.clock.now() })
    const before = (await livingOf(id)).length
    const one = await proven(identifier)
    const refused = await enters(one)
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'G_STAFF_DOOR'])
    expect((await livingOf(id)).length).toBe(before)
  })

  it('somebody who is leaving is shown the way back, and takes it', async () => {
    const { identifier, id } = await member()
    const leavesAt = server.clock.now().add({ hours: 24 * 30 })
    await server.services.db.update(users).set({ state: 'LEAVING', leavesAt }).where(eq(users.id, id))
    const one = await proven(identifier)
    const offered = (await enters(one)).json()
    expect(offered).toMatchObject({ code: 'G_LEAVING', current: { ticket: expect.any(String) } })
    const back = await one.page.send('account.comeBack', { ticket: offered.current.ticket })
    expect(back.statusCode).toBe(200)
    expect((await one.page.send('account.guest')).json().data).toMatchObject({ userId: id })
  })
})

it('asking, a wrong code and a right one answer alike for a number with an account and for one without', async () => {
  const known = normalPhone(DEMO_ACCOUNTS.guest.phone) ?? ''
  const answersFor = async (identifier: string) => {
    await server.services.db.delete(codeSends)
    const page = browserAt(server)
    const flow = newFlow()
    const sent = await page.send('account.sendSignInCode', { flow, identifier })
    const code = codeSentTo(server, identifier)
    const ask = { flow, purpose: 'sign_in', identifier }
    const soon = await page.send('account.sendSignInCode', { flow: newFlow(), identifier })
    const wrong = await page.send('account.proveCode', { ...ask, code: wrongCode(code) })
    const early = await page.send('account.proveCode', { ...ask, code })
    const unproven = await page.send('account.signInByCode', { flow, identifier, name: NAME })
    server.clock.advance({ minutes: 1 })
    const right = await page.send('account.proveCode', { ...ask, code })
    return [sent, soon, wrong, early, unproven, right].map(({ statusCode, headers, body }) => {
      const { 'x-request-id': id, date: _date, ...rest } = headers
      return { statusCode, headers: rest, body: body.replaceAll(String(id), '') }
    })
  }
  const [one, other] = [await answersFor(known), await answersFor(newNumber())]
  expect(one).toEqual(other)
  expect(one.map(({ statusCode }) => statusCode)).toEqual([200, 429, 400, 429, 400, 200])
})
