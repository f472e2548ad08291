import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointName } from '#contract/endpoints.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { startApp, type Reply, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ settings: { rateLimitFactor: 100_000 } })
})
afterAll(() => server.close())

const KNOWN = DEMO_ACCOUNTS.guest.email
const UNKNOWN = 'khong@ghe.test'
const PASSWORD = 'Sông Hương 1 chiều!'

type Ask = (identifier: string) => Promise<Reply>

const ask =
  (name: EndpointName, more: object = {}): Ask =>
  (identifier) =>
    server.call(name, { flow: crypto.randomUUID(), identifier, ...more })

async function timed(work: Ask, identifier: string): Promise<number> {
  const began = performance.now()
  await work(identifier)
  return performance.now() - began
}

/**
 * The sign test on pairs: in each pair both are asked right after one another, in turns first, so that whatever slows the
 * machine slows both. Where the time tells nothing, "the known one took longer" is a fair coin; the answer is how many standard
 * deviations the count is from half. It looks at the order alone, so that a single slow answer weighs no more than another.
 */
async function deviations(pairs: number, one: [Ask, string], other: [Ask, string]): Promise<number> {
  let longer = 0
  for (let pair = 0; pair < pairs; pair++) {
    // A minute later, as an address is sent one code a minute.
    server.clock.advance({ minutes: 1 })
    const first = pair % 2 === 0 ? one : other
    const second = pair % 2 === 0 ? other : one
    const times = new Map([
      [first, await timed(...first)],
      [second, await timed(...second)],
    ])
    if ((times.get(one) ?? 0) > (times.get(other) ?? 0)) longer += 1
  }
  return Math.abs(longer - pairs / 2) / (Math.sqrt(pairs) / 2)
}

/** A fair coin is further away than this once in 16,000 times. */
const FAR = 4

describe('whether an address has an account', () => {
  it.each([
    ['account.register', { password: PASSWORD }],
    ['account.forgotPassword', {}],
  ] as const)('%s answers alike, byte by byte', async (name, more) => {
    server.clock.advance({ minutes: 1 })
    const answers = [await ask(name, more)(KNOWN), await ask(name, more)(UNKNOWN)].map(
      ({ status, text, headers }) => {
        const { 'x-request-id': _id, date: _date, ...rest } = headers
        return { status, text, headers: rest }
      },
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.status).toBe(200)
  })

  it('is not told by the time that a code takes to be sent', async () => {
    const forgot = ask('account.forgotPassword')
    expect(await deviations(300, [forgot, KNOWN], [forgot, UNKNOWN])).toBeLessThan(FAR)
  }, 60_000)

  it('nor by the time that a code to sign in with takes, which answers alike, too', async () => {
    const signIn = ask('account.sendSignInCode')
    const [known, unknown] = [DEMO_ACCOUNTS.guest.phone, '0987 654 321']
    expect(await deviations(300, [signIn, known], [signIn, unknown])).toBeLessThan(FAR)
    server.clock.advance({ minutes: 1 })
    const answers = [await signIn(known), await signIn(unknown)].map(({ status, text }) => ({ status, text }))
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.status).toBe(200)
  }, 60_000)

  it('nor by the time of registering', async () => {
    const register = ask('account.register', { password: PASSWORD })
    expect(await deviations(80, [register, KNOWN], [register, UNKNOWN])).toBeLessThan(FAR)
  }, 60_000)

  it('nor by the time of a wrong password', async () => {
    const login = ask('account.login', { password: 'wrong' })
    expect(await deviations(80, [login, KNOWN], [login, UNKNOWN])).toBeLessThan(FAR)
  }, 60_000)

  it('nor by the time of a new password without a proof', async () => {
    const reset = ask('account.resetPassword', { password: PASSWORD })
    expect(await deviations(300, [reset, KNOWN], [reset, UNKNOWN])).toBeLessThan(FAR)
  }, 60_000)

  it('would be seen: one hash more or less is far', async () => {
    const forgot = ask('account.forgotPassword')
    const register = ask('account.register', { password: PASSWORD })
    expect(await deviations(40, [register, KNOWN], [forgot, UNKNOWN])).toBeGreaterThan(FAR)
  }, 60_000)
})
