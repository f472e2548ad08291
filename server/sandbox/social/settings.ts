import type { ServerMetadata } from 'openid-client'

/** Where the stand-in for providers of identities lives in this server. */
export const SANDBOX_SOCIAL = '/sandbox/social'

/** Our client at the stand-in: its secret protects nothing but the demo's own messages to itself. */
export const SANDBOX_CLIENT = { id: 'ghe-sandbox', secret: 'GHE-SANDBOX-SOCIAL-SECRET-000001' }

/** The stand-in for Google: pages at the address that browsers use (`open`), the rest as this server reaches itself (`own`). */
export const sandboxGoogle = (open: string, own: string): ServerMetadata => ({
  issuer: `${open}${SANDBOX_SOCIAL}/google`,
  authorization_endpoint: `${open}${SANDBOX_SOCIAL}/google/authorize`,
  token_endpoint: `${own}${SANDBOX_SOCIAL}/google/token`,
  jwks_uri: `${own}${SANDBOX_SOCIAL}/google/jwks`,
})

/** The stand-in for Facebook. */
export const sandboxFacebook = (open: string, own: string) => ({
  dialog: `${open}${SANDBOX_SOCIAL}/facebook/authorize`,
  graph: `${own}${SANDBOX_SOCIAL}/facebook`,
})
