import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { ServerMetadata } from 'openid-client'

/**
 * Where this server's own stand-ins live and who we are there, for settings that choose one. The secrets protect nothing but
 * the demo's messages to itself; what the stand-ins do is `demo/sandbox`'s.
 */
const SANDBOX = '/sandbox'
export const SANDBOX_GATEWAY = `${SANDBOX}/vnpay`
export const SANDBOX_MOMO = `${SANDBOX}/momo`
export const SANDBOX_PARTNER = `${SANDBOX}/partner`
export const SANDBOX_SOCIAL = `${SANDBOX}/social`
/** Where it is shown what would have been sent. */
export const MAILBOX = `${SANDBOX}/mailbox`

/** The addresses that stand for VNPay's own; `base` is this server's, without a slash at the end. */
export const sandboxGatewayAddresses = (base: string) => ({
  payPage: `${base}${SANDBOX_GATEWAY}/paymentv2/vpcpay.html`,
  transactionApi: `${base}${SANDBOX_GATEWAY}/merchant_webapi/api/transaction`,
})

export const SANDBOX_TERMINAL = { terminalCode: 'GHESANDB', secret: 'GHE-SANDBOX-GATEWAY-SECRET-000001' }

export const SANDBOX_MOMO_ACCOUNT = {
  partner: 'GHEMOMO',
  accessKey: 'GHE-SANDBOX-MOMO-ACCESS',
  secret: 'GHE-SANDBOX-MOMO-SECRET-000001',
} as const

export const SANDBOX_PARTNER_ACCESS = {
  username: 'ghe',
  password: 'GHE-SANDBOX-PARTNER-PASSWORD-1',
  usernameClient: 'ghe-client',
  passwordClient: 'GHE-SANDBOX-PARTNER-PASSWORD-2',
  deviceId: 'ghe-server',
  bearer: 'GHE-SANDBOX-PARTNER-BEARER-0001',
}

/** Our client at the stand-ins for providers of identities. */
export const SANDBOX_CLIENT = { id: 'ghe-sandbox', secret: 'GHE-SANDBOX-SOCIAL-SECRET-000001' }

let ofApple: { privateKey: KeyObject; publicKey: KeyObject } | undefined
/** Our key at the stand-in for Apple, of this process, which asks itself; made when it is first needed. */
export const sandboxAppleKey = () => (ofApple ??= generateKeyPairSync('ec', { namedCurve: 'P-256' }))
export const SANDBOX_APPLE = { teamId: 'GHETEAM001', keyId: 'GHEKEY0001' } as const

/** The stand-in for Google, and for Apple: pages at the address that browsers use (`open`), the rest as this server reaches itself (`own`). */
export const sandboxOpenId = (provider: 'google' | 'apple', open: string, own: string): ServerMetadata => ({
  issuer: `${open}${SANDBOX_SOCIAL}/${provider}`,
  authorization_endpoint: `${open}${SANDBOX_SOCIAL}/${provider}/authorize`,
  token_endpoint: `${own}${SANDBOX_SOCIAL}/${provider}/token`,
  jwks_uri: `${own}${SANDBOX_SOCIAL}/${provider}/jwks`,
})

/** The stand-in for Facebook. */
export const sandboxFacebook = (open: string, own: string) => ({
  dialog: `${open}${SANDBOX_SOCIAL}/facebook/authorize`,
  graph: `${own}${SANDBOX_SOCIAL}/facebook`,
})
