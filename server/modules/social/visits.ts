import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { SocialProvider } from '#contract/socialProviders.ts'
import type { Database } from '#server/db/client.ts'
import type { VisitSecret } from '#server/handlers.ts'
import type { Visit } from '#server/ports/identity/identity.ts'
import { socialVisits } from './tables.ts'

const MINUTES = 10

/** 256 random bits as text: enough for a state, a nonce and a PKCE verifier (RFC 7636 wants at least 43 characters). */
export const secretText = (): string => randomBytes(32).toString('base64url')
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Begins a visit to a provider, bound to this browser. */
export async function beginVisit(
  db: Database,
  provider: SocialProvider,
  browser: VisitSecret,
  now: Temporal.Instant,
): Promise<Visit> {
  const visit = { state: secretText(), nonce: secretText(), verifier: secretText() }
  await db.insert(socialVisits).values({
    stateHash: hashed(visit.state),
    browserHash: hashed(browser.keep()),
    provider,
    nonce: visit.nonce,
    verifier: visit.verifier,
    endsAt: now.add({ minutes: MINUTES }),
  })
  return visit
}

/**
 * The visit that comes back with this state, in the browser that began it; null when there is none. It is used up with that,
 * whatever comes of it.
 */
export async function endVisit(
  db: Database,
  back: { provider: SocialProvider; query: string; browser: VisitSecret },
  now: Temporal.Instant,
): Promise<Visit | null> {
  const state = new URLSearchParams(back.query).get('state') ?? ''
  if (back.browser.values.length === 0 || state === '') return null
  const [visit] = await db
    .delete(socialVisits)
    .where(
      and(
        eq(socialVisits.stateHash, hashed(state)),
        inArray(socialVisits.browserHash, back.browser.values.map(hashed)),
        eq(socialVisits.provider, back.provider),
        gt(socialVisits.endsAt, now),
      ),
    )
    .returning()
  return visit ? { state, nonce: visit.nonce, verifier: visit.verifier } : null
}

/** Forgets visits that nobody came back from. */
export async function sweepVisits(db: Database, now: Temporal.Instant): Promise<void> {
  await db.delete(socialVisits).where(lt(socialVisits.endsAt, now))
}
