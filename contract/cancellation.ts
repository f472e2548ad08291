import { holidaysIn } from './holidays.ts'
import { momentAt } from './nights.ts'
import type { CancelQuote } from './shapes/cancel.ts'
import type { Quote } from './shapes/quote.ts'
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

/** The first night's part of what a stay costs, VND: extra people, beds and discounts are spread over all nights. */
export function firstNightOf({ quote, total }: { quote: Pick<Quote, 'nights'>; total: number }): number {
  const rooms = quote.nights.reduce((sum, night) => sum + night.priceAfterDiscount, 0)
  const first = quote.nights[0]?.priceAfterDiscount ?? 0
  return rooms === 0 ? 0 : Math.round((total * first) / rooms)
}

/**
 * What cancelling a booking costs now, as it is shown and as it is done. `kept` is what of the money paid is not going back
 * already, `editingFee` the part of it that never comes back; `agreed` false: nobody has agreed to anything, so it is free. VND.
 */
export function costOfCancelling(
  stay: CancellationTerms & {
    quote: Pick<Quote, 'nights'>
    total: number
    kept: number
    editingFee: number
    agreed: boolean
    now: Temporal.Instant
  },
): Omit<CancelQuote, 'serverNow'> {
  const { kept, now } = stay
  if (!stay.agreed) return { paid: kept, fee: 0, editingFee: 0, refund: kept, back: 'ALL', costsMoreAt: null }
  const { editingFee } = stay
  const amount = Math.max(0, kept - editingFee)
  const { fee, back } = cancellationFee({ ...stay, amount, firstNight: firstNightOf(stay) })
  const next = cancellationSteps(stay).find(
    ({ until }) => Temporal.Instant.compare(now, Temporal.Instant.from(until)) < 0,
  )
  const costsMoreAt = next?.until ?? null
  return { paid: kept, fee, editingFee, refund: kept - fee - editingFee, back, costsMoreAt }
}
