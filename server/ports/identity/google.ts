import * as client from 'openid-client'
import * as z from 'zod/mini'
import { authorizationAddress, clientAt, isStopped, returned } from './flow.ts'
import type { IdentityProvider } from './identity.ts'

export type GoogleSettings = {
  clientId: string
  clientSecret: string
  /** The issuer, whose discovery document says the rest. */
  issuer: string
  /** Addresses known beforehand, for the stand-in; null asks the issuer. */
  metadata: client.ServerMetadata | null
  /** `<our address>/callback/google`. */
  returnAddress: string
  standIn: boolean
}

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string().check(z.maxLength(254))),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
})

/** Google, or any other provider of OpenID Connect. The id token's signature, issuer, audience, expiry and nonce are checked. */
export function google(settings: GoogleSettings): IdentityProvider {
  const ours = { id: settings.clientId, secret: settings.clientSecret }
  let known: Promise<client.Configuration> | null = null

  async function discover(): Promise<client.Configuration> {
    if (settings.metadata) return clientAt(settings.metadata, ours)
    const issuer = new URL(settings.issuer)
    const execute = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []
    const found = await client.discovery(issuer, ours.id, ours.secret, undefined, { execute })
    return clientAt(found.serverMetadata(), ours)
  }
  /** Asked once; asked again after a failure. */
  const configuration = () => {
    known ??= discover().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }

  return {
    standIn: settings.standIn,
    begin: async (visit) =>
      authorizationAddress(await configuration(), visit, {
        returnAddress: settings.returnAddress,
        scope: 'openid email profile',
      }),
    finish: async (query, { state, nonce, verifier }) => {
      if (isStopped(query)) return null
      const tokens = await client.authorizationCodeGrant(
        await configuration(),
        returned(settings.returnAddress, query),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      )
      const { sub, email, email_verified, name } = claims.parse(tokens.claims())
      return { subject: sub, name: name ?? '', email: email ?? null, emailProven: email_verified === true }
    },
  }
}
