import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import * as z from 'zod/mini'
import { authorizationAddress, clientAt, isStopped, returned } from './flow.ts'
import type { IdentityProvider } from './identity.ts'

export type FacebookSettings = {
  appId: string
  appSecret: string
  /** The dialog's address, with its version. */
  dialog: string
  /** The Graph API's address, with its version, without a slash at the end. */
  graph: string
  /** `<our address>/callback/facebook`. */
  returnAddress: string
  standIn: boolean
}

const me = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  name: z.optional(z.string()),
  email: z.optional(z.string().check(z.maxLength(254))),
})

const TIMEOUT = 8_000

/**
 * Facebook Login on the web: OAuth 2 with the Graph API, no id token, so no nonce; `me` says who it is. It does not say whether
 * an email was proven, so that none counts as proven. Each question carries the proof that our server asks (appsecret_proof).
 */
export function facebook(settings: FacebookSettings): IdentityProvider {
  const { appId, appSecret, dialog, graph, returnAddress } = settings
  const configuration = clientAt(
    {
      issuer: new URL(dialog).origin,
      authorization_endpoint: dialog,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    { id: appId, secret: appSecret },
  )

  async function whoHolds(accessToken: string) {
    const address = new URL(`${graph}/me`)
    address.searchParams.set('fields', 'id,name,email')
    address.searchParams.set(
      'appsecret_proof',
      createHmac('sha256', appSecret).update(accessToken).digest('hex'),
    )
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`the Graph API answered ${response.status}`)
    return me.parse(await response.json())
  }

  return {
    standIn: settings.standIn,
    begin: (visit) =>
      authorizationAddress(
        configuration,
        { ...visit, nonce: null },
        { returnAddress, scope: 'public_profile,email' },
      ),
    finish: async (query, { state, verifier }) => {
      if (isStopped(query)) return null
      const tokens = await client.authorizationCodeGrant(configuration, returned(returnAddress, query), {
        expectedState: state,
        pkceCodeVerifier: verifier,
      })
      const { id, name, email } = await whoHolds(tokens.access_token)
      return { subject: id, name: name ?? '', email: email ?? null, emailProven: false }
    },
  }
}
