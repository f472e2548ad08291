import { createServer, type IncomingMessage } from 'node:http'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinedName } from '#contract/people/name.ts'
import { apple } from '#server/ports/identity/apple.ts'
import type { IdentityProvider } from '#server/ports/identity/identity.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

const RETURN = 'https://ghe.test/callback/apple'
const VISIT = { state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43) }
const back = (more: Record<string, string> = { code: 'good' }) =>
  new URLSearchParams({ state: VISIT.state, ...more }).toString()

/** Apple as its documents describe it: what it says of a person, and what it was asked. */
const said: JWTPayload = {}
const asked: { secret: JWTPayload; kid: unknown; form: URLSearchParams }[] = []
let issuer = ''
let provider: IdentityProvider
let close: () => void

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return new URLSearchParams(Buffer.concat(parts).toString())
}

beforeAll(async () => {
  const own = await generateKeyPair('ES256', { extractable: true })
  const signs = await generateKeyPair('RS256')
  const server = createServer((request, response) => {
    const answer = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    void (async () => {
      if (request.url === '/auth/keys')
        return answer({
          keys: [{ ...(await exportJWK(signs.publicKey)), kid: 'a', alg: 'RS256', use: 'sig' }],
        })
      const form = await bodyOf(request)
      const { payload, protectedHeader } = await jwtVerify(form.get('client_secret') ?? '', own.publicKey)
      asked.push({ secret: payload, kid: protectedHeader.kid, form })
      const idToken = await new SignJWT({ sub: '000123.abc.0456', nonce: VISIT.nonce, ...said })
        .setProtectedHeader({ alg: 'RS256', kid: 'a' })
        .setIssuer(issuer)
        .setAudience(said.aud ?? 'test.ghe.web')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(signs.privateKey)
      return answer({ access_token: 'a', token_type: 'Bearer', expires_in: 3600, id_token: idToken })
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  close = () => server.close()
  provider = apple({
    clientId: 'test.ghe.web',
    teamId: 'TEAM000001',
    keyId: 'KEY0000001',
    privateKey: await exportPKCS8(own.privateKey),
    metadata: {
      issuer,
      authorization_endpoint: `${issuer}/auth/authorize`,
      token_endpoint: `${issuer}/auth/token`,
      jwks_uri: `${issuer}/auth/keys`,
    },
    returnAddress: RETURN,
    standIn: false,
  })
})
afterAll(() => close())

const finish = (told: JWTPayload = {}, query = back()) => {
  for (const key of Object.keys(said)) delete said[key]
  Object.assign(said, told)
  return provider.finish(query, VISIT)
}

describe('Sign in with Apple', () => {
  it('asks for name and email, and so for a form as the way back', async () => {
    const { searchParams } = await provider.begin(VISIT)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'test.ghe.web',
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'openid name email',
      redirect_uri: RETURN,
      state: VISIT.state,
      nonce: VISIT.nonce,
    })
    expect(searchParams.toString()).not.toContain(VISIT.verifier)
  })

  it('shows itself with a secret signed for this question alone', async () => {
    await finish()
    const { secret, kid, form } = asked.at(-1) ?? expect.unreachable('nothing was asked')
    expect(secret).toMatchObject({ iss: 'TEAM000001', sub: 'test.ghe.web', aud: issuer })
    expect((secret.exp ?? 0) - (secret.iat ?? 0)).toBe(300)
    expect(kid).toBe('KEY0000001')
    expect(Object.fromEntries(form)).toMatchObject({ code: 'good', redirect_uri: RETURN })
  })

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
  ])('an email that is verified: %s counts as proven: %s', async (email_verified, emailProven) => {
    const told = {
      email: 'x1@privaterelay.appleid.com',
      ...(email_verified === undefined ? {} : { email_verified }),
    }
    expect(await finish(told)).toEqual({
      subject: '000123.abc.0456',
      name: '',
      email: 'x1@privaterelay.appleid.com',
      emailProven,
    })
  })

  it('takes the name from the form, and nothing but the name', async () => {
    const user = JSON.stringify({
      name: { firstName: 'Thanh Bình', lastName: 'Phan' },
      email: 'somebody.else@ghe.test',
    })
    expect(await finish({}, back({ code: 'good', user }))).toMatchObject({
      name: 'Phan Thanh Bình',
      email: null,
    })
    for (const wrong of ['', '{', '[]', '{"name":7}', 'null'])
      expect(await finish({}, back({ code: 'good', user: wrong }))).toMatchObject({ name: '' })
  })

  it('is nobody when the person stopped it', async () => {
    expect(await finish({}, back({ error: 'user_cancelled_authorize' }))).toBeNull()
  })

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another audience', { aud: 'somebody.else' }],
  ])('refuses a token with %s', async (_what, told) => {
    await expect(finish(told)).rejects.toThrow()
  })

  it('refuses another state', async () => {
    await expect(finish({}, 'state=forged&code=good')).rejects.toThrow()
  })
})

it.each([
  ['Thanh Bình', 'Phan', 'Phan Thanh Bình'],
  ['Mary Jane', 'Watson', 'Mary Jane Watson'],
  ['An', '', 'An'],
  ['', '', ''],
])('%s and %s are %s', (given, family, whole) => expect(joinedName(given, family)).toBe(whole))

describe('the way back by a form', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startApp()
  })
  afterAll(() => server.close())
  const post = (fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/callback/apple',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://appleid.apple.com',
      },
      payload: new URLSearchParams(fields).toString(),
    })

  it('leads to the page with what the app looks at, sets nothing and is kept nowhere', async () => {
    const answer = await post({
      state: 's',
      code: 'c',
      user: '{"name":{}}',
      id_token: 'x',
      to: 'https://evil.test',
    })
    expect(answer.statusCode).toBe(303)
    const address = new URL(answer.headers.location ?? '', 'https://ghe.test')
    expect([address.host, address.pathname]).toEqual(['ghe.test', '/callback/apple'])
    expect(Object.fromEntries(address.searchParams)).toEqual({ state: 's', code: 'c', user: '{"name":{}}' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('lets a name go that is too long, and refuses what is longer than any form', async () => {
    const long = await post({ state: 's', code: 'c', user: 'x'.repeat(5000) })
    expect(long.headers.location).toBe('/callback/apple?state=s&code=c')
    expect((await post({ state: 's', code: 'c', user: 'x'.repeat(10_000) })).statusCode).toBe(413)
  })
})
