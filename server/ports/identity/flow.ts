import * as client from 'openid-client'

const TIMEOUT_SECONDS = 8

/** Our client at a provider whose addresses are known. */
export function clientAt(
  metadata: client.ServerMetadata,
  { id, secret }: { id: string; secret: string },
): client.Configuration {
  const configuration = new client.Configuration(metadata, id, secret, client.ClientSecretPost(secret))
  configuration.timeout = TIMEOUT_SECONDS
  if (new URL(metadata.issuer).protocol === 'http:') client.allowInsecureRequests(configuration)
  return configuration
}

/** The address where somebody signs in: code flow with state, PKCE, and a nonce where a token will carry it back. */
export async function authorizationAddress(
  configuration: client.Configuration,
  visit: { state: string; nonce: string | null; verifier: string },
  wish: { returnAddress: string; scope: string },
): Promise<URL> {
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: wish.returnAddress,
    scope: wish.scope,
    state: visit.state,
    code_challenge: await client.calculatePKCECodeChallenge(visit.verifier),
    code_challenge_method: 'S256',
    ...(visit.nonce === null ? {} : { nonce: visit.nonce }),
  })
}

/** Whether a way back says that the person stopped it. */
export const isStopped = (query: string): boolean => {
  const error = new URLSearchParams(query).get('error')
  return error === 'access_denied' || error === 'interaction_required' || error === 'user_cancelled_authorize'
}

/** The return address with the query string as it came. */
export const returned = (returnAddress: string, query: string): URL => {
  const url = new URL(returnAddress)
  url.search = query
  return url
}
