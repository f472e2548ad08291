import { ConfigurationError } from './configurationError.ts'
import type { AppleSettings } from './ports/identity/apple.ts'
import type { FacebookSettings } from './ports/identity/facebook.ts'
import type { GoogleSettings } from './ports/identity/google.ts'
import { SANDBOX_APPLE, SANDBOX_CLIENT, sandboxAppleKey, sandboxFacebook, sandboxOpenId } from './standIns.ts'

type Values = {
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  GOOGLE_ISSUER: string
  FACEBOOK_APP_ID?: string | undefined
  FACEBOOK_APP_SECRET?: string | undefined
  FACEBOOK_DIALOG: string
  FACEBOOK_GRAPH: string
  APPLE_CLIENT_ID?: string | undefined
  APPLE_TEAM_ID?: string | undefined
  APPLE_KEY_ID?: string | undefined
  APPLE_PRIVATE_KEY?: string | undefined
  APPLE_ISSUER: string
}

/** Providers people may sign in with; one that is null is not offered. */
export type SocialSettings = {
  google: GoogleSettings | null
  facebook: FacebookSettings | null
  apple: AppleSettings | null
}

/** Both of two settings, or neither. */
function pair(values: Values, first: keyof Values, second: keyof Values): [string, string] | null {
  const [one, other] = [values[first], values[second]]
  if (one === undefined && other === undefined) return null
  if (one !== undefined && other !== undefined) return [one, other]
  throw new ConfigurationError(
    `${one === undefined ? first : second} is missing: it goes with ${one === undefined ? second : first}.`,
  )
}

/** Apple's addresses, which its discovery document tells and has never changed. */
const appleAt = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth/authorize`,
  token_endpoint: `${issuer}/auth/token`,
  jwks_uri: `${issuer}/auth/keys`,
})

/** Apple's four settings, or none. */
function appleOf(values: Values, returnAddress: string): AppleSettings | null {
  const client = pair(values, 'APPLE_CLIENT_ID', 'APPLE_PRIVATE_KEY')
  const key = pair(values, 'APPLE_TEAM_ID', 'APPLE_KEY_ID')
  if (client === null && key === null) return null
  if (client === null || key === null)
    throw new ConfigurationError(
      'Sign in with Apple takes APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY together.',
    )
  return {
    clientId: client[0],
    // In a file of settings a key stands on one line.
    privateKey: client[1].replaceAll(String.raw`\n`, '\n'),
    teamId: key[0],
    keyId: key[1],
    metadata: appleAt(values.APPLE_ISSUER.replace(/\/+$/, '')),
    returnAddress,
    standIn: false,
  }
}

/** Sign-in with Google, Facebook and Apple; a provider without settings is simply not offered. */
export function socialOf(values: Values, sandboxed: boolean, open: string, own: string): SocialSettings {
  const returns = {
    google: `${open}/callback/google`,
    facebook: `${open}/callback/facebook`,
    apple: `${open}/callback/apple`,
  }
  if (sandboxed) {
    const { id, secret } = SANDBOX_CLIENT
    const metadata = sandboxOpenId('google', open, own)
    return {
      google: {
        clientId: id,
        clientSecret: secret,
        issuer: metadata.issuer,
        metadata,
        returnAddress: returns.google,
        standIn: true,
      },
      facebook: {
        appId: id,
        appSecret: secret,
        ...sandboxFacebook(open, own),
        returnAddress: returns.facebook,
        standIn: true,
      },
      apple: {
        clientId: id,
        ...SANDBOX_APPLE,
        privateKey: sandboxAppleKey().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        metadata: sandboxOpenId('apple', open, own),
        returnAddress: returns.apple,
        standIn: true,
      },
    }
  }
  const google = pair(values, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  const facebook = pair(values, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET')
  return {
    google: google && {
      clientId: google[0],
      clientSecret: google[1],
      issuer: values.GOOGLE_ISSUER,
      metadata: null,
      returnAddress: returns.google,
      standIn: false,
    },
    facebook: facebook && {
      appId: facebook[0],
      appSecret: facebook[1],
      dialog: values.FACEBOOK_DIALOG,
      graph: values.FACEBOOK_GRAPH.replace(/\/+$/, ''),
      returnAddress: returns.facebook,
      standIn: false,
    },
    apple: appleOf(values, returns.apple),
  }
}
