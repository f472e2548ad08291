import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { signInFailures, signInPlaces, users } from '#server/modules/accounts/tables.ts'
import { countSending, EVERYBODY } from '#server/modules/codes/allowance.ts'
import { sendKey } from '#server/modules/codes/keys.ts'
import { codeSends } from '#server/modules/codes/tables.ts'
import { settableClock } from '#server/ports/clock.ts'
import { browserAt, codeSentTo, wrongCode } from '#tests/support/browser.ts'
import { startApp, TEST_NOW, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ settings: { rateLimitFactor: 1 }, clock: settableClock(TEST_NOW) })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.services
  for (const table of [signInFailures, signInPlaces, codeSends]) await db.delete(table)
  server.clock.advance({ hours: 1 })
})

const { guest, host } = DEMO_ACCOUNTS
/** One attempt; a minute goes by now and then, so that the calls of a minute are not what stops it. */
let attempts = 0
async function attempt(identifier: string, password: string, address: string) {
  if (++attempts % 8 === 0) server.clock.advance({ seconds: 61 })
  const { status } = await server.call('account.login', { identifier, password }, { address })
  return status
}
const wrong = (identifier: string, address: string) => attempt(identifier, 'Wrong@2026', address)

describe('wrong passwords', () => {
  it('S1: count for the account, however its number and email are spelled', async () => {
    const phone = '0987654321'
    await server.services.db.update(users).set({ phone: '+84987654321' }).where(eq(users.id, guest.id))
    const spellings = [
      phone,
      '+84987654321',
      '84987654321',
      '098 765 43 21',
      '098.765.4321',
      '(098) 7654321',
      guest.email.toUpperCase(),
      ` ${guest.email}`,
    ]
    const told = []
    for (const spelling of spellings) told.push(await wrong(spelling, '203.0.113.7'))
    expect(told).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
  })

  it('S1: count for what nobody has, too, so that spellings tell nothing', async () => {
    const told = []
    for (const spelling of [
      '0911111111',
      '+84911111111',
      '091 111 1111',
      '091.1111111',
      '84911111111',
      '(091)1111111',
    ])
      told.push(await wrong(spelling, '203.0.113.8'))
    expect(told).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('S2: from a whole /64 count as from one address, and from a /56 as from four', async () => {
    const told = []
    for (let time = 0; time < 8; time++) told.push(await wrong(guest.email, `2a05:1:2:3::${time}`))
    expect(told.filter((status) => status === 400)).toHaveLength(5)
  })
})

describe('an owner whose account others try', () => {
  async function lockedForStrangers() {
    for (let network = 0; network < 30; network++)
      for (let time = 0; time < 4; time++) {
        const { status } = await server.call(
          'account.login',
          { identifier: guest.email, password: 'Wrong@2026' },
          { address: `2a05:${network}:2:3::${time}` },
        )
        if (status === 429) return
      }
    throw new Error('nobody was stopped')
  }

  it('S2: signs in on a device they signed in on before, from anywhere', async () => {
    const page = browserAt(server, '198.51.100.1')
    const mine = { identifier: guest.email, password: DEMO_PASSWORD }
    expect((await page.send('account.login', mine)).statusCode).toBe(200)
    await page.send('account.signOut')
    await lockedForStrangers()
    const abroad = browserAt(server, '198.51.100.99')
    for (const [name, value] of page.jar) abroad.jar.set(name, value)
    expect((await abroad.send('account.login', mine)).statusCode).toBe(200)
    expect((await browserAt(server, '198.51.100.98').send('account.login', mine)).statusCode).toBe(429)
  })

  it('S2: signs in from a network they signed in from before, on whatever device', async () => {
    const mine = { identifier: guest.email, password: DEMO_PASSWORD }
    expect((await server.call('account.login', mine, { address: '2001:db8:5:6::1' })).status).toBe(200)
    await lockedForStrangers()
    expect((await server.call('account.login', mine, { address: '2001:db8:5:6:aaaa::2' })).status).toBe(200)
  })

  it('S2: on a device that is known, wrong passwords are still counted', async () => {
    const page = browserAt(server, '198.51.100.2')
    await page.send('account.login', { identifier: guest.email, password: DEMO_PASSWORD })
    const told = []
    for (let time = 0; time < 12; time++) {
      server.clock.advance({ seconds: 20 })
      told.push(
        (await page.send('account.login', { identifier: guest.email, password: 'Wrong@2026' })).statusCode,
      )
    }
    expect(told.filter((status) => status === 400)).toHaveLength(10)
    expect(told.at(-1)).toBe(429)
  })

  it('S2: is known by a device for their own account alone', async () => {
    const thief = browserAt(server, '198.51.100.3')
    await thief.send('account.login', { identifier: host.email, password: DEMO_PASSWORD })
    await lockedForStrangers()
    const other = await thief.send('account.login', { identifier: guest.email, password: DEMO_PASSWORD })
    expect(other.statusCode).toBe(429)
  })
})

describe('codes', () => {
  const sending = (caller: string, number: number, now = server.clock.now()) =>
    countSending(server.services, {
      address: { kind: 'email', value: `code${number}@example.com` },
      caller,
      now,
      factor: 1,
    }).then(
      () => 'sent',
      (error: unknown) => (error instanceof Error ? error.message : 'failed'),
    )

  it('S2: a /64 gets no more of them than an address, a /56 four times as many', async () => {
    let sent = 0
    for (let number = 0; number < 130; number++)
      if ((await sending(`2a05:9:9:9::${number.toString(16)}`, number)) === 'sent') sent += 1
    expect(sent).toBe(100)
  })

  it('S13: go to many phones behind one address at the same moment, whatever the clocks of the servers say', async () => {
    const told = await Promise.all(
      Array.from({ length: 16 }, (_one, number) =>
        sending('203.0.113.50', 1000 + number, server.clock.now().subtract({ milliseconds: number * 7 })),
      ),
    )
    expect(told).toEqual(Array.from({ length: 16 }, () => 'sent'))
  })

  it('S2: have a budget for all together, and somebody is told when it is used up', async () => {
    const said: unknown[] = []
    const log = {
      ...server.services.log,
      error: (facts: object) => void said.push(facts),
      warn: (facts: object) => void said.push(facts),
    }
    const now = server.clock.now()
    let refused = ''
    for (let number = 0; refused === '' && number <= EVERYBODY.phone; number++)
      refused = await countSending(
        { ...server.services, log },
        {
          address: { kind: 'phone', value: `+8491${String(number).padStart(7, '0')}` },
          caller: `10.${number >> 8}.${number & 255}.1`,
          now,
          factor: 1,
        },
      ).then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : 'failed'),
      )
    expect(refused).toBe('G_503')
    expect(said).toEqual([
      { alarm: 'codes', kind: 'phone', counted: EVERYBODY.phone * 0.8, budget: EVERYBODY.phone },
      { alarm: 'codes', kind: 'phone', counted: EVERYBODY.phone, budget: EVERYBODY.phone },
    ])
    expect(await sending('203.0.113.51', 1)).toBe('sent')
  })

  it('S2: are guessed by nobody at many addresses at once: all together have so many wrong tries', async () => {
    const asked = async (identifier: string) => {
      const page = browserAt(server, '203.0.113.60')
      const flow = crypto.randomUUID()
      await page.send('account.forgotPassword', { flow, identifier })
      return async () => {
        const proof = { flow, identifier, purpose: 'forgot_password' }
        const code = wrongCode(codeSentTo(server, identifier))
        return (await page.send('account.proveCode', { ...proof, code })).json<{ code: string }>().code
      }
    }
    const [one, other] = [await asked('guess1@example.com'), await asked('guess2@example.com')]
    const since = server.clock.now()
    await server.services.db
      .insert(codeSends)
      .values({ key: sendKey('everybody', 'tries'), sends: EVERYBODY.tries - 1, since, lastAt: since })
    expect(await one()).toBe('G_CODE_WRONG')
    expect(await other()).toBe('G_503')
    server.clock.advance({ hours: 1 })
    expect(await other()).toBe('C_022')
  })
})
