import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/socialProviders.ts'
import type { Clock } from '#server/ports/clock.ts'
import { STYLE } from '../vnpay/style.ts'
import { createGrants, subjectOf, type StandInPerson } from './codes.ts'
import { SOCIAL_STYLE, returnPage, socialPage } from './page.ts'
import {
  SANDBOX_APPLE,
  SANDBOX_CLIENT,
  SANDBOX_SOCIAL,
  sandboxAppleKey,
  sandboxOpenId,
} from '#server/standIns.ts'

type Wishes = {
  /** This server as browsers reach it. */
  open: string
  /** Where each provider may send the browser back: exactly there. */
  returns: Readonly<Record<SocialProvider, string>>
  clock: Clock
}

const asked = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(SANDBOX_CLIENT.id),
  redirect_uri: z.string(),
  state: z.string().check(z.minLength(1)),
  code_challenge: z.string().check(z.minLength(43)),
  code_challenge_method: z.literal('S256'),
  nonce: z.optional(z.string()),
  response_mode: z.optional(z.literal('form_post')),
})
const chosen = z.object({
  query: z.string(),
  choice: z.enum(['allow', 'deny']),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  verified: z.optional(z.string()),
})
/** Providers of OpenID Connect; Facebook is none. */
const OPEN_ID = ['google', 'apple'] as const
type OpenId = (typeof OPEN_ID)[number]
/** Apple has said it as a text. */
const verifiedAt = (provider: OpenId, { verified }: StandInPerson) =>
  provider === 'apple' ? String(verified) : verified

const form = z.record(z.string(), z.string())
const KEY_ID = 'stand-in'
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const same = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(page)

const refused = (reply: FastifyReply): FastifyReply => reply.code(400).send({ error: 'invalid_request' })

/**
 * A stand-in for Google, Facebook and Apple in this process, for development, demos and tests: it speaks the real authorization-code
 * flow with exact redirect addresses, PKCE, codes that are used once, signed id tokens (Google, Apple), the Graph API's `me`
 * (Facebook), a signed client secret and a way back by a form (Apple). Never register it in production unless somebody asked for it by name.
 */
export async function registerSandboxSocial(
  app: FastifyInstance,
  { open, returns, clock }: Wishes,
): Promise<void> {
  const grants = createGrants(clock)
  let made: ReturnType<typeof generateKeyPair> | undefined
  // Made when somebody first signs in: two large primes are the longest part of a start.
  const keys = () => (made ??= generateKeyPair('RS256'))
  const issuerOf = (provider: OpenId) => sandboxOpenId(provider, open, open).issuer

  const readQuery = (provider: SocialProvider, query: string) => {
    const read = asked.safeParse(Object.fromEntries(new URLSearchParams(query)))
    return read.success && read.data.redirect_uri === returns[provider] ? read.data : null
  }
  const isOurClient = (fields: Readonly<Record<string, string>>) =>
    fields['client_id'] === SANDBOX_CLIENT.id && same(fields['client_secret'] ?? '', SANDBOX_CLIENT.secret)

  const isOurApp = (fields: Readonly<Record<string, string>>): Promise<boolean> =>
    jwtVerify(fields['client_secret'] ?? '', sandboxAppleKey().publicKey, {
      algorithms: ['ES256'],
      issuer: SANDBOX_APPLE.teamId,
      subject: SANDBOX_CLIENT.id,
      audience: issuerOf('apple'),
      requiredClaims: ['exp'],
    }).then(
      ({ protectedHeader }) =>
        protectedHeader.kid === SANDBOX_APPLE.keyId && fields['client_id'] === SANDBOX_CLIENT.id,
      () => false,
    )

  async function idToken(provider: OpenId, person: StandInPerson, nonce: string | null): Promise<string> {
    const now = Math.floor(clock.now().epochMilliseconds / 1000)
    return new SignJWT({
      // Apple says no name but in its form.
      ...(provider === 'google' ? { name: person.name } : {}),
      ...(person.email === null ? {} : { email: person.email, email_verified: verifiedAt(provider, person) }),
      ...(nonce === null ? {} : { nonce }),
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setIssuer(issuerOf(provider))
      .setSubject(subjectOf(provider, person))
      .setAudience(SANDBOX_CLIENT.id)
      .setIssuedAt(now)
      .setExpirationTime(now + 300)
      .sign((await keys()).privateKey)
  }

  await app.register(
    async (scope) => {
      scope.removeContentTypeParser('application/x-www-form-urlencoded')
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
      )
      scope.get('/social.css', (_request, reply) =>
        reply.type('text/css; charset=utf-8').send(STYLE + SOCIAL_STYLE),
      )

      for (const provider of SOCIAL_PROVIDERS) {
        scope.get(`/${provider}/authorize`, (request, reply) => {
          const query = request.url.slice(request.url.indexOf('?') + 1)
          return readQuery(provider, query)
            ? sendPage(reply, 200, socialPage(provider, query))
            : refused(reply)
        })

        scope.post(`/${provider}/choose`, (request, reply) => {
          const read = chosen.safeParse(request.body)
          const wish = read.success ? readQuery(provider, read.data.query) : null
          if (!read.success || !wish) return refused(reply)
          const back = new URL(wish.redirect_uri)
          back.searchParams.set('state', wish.state)
          if (read.data.choice === 'deny') back.searchParams.set('error', 'access_denied')
          else {
            const { name = '', email = '', verified } = read.data
            const person = { name, email: email === '' ? null : email, verified: verified !== undefined }
            const granted = { provider, person, redirect: wish.redirect_uri, challenge: wish.code_challenge }
            back.searchParams.set('code', grants.grant({ ...granted, nonce: wish.nonce ?? null }))
            if (provider === 'apple')
              back.searchParams.set('user', JSON.stringify({ name: { firstName: name } }))
          }
          if (wish.response_mode === 'form_post') return sendPage(reply, 200, returnPage(provider, back))
          return reply.redirect(back.href, 303)
        })
      }

      for (const provider of OPEN_ID) {
        scope.get(`/${provider}/jwks`, async () => ({
          keys: [{ ...(await exportJWK((await keys()).publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
        }))
        scope.post(`/${provider}/token`, async (request, reply) => {
          const read = form.safeParse(request.body)
          const fields = read.success ? read.data : {}
          const ours = provider === 'google' ? isOurClient(fields) : await isOurApp(fields)
          const redeemed = ours ? grants.redeem(provider, fields) : null
          if (!redeemed) return reply.code(400).send({ error: 'invalid_grant' })
          const { accessToken, person, nonce } = redeemed
          const token = { access_token: accessToken, token_type: 'Bearer', expires_in: 300 }
          return { ...token, id_token: await idToken(provider, person, nonce) }
        })
      }

      scope.post('/facebook/oauth/access_token', (request, reply) => {
        const fields = form.safeParse(request.body)
        const redeemed =
          fields.success && isOurClient(fields.data) ? grants.redeem('facebook', fields.data) : null
        if (!redeemed) return reply.code(400).send({ error: { code: 100, type: 'OAuthException' } })
        return reply.send({ access_token: redeemed.accessToken, token_type: 'bearer', expires_in: 300 })
      })
      scope.get<{ Querystring: { appsecret_proof?: string } }>('/facebook/me', (request, reply) => {
        const held = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
        const proof = createHmac('sha256', SANDBOX_CLIENT.secret).update(held).digest('hex')
        const person = grants.holder(held)
        if (!person || !same(request.query.appsecret_proof ?? '', proof))
          return reply.code(400).send({ error: { code: 190, type: 'OAuthException' } })
        const { name, email } = person
        return reply.send({ id: subjectOf('facebook', person), name, ...(email === null ? {} : { email }) })
      })
    },
    { prefix: SANDBOX_SOCIAL },
  )
}
