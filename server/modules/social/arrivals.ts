import { and, eq, gt, lt } from 'drizzle-orm'
import { normalEmail, isEmail, type Address } from '#contract/identifier.ts'
import { OTP } from '#contract/numbers.ts'
import { NAME_MOST, nameProblem } from '#contract/people/name.ts'
import type { SocialProvider } from '#contract/socialProviders.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import type { Identity } from '#server/ports/identity/identity.ts'
import { hashed, secretText } from './visits.ts'
import { socialArrivals, socialIdentities } from './tables.ts'

/** Somebody a provider has named. */
export type Arrival = Identity & { provider: SocialProvider }

/** The email of an arrival as an address; null when there is none that could be one. */
export const emailOf = ({ email }: Pick<Identity, 'email'>): Address | null =>
  email !== null && isEmail(email) ? { kind: 'email', value: normalEmail(email) } : null

/** A name that may stand in an account: what a provider says, as far as it follows the rules. */
export function nameFor(told: string, address: Address): string {
  const name = told.normalize('NFC').trim().slice(0, NAME_MOST)
  if (nameProblem(name) === null) return name
  const letters = (address.kind === 'email' ? (address.value.split('@')[0] ?? '') : '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  return nameProblem(letters) === null ? letters : 'Ghé'
}

/** Whose account an identity signs in to; null when it was never linked. */
export async function linkedAccount(
  db: Database | Transaction,
  { provider, subject }: Pick<Arrival, 'provider' | 'subject'>,
): Promise<string | null> {
  const [found] = await db
    .select({ userId: socialIdentities.userId })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)))
  return found?.userId ?? null
}

/** From now on the identity signs in to this account. */
export async function link(
  tx: Transaction,
  arrival: Arrival,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  const { provider, subject } = arrival
  await tx
    .insert(socialIdentities)
    .values({ provider, subject, userId, createdAt: now })
    .onConflictDoNothing()
}

/** Keeps an arrival until they have proven where they can be reached. Returns the secret of that flow. */
export async function keepArrival(db: Database, arrival: Arrival, now: Temporal.Instant): Promise<string> {
  const flow = secretText()
  const { provider, subject, name, email, emailProven } = arrival
  const endsAt = now.add({ minutes: OTP.proofMinutes })
  await db
    .insert(socialArrivals)
    .values({ flowHash: hashed(flow), provider, subject, name, email, emailProven, endsAt })
  return flow
}

/** The arrival of a flow; refuses with C_022 when it is over or there was none. */
export async function arrivalOf(
  db: Database | Transaction,
  flow: string,
  now: Temporal.Instant,
): Promise<Arrival> {
  const [found] = await db
    .select()
    .from(socialArrivals)
    .where(and(eq(socialArrivals.flowHash, hashed(flow)), gt(socialArrivals.endsAt, now)))
  return found ?? refuse('C_022')
}

/** Forgets arrivals that went no further. */
export async function sweepArrivals(db: Database, now: Temporal.Instant): Promise<void> {
  await db.delete(socialArrivals).where(lt(socialArrivals.endsAt, now))
}
