import { createHash, randomBytes } from 'node:crypto'
import type { SocialProvider } from '#contract/socialProviders.ts'
import type { Clock } from '#server/ports/clock.ts'

/** Who somebody says to be at the stand-in. */
export type StandInPerson = { name: string; email: string | null; verified: boolean }

type Granted = {
  provider: SocialProvider
  person: StandInPerson
  challenge: string
  nonce: string | null
  redirect: string
  endsAt: Temporal.Instant
}

const token = () => randomBytes(24).toString('base64url')
const LIVES = { seconds: 60 }

/** The same person has the same id for ever: it is made of what they said. */
export const subjectOf = (provider: SocialProvider, { name, email }: StandInPerson): string =>
  createHash('sha256')
    .update(`${provider} ${email ?? name}`)
    .digest('hex')
    .slice(0, 20)

/** Codes and access tokens that the stand-in gave out, in this process. Each code is used once, within a minute. */
export function createGrants(clock: Clock) {
  const codes = new Map<string, Granted>()
  const access = new Map<string, StandInPerson>()
  return {
    grant: (granted: Omit<Granted, 'endsAt'>): string => {
      const code = token()
      codes.set(code, { ...granted, endsAt: clock.now().add(LIVES) })
      return code
    },
    /** Turns a code into an access token and who it was given for; null where anything does not hold (RFC 6749, RFC 7636). */
    redeem: (provider: SocialProvider, form: Readonly<Record<string, string>>) => {
      const code = form['code'] ?? ''
      const granted = codes.get(code)
      codes.delete(code)
      const challenge = createHash('sha256')
        .update(form['code_verifier'] ?? '')
        .digest('base64url')
      const holds =
        granted?.provider === provider &&
        granted.redirect === form['redirect_uri'] &&
        granted.challenge === challenge &&
        Temporal.Instant.compare(clock.now(), granted.endsAt) < 0
      if (!holds) return null
      const accessToken = token()
      access.set(accessToken, granted.person)
      return { accessToken, person: granted.person, nonce: granted.nonce }
    },
    holder: (accessToken: string): StandInPerson | null => access.get(accessToken) ?? null,
  }
}
