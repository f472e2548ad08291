import { importPKCS8, SignJWT } from 'jose'
import * as client from 'openid-client'
import * as z from 'zod/mini'
import { joinedName } from '#contract/people/name.ts'
import { authorizationAddress, clientAt, isStopped, returned } from './flow.ts'
import type { IdentityProvider } from './identity.ts'

export type AppleSettings = {
  /** The Services ID. */
  clientId: string
  teamId: string
  /** Of the key for Sign in with Apple, and the key itself as PEM (PKCS #8). */
  keyId: string
  privateKey: string
  metadata: client.ServerMetadata
  /** `<our address>/callback/apple`. */
  returnAddress: string
  standIn: boolean
}

const SECRET_SECONDS = 300

/** Apple has written this as a text and as a boolean. */
const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string().check(z.maxLength(254))),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
})
const told = z.object({
  name: z.object({ firstName: z._default(z.string(), ''), lastName: z._default(z.string(), '') }),
})

/** What the person let Apple say of their name, which it says the first time alone and signs by nothing: a name and no more. */
function nameIn(query: string): string {
  try {
    const read = told.safeParse(JSON.parse(new URLSearchParams(query).get('user') ?? ''))
    return read.success ? joinedName(read.data.name.firstName, read.data.name.lastName) : ''
  } catch {
    return ''
  }
}

/**
 * Sign in with Apple on the web: OpenID Connect, with a client secret that we sign anew for each question, and a way back that
 * is a form of Apple's page wherever a name or an email is asked for (`server/http/formReturn.ts` takes it).
 */
export function apple(settings: AppleSettings): IdentityProvider {
  const { clientId, teamId, keyId, privateKey, metadata, returnAddress } = settings

  async function secret(): Promise<string> {
    // Apple holds it against its own clock, and so does the stand-in.
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(metadata.issuer)
      .setIssuedAt()
      .setExpirationTime(`${SECRET_SECONDS}s`)
      .sign(await importPKCS8(privateKey, 'ES256'))
  }

  return {
    standIn: settings.standIn,
    begin: async (visit) => {
      const configuration = clientAt(metadata, { id: clientId, secret: 'signed when something is asked' })
      const wish = { returnAddress, scope: 'openid name email' }
      const address = await authorizationAddress(configuration, visit, wish)
      address.searchParams.set('response_mode', 'form_post')
      return address
    },
    finish: async (query, { state, nonce, verifier }) => {
      if (isStopped(query)) return null
      const tokens = await client.authorizationCodeGrant(
        clientAt(metadata, { id: clientId, secret: await secret() }),
        returned(returnAddress, query),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      )
      const { sub, email, email_verified: proven } = claims.parse(tokens.claims())
      return {
        subject: sub,
        name: nameIn(query),
        email: email ?? null,
        emailProven: proven === true || proven === 'true',
      }
    },
  }
}
