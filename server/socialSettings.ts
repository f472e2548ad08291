import { ConfigurationError } from './configurationError.ts'
import type { FacebookSettings } from './ports/identity/facebook.ts'
import type { GoogleSettings } from './ports/identity/google.ts'
import { SANDBOX_CLIENT, sandboxFacebook, sandboxGoogle } from './standIns.ts'

type Values = {
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  GOOGLE_ISSUER: string
  FACEBOOK_APP_ID?: string | undefined
  FACEBOOK_APP_SECRET?: string | undefined
  FACEBOOK_DIALOG: string
  FACEBOOK_GRAPH: string
}

/** Providers people may sign in with; one that is null is not offered. */
export type SocialSettings = { google: GoogleSettings | null; facebook: FacebookSettings | null }

/** Both of two settings, or neither. */
function pair(values: Values, first: keyof Values, second: keyof Values): [string, string] | null {
  const [one, other] = [values[first], values[second]]
  if (one === undefined && other === undefined) return null
  if (one !== undefined && other !== undefined) return [one, other]
  throw new ConfigurationError(
    `${one === undefined ? first : second} is missing: it goes with ${one === undefined ? second : first}.`,
  )
}

/** Sign-in with Google and Facebook; a provider without settings is simply not offered. */
export function socialOf(values: Values, sandboxed: boolean, open: string, own: string): SocialSettings {
  const returns = { google: `${open}/callback/google`, facebook: `${open}/callback/facebook` }
  if (sandboxed) {
    const { id, secret } = SANDBOX_CLIENT
    const metadata = sandboxGoogle(open, own)
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
  }
}
