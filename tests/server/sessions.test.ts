import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { currentUser, loginAnswer, refreshAnswer } from '#contract/shapes/account.ts'
import { PAGE_HEADER } from '#contract/worker.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { credentials, signInFailures, userRoles, users } from '#server/modules/accounts/tables.ts'
import { startApp, TEST_NOW, type TestApp } from '#tests/support/server.ts'
import { eq, isNull } from 'drizzle-orm'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ settings: { rateLimitFactor: 1 } })
})
afterAll(() => server.close())
let minute = 0
beforeEach(async () => {
  // Every test begins in a minute of its own, so that one does not use up the calls of another.
  minute += 60
  server.clock.set(Temporal.Instant.from(TEST_NOW).add({ minutes: minute }))
  await server.services.db.delete(signInFailures)
})

const guest = DEMO_ACCOUNTS.guest
const login = (identifier: string, password: string, address?: string) =>
  server.call('account.login', { identifier, password }, address === undefined ? {} : { address })

/** A browser: it keeps cookies and says where a call comes from. */
function browser(from: 'same-origin' | 'cross-site' = 'same-origin') {
  const jar = new Map<string, string>()
  const learn = (response: LightMyRequestResponse) => {
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const send = async (
    name: keyof typeof ENDPOINTS,
    input: object = {},
    headers: Record<string, string> = {},
  ) => {
    const { method, path } = ENDPOINTS[name]
    return learn(
      await server.app.inject({
        method,
        url: API_BASE + path,
        cookies: Object.fromEntries(jar),
        headers: { 'sec-fetch-site': from, [PAGE_HEADER]: '1', ...headers },
        ...(method === 'GET' ? {} : { payload: input }),
      }),
    )
  }
  return { jar, send }
}

async function signedInBrowser() {
  const page = browser()
  await page.send('account.login', { identifier: guest.email, password: DEMO_PASSWORD })
  return page
}

const dataOf = (response: LightMyRequestResponse): Record<string, unknown> => {
  const body: { data?: Record<string, unknown> } = response.json()
  return body.data ?? {}
}

describe('signing in', () => {
  it.each([guest.email, ' KHACH@ghe.test ', '0912345601', '+84 912 345 601', '84912345601'])(
    'takes %s',
    async (identifier) => {
      const { status, body } = await login(identifier, DEMO_PASSWORD)
      expect(status).toBe(200)
      expect(loginAnswer.parse(body.data).refreshToken).toBeDefined()
    },
  )

  it('takes a password typed in decomposed form', async () => {
    const { hashPassword, addAccount } = await import('#server/modules/accounts/accounts.ts')
    const passwordHash = await hashPassword('Tiếng@Việt1'.normalize('NFC'))
    await addAccount(
      server.services.db,
      { name: 'Lê', email: 'le@ghe.test', roles: ['KT'], passwordHash },
      server.clock.now(),
    )
    expect((await login('le@ghe.test', 'Tiếng@Việt1'.normalize('NFD'))).status).toBe(200)
  })

  it('says the same of a wrong password, an unknown account, a closed one and something that is neither email nor phone', async () => {
    const answers = [
      await login(guest.email, 'wrong', '10.0.0.1'),
      await login('nobody@ghe.test', DEMO_PASSWORD, '10.0.0.2'),
      await login('neither', DEMO_PASSWORD, '10.0.0.3'),
    ]
    await server.services.db.update(users).set({ state: 'LOCKED' }).where(eq(users.id, guest.id))
    answers.push(await login(guest.email, DEMO_PASSWORD, '10.0.0.4'))
    await server.services.db.update(users).set({ state: 'ACTIVE' }).where(eq(users.id, guest.id))
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'C_003', params: [] })
    }
  })

  it('keeps passwords as Argon2id with 19 MiB and two passes', async () => {
    const [kept] = await server.services.db.select().from(credentials).where(eq(credentials.userId, guest.id))
    expect(kept?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('makes one wait after five failures for an account from an address, and others not', async () => {
    for (let failure = 0; failure < 5; failure++)
      expect((await login(guest.email, 'wrong', '10.1.0.1')).status).toBe(400)
    const refused = await login(guest.email, DEMO_PASSWORD, '10.1.0.1')
    expect(refused.status).toBe(429)
    expect(refused.body.code).toBe('G_429')
    expect(Number(refused.headers['retry-after'])).toBe(900)
    expect((await login(guest.email, DEMO_PASSWORD, '10.1.0.2')).status).toBe(200)
    server.clock.advance({ minutes: 15 })
    expect((await login(guest.email, DEMO_PASSWORD, '10.1.0.1')).status).toBe(200)
  })

  it('counts attempts made at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login(guest.email, 'wrong', '10.1.0.3')),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })
})

describe('a session', () => {
  it('opens what is mine with a Bearer token, for 15 minutes', async () => {
    const token = await server.tokenOf('host')
    const { body } = await server.call('account.guest', {}, { token })
    const host = currentUser.parse(body.data)
    expect(host.role).toBe('CSH')
    expect(host.capabilities).toContain('host.work')
    server.clock.advance({ minutes: 15 })
    const over = await server.call('account.guest', {}, { token })
    expect([over.status, over.body.code]).toEqual([401, 'G_401'])
  })

  it('ends what it may do when the role is taken away or the account is closed', async () => {
    const { db } = server.services
    const token = await server.tokenOf('otherGuest')
    await db.update(users).set({ state: 'LOCKED' }).where(eq(users.id, DEMO_ACCOUNTS.otherGuest.id))
    expect((await server.call('account.guest', {}, { token })).status).toBe(401)
    await db.update(users).set({ state: 'ACTIVE' }).where(eq(users.id, DEMO_ACCOUNTS.otherGuest.id))
    expect((await server.call('account.guest', {}, { token })).status).toBe(200)
    await db.delete(userRoles).where(eq(userRoles.userId, DEMO_ACCOUNTS.otherGuest.id))
    expect((await server.call('account.guest', {}, { token })).status).toBe(401)
  })

  it('gives a client without cookies new tokens for old ones', async () => {
    const first = loginAnswer.parse((await login(guest.email, DEMO_PASSWORD)).body.data)
    const { body } = await server.call('account.refresh', { refreshToken: first.refreshToken })
    const { accessToken, refreshToken } = refreshAnswer.parse(body.data)
    expect(refreshToken).not.toBe(first.refreshToken)
    expect((await server.call('account.guest', {}, { token: accessToken })).status).toBe(200)
  })

  it('is over when nobody refreshes it for seven days', async () => {
    const page = await signedInBrowser()
    server.clock.advance({ hours: 7 * 24 })
    const refused = await page.send('account.refresh')
    expect(refused.statusCode).toBe(401)
    expect([...page.jar.keys()]).toEqual(['ghe_device'])
  })

  it('is over after ninety days, however often it is refreshed', async () => {
    const page = await signedInBrowser()
    for (let day = 0; day < 90; day += 6) {
      expect((await page.send('account.refresh')).statusCode).toBe(200)
      server.clock.advance({ hours: 6 * 24 })
    }
    expect((await page.send('account.refresh')).statusCode).toBe(401)
  })

  it('takes nothing from who signed in while a question asked before was under way', async () => {
    const page = await signedInBrowser()
    const late = await browser().send('account.refresh')
    expect([late.statusCode, late.headers['set-cookie']]).toEqual([401, undefined])
    expect((await page.send('account.guest')).statusCode).toBe(200)
  })

  it('ends when its browser signs in anew', async () => {
    const page = await signedInBrowser()
    const before = Object.fromEntries(page.jar)
    await page.send('account.login', { identifier: guest.email, password: DEMO_PASSWORD })
    const old = browser()
    for (const [name, value] of Object.entries(before)) old.jar.set(name, value)
    expect((await old.send('account.guest')).statusCode).toBe(401)
    expect((await page.send('account.guest')).statusCode).toBe(200)
  })

  it('ends on sign-out with all its tokens', async () => {
    const page = await signedInBrowser()
    const before = Object.fromEntries(page.jar)
    const left = await page.send('account.signOut')
    // S9: what the browser itself kept goes; the installed shell is nobody's and stays.
    expect([left.statusCode, left.headers['clear-site-data']]).toEqual([200, '"cache"'])
    expect([...page.jar.keys()]).toEqual(['ghe_device'])
    for (const [name, value] of Object.entries(before)) page.jar.set(name, value)
    expect((await page.send('account.guest')).statusCode).toBe(401)
    expect((await page.send('account.refresh')).statusCode).toBe(401)
  })
})

describe('tokens of a browser', () => {
  it('are cookies that no script can read, and stand in no answer', async () => {
    const page = browser()
    const response = await page.send('account.login', {
      identifier: guest.email,
      password: DEMO_PASSWORD,
    })
    expect(dataOf(response)).toEqual({ token: '' })
    const cookies = response.cookies.map(({ name, httpOnly, sameSite, path }) => ({
      name,
      httpOnly,
      sameSite,
      path,
    }))
    expect(cookies).toEqual([
      { name: 'ghe_device', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'ghe_access', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'ghe_refresh', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'signed_in', httpOnly: undefined, sameSite: 'Lax', path: '/' },
    ])
    expect(dataOf(await page.send('account.refresh'))).toEqual({ accessToken: '' })
    expect((await page.send('account.guest')).statusCode).toBe(200)
  })

  it('say to every tab that they are new: what pages read changes with each renewal', async () => {
    const page = await signedInBrowser()
    const marks = [page.jar.get('signed_in')]
    for (let time = 0; time < 2; time++) {
      await page.send('account.refresh')
      marks.push(page.jar.get('signed_in'))
    }
    expect(new Set(marks).size).toBe(3)
    expect(marks.every((mark) => mark?.startsWith('1.'))).toBe(true)
  })

  it('rotate: each refresh token is used once', async () => {
    const page = await signedInBrowser()
    const first = page.jar.get('ghe_refresh')
    await page.send('account.refresh')
    expect(page.jar.get('ghe_refresh')).not.toBe(first)
  })

  it('serve tabs that race: within ten seconds an old one leads to the same successor', async () => {
    const page = await signedInBrowser()
    const old = page.jar.get('ghe_refresh') ?? ''
    const racing = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const tab = browser()
        tab.jar.set('ghe_refresh', old)
        expect((await tab.send('account.refresh')).statusCode).toBe(200)
        return tab.jar.get('ghe_refresh')
      }),
    )
    expect(new Set(racing).size).toBe(1)
    server.clock.advance({ seconds: 9 })
    const late = browser()
    late.jar.set('ghe_refresh', old)
    expect((await late.send('account.refresh')).statusCode).toBe(200)
    expect(late.jar.get('ghe_refresh')).toBe(racing[0])
    page.jar.set('ghe_refresh', racing[0] ?? '')
    expect((await page.send('account.refresh')).statusCode).toBe(200)
  })

  it('are given out again when the answer with them was lost, however late: nobody has used them', async () => {
    const page = await signedInBrowser()
    const kept = new Map(page.jar)
    await page.send('account.refresh')
    const lost = page.jar.get('ghe_refresh')
    server.clock.advance({ minutes: 40 })
    const again = browser()
    for (const [name, value] of kept) again.jar.set(name, value)
    expect((await again.send('account.refresh')).statusCode).toBe(200)
    expect(again.jar.get('ghe_refresh')).toBe(lost)
    server.clock.advance({ seconds: 60 })
    expect((await again.send('account.guest')).statusCode).toBe(200)
    // From here on they are in use, and the old one is worth nothing.
    server.clock.advance({ seconds: 10 })
    const thief = browser()
    for (const [name, value] of kept) thief.jar.set(name, value)
    expect((await thief.send('account.refresh')).statusCode).toBe(401)
    expect((await again.send('account.guest')).statusCode).toBe(401)
  })

  it('W5: are given out again to a browser that was killed before it wrote its cookies, though it had used them', async () => {
    const page = await signedInBrowser()
    const written = new Map(page.jar)
    await page.send('account.refresh')
    expect((await page.send('account.guest')).statusCode).toBe(200)
    server.clock.advance({ hours: 26 })
    const again = browser()
    for (const [name, value] of written) again.jar.set(name, value)
    expect((await again.send('account.refresh')).statusCode).toBe(200)
    expect((await again.send('account.guest')).statusCode).toBe(200)
  })

  it('W5: a device signed out from elsewhere is told to forget; one whose session just ended is not', async () => {
    const page = await signedInBrowser()
    const other = await signedInBrowser()
    const { sessions } = await import('#server/modules/accounts/tables.ts')
    const codeOf = async (tab: typeof page) =>
      (await tab.send('account.refresh')).json<{ code: string }>().code
    const late = browser()
    for (const [name, value] of other.jar) late.jar.set(name, value)
    await other.send('account.signOut')
    expect(await codeOf(late)).toBe('G_401')
    await server.services.db
      .update(sessions)
      .set({ endedAt: server.clock.now(), endReason: 'ended_elsewhere' })
      .where(isNull(sessions.endedAt))
    expect(await codeOf(page)).toBe('G_SIGNED_OUT_ELSEWHERE')
    // It was said once, with the cookies taken back: afterwards there is nothing to tell anybody by.
    expect(await codeOf(page)).toBe('G_401')
  })

  it('end the whole session when an old one comes back later: somebody copied it', async () => {
    const page = await signedInBrowser()
    const old = page.jar.get('ghe_refresh') ?? ''
    await page.send('account.refresh')
    server.clock.advance({ seconds: 60 })
    expect((await page.send('account.guest')).statusCode).toBe(200)
    server.clock.advance({ seconds: 10 })
    const thief = browser()
    thief.jar.set('ghe_refresh', old)
    expect((await thief.send('account.refresh')).statusCode).toBe(401)
    expect((await page.send('account.guest')).statusCode).toBe(401)
    expect((await page.send('account.refresh')).statusCode).toBe(401)
  })

  it('count for a write only from a page of ours', async () => {
    const page = await signedInBrowser()
    const write = (headers: Record<string, string>) =>
      page.send('notification.totalUnread', {}, headers).then(({ statusCode }) => statusCode)
    expect(await write({})).toBe(200)
    expect(await write({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await write({ 'sec-fetch-site': 'same-site' })).toBe(403)
    const bare = await server.app.inject({
      method: 'POST',
      url: API_BASE + ENDPOINTS['notification.totalUnread'].path,
      cookies: Object.fromEntries(page.jar),
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: {},
    })
    expect(bare.statusCode).toBe(403)
  })

  it('are not looked at where anyone may call and no page of ours does: another site signs nobody out', async () => {
    const page = await signedInBrowser()
    const bare = await server.app.inject({
      method: 'POST',
      url: API_BASE + ENDPOINTS['account.signOut'].path,
      cookies: Object.fromEntries(page.jar),
      payload: {},
    })
    expect(bare.statusCode).toBe(200)
    expect((await page.send('account.guest')).statusCode).toBe(200)
  })

  it('have the names and marks of https where the product is served over it', async () => {
    const secure = await startApp({ settings: { secure: true } })
    const response = await secure.app.inject({
      method: 'POST',
      url: API_BASE + ENDPOINTS['account.login'].path,
      headers: { [PAGE_HEADER]: '1', 'sec-fetch-site': 'same-origin' },
      payload: { identifier: guest.email, password: DEMO_PASSWORD },
    })
    expect(response.cookies).toMatchObject([
      { name: '__Host-ghe_device', secure: true, httpOnly: true, path: '/' },
      { name: '__Host-ghe_access', secure: true, httpOnly: true, path: '/' },
      { name: '__Host-ghe_refresh', secure: true, httpOnly: true, path: '/' },
      { name: 'signed_in', secure: true },
    ])
    expect(response.headers['strict-transport-security']).toContain('max-age=')
    await secure.close()
  })
})
