import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { currentUser } from '#contract/shapes/account.ts'
import { finishSocialAnswer } from '#contract/shapes/social.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { signInFailures } from '#server/modules/accounts/tables.ts'
import { codeSends } from '#server/modules/codes/tables.ts'
import { socialArrivals, socialIdentities, socialVisits } from '#server/modules/social/tables.ts'
import { settableClock, systemClock } from '#server/ports/clock.ts'
import { browserAt, codeSentTo, type TestBrowser } from '#tests/support/browser.ts'
import { startProvider, type TestProvider } from '#tests/support/oidcProvider.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

const RETURN = 'http://localhost:3000/callback/google'
let provider: TestProvider
let server: TestApp
beforeAll(async () => {
  provider = await startProvider(RETURN)
  server = await startApp({
    // The provider goes by the machine's own clock, and so do its tokens.
    clock: settableClock(systemClock.now()),
    settings: {
      rateLimitFactor: 1000,
      social: {
        google: {
          clientId: provider.client.id,
          clientSecret: provider.client.secret,
          issuer: provider.issuer,
          metadata: null,
          returnAddress: RETURN,
          standIn: false,
        },
        facebook: null,
        apple: null,
      },
      sandboxes: [],
    },
  })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(async () => {
  await server.services.db.delete(codeSends)
  await server.services.db.delete(signInFailures)
})

let people = 0
function newPerson(more: { email?: string; email_verified?: boolean; name?: string } = {}) {
  const login = `person-${++people}`
  provider.people.set(login, {
    email: `${login}@ghe.test`,
    email_verified: true,
    name: 'Phan Thanh Bình',
    ...more,
  })
  return { login, email: `${login}@ghe.test` }
}

async function begin(page: TestBrowser): Promise<string> {
  const begun = await page.send('social.begin', { provider: 'google' })
  return begun.json<{ data: { address: string } }>().data.address
}
async function visitAs(login: string, page = browserAt(server)) {
  const back = await provider.visit(await begin(page), login)
  const finish = () => page.send('social.finish', { provider: 'google', query: back.search.slice(1) })
  return { page, back, finish, answer: await finish() }
}
const outcomeOf = (answer: { json: () => { data: unknown } }) => finishSocialAnswer.parse(answer.json().data)
const nameOf = async (page: TestBrowser) => currentUser.parse((await page.send('account.guest')).json().data)

describe('signing in with an account elsewhere', () => {
  it('asks with code, state, nonce and PKCE, and sends back to one address exactly', async () => {
    const address = new URL(await begin(browserAt(server)))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'ghe',
      response_type: 'code',
      redirect_uri: RETURN,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(address.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
  })

  it('makes an account for a proven email, and finds it again', async () => {
    const { login, email } = newPerson()
    const first = await visitAs(login)
    expect(outcomeOf(first.answer).outcome).toBe('signedIn')
    const person = await nameOf(first.page)
    expect(person).toMatchObject({ email, name: 'Phan Thanh Bình', role: 'KT' })
    const second = await visitAs(login)
    expect((await nameOf(second.page)).userId).toBe(person.userId)
  })

  it('goes on with the provider’s own id when the email there changes', async () => {
    const { login } = newPerson()
    const { page } = await visitAs(login)
    const before = await nameOf(page)
    provider.people.set(login, { email: 'another@ghe.test', email_verified: true, name: 'B' })
    expect((await nameOf((await visitAs(login)).page)).userId).toBe(before.userId)
  })

  it('is used once', async () => {
    const { login } = newPerson()
    const { finish } = await visitAs(login)
    const again = await finish()
    expect(again.json()).toMatchObject({ status: 400, code: 'G_SOCIAL_IGNORED' })
  })

  it('is ignored in another browser, with another state, or for another provider', async () => {
    const { login } = newPerson()
    const page = browserAt(server)
    const back = await provider.visit(await begin(page), login)
    const query = back.search.slice(1)
    const told = async (one: TestBrowser, input: object) =>
      (await one.send('social.finish', input)).json<{ code: string }>().code
    expect(await told(browserAt(server), { provider: 'google', query })).toBe('G_SOCIAL_IGNORED')
    const other = browserAt(server)
    await begin(other)
    expect(await told(other, { provider: 'google', query })).toBe('G_SOCIAL_IGNORED')
    const state = new URLSearchParams(query)
    state.set('state', 'x'.repeat(43))
    expect(await told(page, { provider: 'google', query: state.toString() })).toBe('G_SOCIAL_IGNORED')
    expect(await told(page, { provider: 'facebook', query })).toBe('G_404')
    expect((await page.send('social.finish', { provider: 'google', query })).statusCode).toBe(200)
  })

  it('is over after ten minutes', async () => {
    const { login } = newPerson()
    const page = browserAt(server)
    const back = await provider.visit(await begin(page), login)
    server.clock.advance({ minutes: 10 })
    const late = await page.send('social.finish', { provider: 'google', query: back.search.slice(1) })
    expect(late.json()).toMatchObject({ code: 'G_SOCIAL_IGNORED' })
    server.clock.advance({ minutes: -10 })
  })

  it('fails when the code is another visit’s: PKCE and nonce bind it', async () => {
    const { login } = newPerson()
    const page = browserAt(server)
    const one = await provider.visit(await begin(page), login)
    const other = await provider.visit(await begin(page), login)
    const mixed = new URLSearchParams(one.search)
    mixed.set('code', other.searchParams.get('code') ?? '')
    const told = await page.send('social.finish', { provider: 'google', query: mixed.toString() })
    expect(told.json()).toMatchObject({ code: 'G_SOCIAL_FAILED' })
  })

  it('says so when the person stopped it', async () => {
    const page = browserAt(server)
    const state = new URL(await begin(page)).searchParams.get('state') ?? ''
    const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer }).toString()
    expect((await page.send('social.finish', { provider: 'google', query })).json()).toMatchObject({
      code: 'G_SOCIAL_CANCELLED',
    })
  })

  it('keeps no state, cookie or name longer than the visit', async () => {
    const { login } = newPerson()
    const page = browserAt(server)
    const address = await begin(page)
    const [kept] = (await server.services.db.select().from(socialVisits)).slice(-1)
    expect(JSON.stringify(kept)).not.toContain(new URL(address).searchParams.get('state'))
    const back = await provider.visit(address, login)
    await page.send('social.finish', { provider: 'google', query: back.search.slice(1) })
    expect([...page.jar.keys()].filter((name) => name.startsWith('ghe_visit'))).toEqual([])
  })

  it('holds beside whatever else the page of signing in asks at the same moment', async () => {
    const { login } = newPerson()
    const page = browserAt(server)
    const [address] = await Promise.all([begin(page), page.send('passkey.signInOptions', {}), begin(page)])
    const back = await provider.visit(address, login)
    const finished = await page.send('social.finish', { provider: 'google', query: back.search.slice(1) })
    expect(finished.json()).toMatchObject({ data: { outcome: 'signedIn' } })
  })
})

describe('an email that has an account', () => {
  const { email } = DEMO_ACCOUNTS.guest

  async function arrive(more: { email_verified?: boolean } = {}) {
    const { login } = newPerson({ email, ...more })
    const { page, answer } = await visitAs(login)
    const outcome = outcomeOf(answer)
    if (outcome.outcome !== 'prove') throw new Error('signed in without a proof')
    return { page, login, ...outcome }
  }

  it('is not opened by the email alone, but by its password', async () => {
    const { page, flow, login, ...told } = await arrive()
    expect(told).toMatchObject({ email, known: true, has_password: true })
    expect((await page.send('account.guest')).statusCode).toBe(401)
    const wrong = await page.send('social.linkByPassword', { flow, password: 'wrong' })
    expect(wrong.json()).toMatchObject({ code: 'C_059' })
    expect((await page.send('social.linkByPassword', { flow, password: DEMO_PASSWORD })).statusCode).toBe(200)
    expect((await nameOf(page)).userId).toBe(DEMO_ACCOUNTS.guest.id)
    expect(outcomeOf((await visitAs(login)).answer).outcome).toBe('signedIn')
  })

  it('or by a code to it', async () => {
    const { page, flow } = await arrive()
    const early = await page.send('social.linkByCode', { flow, identifier: email })
    expect(early.json()).toMatchObject({ code: 'C_022' })
    await page.send('social.sendCode', { flow, identifier: email })
    const proof = { flow, purpose: 'link_social', identifier: email, code: codeSentTo(server, email) }
    expect((await page.send('account.proveCode', proof)).statusCode).toBe(200)
    expect((await page.send('social.linkByCode', { flow, identifier: email })).statusCode).toBe(200)
    expect((await nameOf(page)).userId).toBe(DEMO_ACCOUNTS.guest.id)
  })

  it('that the provider does not vouch for says nothing of the account, and no password opens it', async () => {
    const { page, flow, ...told } = await arrive({ email_verified: false })
    expect(told).toMatchObject({ email, known: null, has_password: false })
    const tried = await page.send('social.linkByPassword', { flow, password: DEMO_PASSWORD })
    expect(tried.json()).toMatchObject({ code: 'C_022' })
  })

  it('is asked for by tries that are counted', async () => {
    const { page, flow } = await arrive()
    await page.send('social.linkByPassword', { flow, password: 'x' })
    expect((await server.services.db.select().from(signInFailures)).length).toBeGreaterThan(0)
  })
})

describe('somebody without a proven email', () => {
  it('says where they can be reached, proves it, and has an account', async () => {
    const { login } = newPerson({ email_verified: false })
    const { page, answer } = await visitAs(login)
    const outcome = outcomeOf(answer)
    if (outcome.outcome !== 'prove') throw new Error('signed in without a proof')
    const { flow } = outcome
    await page.send('social.sendCode', { flow, identifier: '0987 111 222' })
    const code = codeSentTo(server, '+84987111222')
    await page.send('account.proveCode', { flow, purpose: 'link_social', identifier: '0987111222', code })
    expect((await page.send('social.linkByCode', { flow, identifier: '0987111222' })).statusCode).toBe(200)
    expect(await nameOf(page)).toMatchObject({ phone: '+84987111222', email: null, name: 'Phan Thanh Bình' })
    expect(outcomeOf((await visitAs(login)).answer).outcome).toBe('signedIn')
  })

  it('cannot be sent codes without having come from a provider', async () => {
    const page = browserAt(server)
    const told = await page.send('social.sendCode', { flow: crypto.randomUUID(), identifier: 'an@ghe.test' })
    expect(told.json()).toMatchObject({ code: 'C_022' })
  })

  it('leaves nothing behind after half an hour', async () => {
    const { login } = newPerson({ email_verified: false })
    await visitAs(login)
    const { db, clock } = server.services
    const { sweepSocial } = await import('#server/modules/social/social.ts')
    server.clock.advance({ minutes: 31 })
    await sweepSocial({ db, clock })
    expect(await db.select().from(socialArrivals)).toEqual([])
    expect((await db.select().from(socialIdentities)).length).toBeGreaterThan(0)
    server.clock.advance({ minutes: -31 })
  })
})
