/** Where MoMo's stand-in lives in this server. */
export const SANDBOX_MOMO = '/sandbox/momo'

/** Its account: the secret protects nothing but the demo's own messages to itself. */
export const SANDBOX_MOMO_ACCOUNT = {
  partner: 'GHEMOMO',
  accessKey: 'GHE-SANDBOX-MOMO-ACCESS',
  secret: 'GHE-SANDBOX-MOMO-SECRET-000001',
} as const
