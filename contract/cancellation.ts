import { momentAt } from './nights.ts'
import type { CancellationPolicy } from './shapes/resort.ts'

/**
 * A step of a cancellation policy: up to `hours` before check-in, this much comes back. FIRST_NIGHT_THEN_HALF keeps the
 * first night and half of the rest. The last step of a policy has no time left before check-in.
 */
type Tier = { hours: number; back: 'ALL' | 'HALF' | 'FIRST_NIGHT_THEN_HALF' | 'NOTHING' }

export const CANCELLATION_TIERS = {
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

/** Fees round down to whole 1,000 VND, in the guest's favour. */
const roundDown = (amount: number) => Math.floor(amount / 1000) * 1000

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

/**
 * What cancelling costs now. `amount` is what was paid for the stay itself (edit fees apart), `firstNight` the first night's
 * share of it; VND. After check-in time nothing comes back.
 */
export function cancellationFee(
  terms: CancellationTerms & { amount: number; firstNight: number; now: Temporal.Instant },
): { fee: number; refund: number; back: Tier['back'] } {
  const step = cancellationSteps(terms).find(
    ({ until }) => Temporal.Instant.compare(terms.now, Temporal.Instant.from(until)) < 0,
  )
  const back = step?.back ?? 'NOTHING'
  const { amount } = terms
  const firstNight = Math.min(terms.firstNight, amount)
  const kept = {
    ALL: 0,
    HALF: roundDown(amount / 2),
    FIRST_NIGHT_THEN_HALF: roundDown(firstNight + (amount - firstNight) / 2),
    NOTHING: amount,
  }[back]
  return { fee: kept, refund: amount - kept, back }
}
