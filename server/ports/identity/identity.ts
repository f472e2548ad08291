import type { SocialProvider } from '#contract/socialProviders.ts'

/** A person as a provider names them. */
export type Identity = {
  /** The provider's own id of the person; never changes. */
  subject: string
  name: string
  email: string | null
  /** Whether the provider says that the email was proven to be theirs. */
  emailProven: boolean
}

/** The secrets of one visit to a provider. */
export type Visit = { state: string; nonce: string; verifier: string }

/** A provider of identities that speaks the authorization-code flow. */
export interface IdentityProvider {
  /** Whether this is the stand-in. */
  standIn: boolean
  /** Where the browser goes. */
  begin(visit: Visit): Promise<URL>
  /**
   * Who came back, by the query string of the return. Null when the person stopped it; rejects when the provider cannot be
   * reached, or when what it says does not hold (state, nonce, signature, audience, expiry).
   */
  finish(query: string, visit: Visit): Promise<Identity | null>
}

/** The providers that are set up. */
export type IdentityProviders = ReadonlyMap<SocialProvider, IdentityProvider>
