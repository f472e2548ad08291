import { stepNow, cancellationSteps, type CancellationTerms, type Tier } from './cancellationPolicy.ts'
import type { CancelQuote } from './shapes/cancel.ts'
import type { Quote } from './shapes/quote.ts'
import { nightAmounts, type Nights } from './sold.ts'

/** Fees round down to whole 1,000 VND, in the guest's favour. */
const roundDown = (amount: number) => Math.floor(amount / 1000) * 1000

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
