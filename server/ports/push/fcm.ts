import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { PushPort } from './push.ts'

/** A service account of Firebase Cloud Messaging, and where its two addresses are. */
export type FcmSettings = {
  project: string
  clientEmail: string
  /** PKCS #8, PEM. */
  privateKey: string
  tokenAddress: string
  address: string
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const TIMEOUT = 8000
/** A token is renewed this long before its end, in seconds. */
const BEFORE_END = 60
/** A notice that could not be delivered for a day says nothing any more, in seconds. */
const LIFE = 86_400

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })
const problem = z.object({
  error: z.object({
    message: z.optional(z.string()),
    details: z.optional(
      z.array(
        z.looseObject({
          errorCode: z.optional(z.string()),
          fieldViolations: z.optional(z.array(z.looseObject({ field: z.optional(z.string()) }))),
        }),
      ),
    ),
  }),
})

/**
 * Whether an answer says that a token leads nowhere. What is no token at all is refused like any other argument that is wrong:
 * only the field, or the words, tell that it was the token.
 */
function tellsOfToken(answer: unknown): boolean {
  const told = problem.safeParse(answer)
  if (!told.success) return false
  const { message = '', details = [] } = told.data.error
  return details.some(
    ({ errorCode, fieldViolations = [] }) =>
      errorCode === 'UNREGISTERED' ||
      errorCode === 'SENDER_ID_MISMATCH' ||
      (errorCode === 'INVALID_ARGUMENT' && /registration token/i.test(message)) ||
      fieldViolations.some(({ field }) => field === 'message.token'),
  )
}

/**
 * FCM HTTP v1, data-only: the worker itself decides what to show. The access token is asked for by a signed assertion
 * (RFC 7523) and kept until a minute before its end.
 */
export function fcmPush(settings: FcmSettings, now: () => number): PushPort {
  let held: { token: string; ends: number } | null = null

  async function accessToken(): Promise<string> {
    if (held !== null && held.ends > now()) return held.token
    const seconds = Math.floor(now() / 1000)
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(settings.clientEmail)
      .setAudience(settings.tokenAddress)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(await importPKCS8(settings.privateKey, 'RS256'))
    const response = await fetch(settings.tokenAddress, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`No access token for push: ${response.status}`)
    const { access_token, expires_in } = tokenAnswer.parse(await response.json())
    held = { token: access_token, ends: now() + (expires_in - BEFORE_END) * 1000 }
    return access_token
  }

  async function ask(token: string, data: Readonly<Record<string, string>>): Promise<Response> {
    return await fetch(`${settings.address}/projects/${settings.project}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        message: { token, data, webpush: { headers: { TTL: String(LIFE), Urgency: 'high' } } },
      }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
  }

  return {
    async send(token, data) {
      let response = await ask(token, data)
      if (response.status === 401) {
        held = null
        response = await ask(token, data)
      }
      if (response.ok) return 'sent'
      if (tellsOfToken(await response.json().catch(() => null))) return 'gone'
      throw new Error(`The push service answered ${response.status}`)
    },
  }
}
