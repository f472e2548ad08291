import { holidaysIn } from './holidays.ts'
import { momentAt } from './nights.ts'
import type { CancellationPolicy } from './shapes/resort.ts'

/**
 * A step of a cancellation policy: up to `hours` before check-in, this much comes back. FIRST_NIGHT_THEN_HALF keeps the
 * first night and half of the rest. The last step of a policy has no time left before check-in.
 */
export type Tier = { hours: number; back: 'ALL' | 'HALF' | 'FIRST_NIGHT_THEN_HALF' | 'NOTHING' }

const CANCELLATION_TIERS = {
  FLEXIBLE: [
    { hours: 24, back: 'ALL' },
    { hours: 0, back: 'FIRST_NIGHT_THEN_HALF' },
  ],
  MODERATE: [
    { hours: 5 * 24, back: 'ALL' },
    { hours: 2 * 24, back: 'HALF' },
    { hours: 0, back: 'NOTHING' },
  ],
  STRICT: [
    { hours: 7 * 24, back: 'HALF' },
    { hours: 0, back: 'NOTHING' },
  ],
} as const satisfies Record<CancellationPolicy, readonly Tier[]>

const STRICTER = { FLEXIBLE: 'MODERATE', MODERATE: 'STRICT', STRICT: 'STRICT' } as const

/**
 * The policy that holds for a stay of these nights, half-open: over Tết the strict one, over another public holiday one step
 * stricter than the place's own. What holds when one books is written down with the booking and stays.
 */
export function policyFor(policy: CancellationPolicy, checkIn: string, checkOut: string): CancellationPolicy {
  const [first] = holidaysIn(checkIn, checkOut)
  if (first === undefined) return policy
  return first.name === 'tet' ? 'STRICT' : STRICTER[policy]
}

export type CancellationTerms = { policy: CancellationPolicy; checkIn: string; checkInTime: string }

/** The steps of a policy for one stay, each with the moment it ends: what the page says in sentences. */
export function cancellationSteps({ policy, checkIn, checkInTime }: CancellationTerms) {
  const arrival = momentAt(checkIn, checkInTime)
  return CANCELLATION_TIERS[policy].map((tier) => ({
    until: arrival.subtract({ hours: tier.hours }).toString(),
    back: tier.back,
  }))
}

/** Until when cancelling costs nothing; null when the policy always keeps something. */
export function freeUntil(terms: CancellationTerms): string | null {
  return cancellationSteps(terms).find((step) => step.back === 'ALL')?.until ?? null
}

/** The step of a policy that holds now; after check-in time nothing comes back. */
export const stepNow = (terms: CancellationTerms & { now: Temporal.Instant }): Tier['back'] =>
  cancellationSteps(terms).find(
    ({ until }) => Temporal.Instant.compare(terms.now, Temporal.Instant.from(until)) < 0,
  )?.back ?? 'NOTHING'
