import { holidaysIn } from './holidays.ts'
import { momentAt } from './nights.ts'
import type { CancelQuote } from './shapes/cancel.ts'
import type { Quote } from './shapes/quote.ts'
import type { CancellationPolicy } from './shapes/resort.ts'
import { nightAmounts, type Nights } from './sold.ts'

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

/** The step of a policy that holds now; after check-in time nothing comes back. */
export const stepNow = (terms: CancellationTerms & { now: Temporal.Instant }): Tier['back'] =>
  cancellationSteps(terms).find(
    ({ until }) => Temporal.Instant.compare(terms.now, Temporal.Instant.from(until)) < 0,
  )?.back ?? 'NOTHING'

/**
 * What a step keeps of an amount, VND. `first` and `all` are what the first night and all nights cost by themselves; where
 * something else was paid for them (a voucher), every night has its share of that. Rounded down once, at the end.
 */
export function keptBy(
  back: Tier['back'],
  amount: number,
  { first, all }: { first: number; all: number },
): number {
  switch (back) {
    case 'ALL':
      return 0
    case 'NOTHING':
      return amount
    case 'HALF':
      return roundDown(amount / 2)
    case 'FIRST_NIGHT_THEN_HALF':
      // first + (all − first) / 2 of all, exactly: the product is beyond what a double holds.
      return all === 0
        ? roundDown(amount / 2)
        : roundDown(Number((BigInt(amount) * BigInt(all + first)) / BigInt(2 * all)))
  }
}

/**
 * What cancelling costs now. `amount` is what was paid for the stay itself (edit fees apart), `nights` what each of its nights
 * costs by itself; VND. After check-in time nothing comes back.
 */
export function cancellationFee(
  terms: CancellationTerms & { amount: number; nights: readonly number[]; now: Temporal.Instant },
): { fee: number; refund: number; back: Tier['back'] } {
  const back = stepNow(terms)
  const { amount, nights } = terms
  const all = nights.reduce((sum, night) => sum + night, 0)
  const fee = keptBy(back, amount, { first: nights[0] ?? 0, all })
  return { fee, refund: amount - fee, back }
}

/**
 * What cancelling a booking costs now, as it is shown and as it is done. `kept` is what of the money paid is not going back
 * already, `editingFee` the part of it that never comes back; `agreed` false: nobody has agreed to anything, so it is free. VND.
 */
export function costOfCancelling(
  stay: CancellationTerms & {
    quote: Nights & Pick<Quote, 'givenUp'>
    kept: number
    editingFee: number
    agreed: boolean
    now: Temporal.Instant
  },
): Omit<CancelQuote, 'serverNow'> {
  const { kept, now } = stay
  if (!stay.agreed) return { paid: kept, fee: 0, editingFee: 0, refund: kept, back: 'ALL', costsMoreAt: null }
  const { editingFee, quote } = stay
  const paid = Math.max(0, kept - editingFee)
  // What changes have kept stays kept, and is no night's any more.
  const givenUp = Math.min(quote.givenUp ?? 0, paid)
  const { fee, back } = cancellationFee({ ...stay, amount: paid - givenUp, nights: nightAmounts(quote) })
  const next = cancellationSteps(stay).find(
    ({ until }) => Temporal.Instant.compare(now, Temporal.Instant.from(until)) < 0,
  )
  const costsMoreAt = next?.until ?? null
  return {
    paid: kept,
    fee: givenUp + fee,
    editingFee,
    refund: kept - givenUp - fee - editingFee,
    back,
    costsMoreAt,
  }
}
