import { momentAt } from '../nights.ts'
import type { ServiceQuote } from '../shapes/service.ts'

export type ServiceTerms = { date: string; time: string; freeCancelHours: number; cancelFeePercent: number }

/** Until when cancelling tickets costs nothing. */
export const freeUntilOf = ({ date, time, freeCancelHours }: Omit<ServiceTerms, 'cancelFeePercent'>) =>
  momentAt(date, time).subtract({ hours: freeCancelHours })

/** The fee of cancelling late: a percentage of the service fee, rounded down to 1,000 VND in the guest's favour. */
export const lateFee = (serviceFee: number, percent: number): number =>
  Math.floor((serviceFee * percent) / 100_000) * 1000

/**
 * What was paid for each ticket, in the order of their numbers, VND: its price less its part of what the coupon took off, be
 * that an amount or percents. Cut out of the running sum, so that the parts make up the total to one đồng.
 */
export function ticketShares({ lines, total }: Pick<ServiceQuote, 'lines' | 'total'>): number[] {
  const prices = lines.flatMap(({ discountPrice, quantity }) =>
    Array.from({ length: quantity }, () => discountPrice),
  )
  const sum = prices.reduce((all, price) => all + price, 0)
  if (sum === 0) return prices
  let passed = 0
  let given = 0
  return prices.map((price) => {
    passed += price
    const upTo = Number((BigInt(total) * BigInt(passed)) / BigInt(sum))
    const share = upTo - given
    given = upTo
    return share
  })
}

/** A ticket as cancelling sees it: what was paid for it, and when it was cancelled. */
export type PaidTicket = { id: string; share: number; cancelledAt: Temporal.Instant | null }

const worth = (tickets: readonly PaidTicket[]) => tickets.reduce((sum, { share }) => sum + share, 0)

/**
 * What cancelling costs now and what of `paid` comes back, VND. Nothing that is not paid is ever charged. `late`: what was paid
 * for tickets of the same booking that were cancelled late before, `charged` their fee: the fee is that of all together less
 * what was charged, so that many steps cost what one does.
 */
export function ticketCancelCost({
  paid,
  late = 0,
  charged = 0,
  now,
  ...terms
}: ServiceTerms & { paid: number; late?: number; charged?: number; now: Temporal.Instant }): {
  fee: number
  refund: number
  free: boolean
} {
  const free = Temporal.Instant.compare(now, freeUntilOf(terms)) < 0
  const due = lateFee(late + paid, terms.cancelFeePercent) - charged
  const fee = free ? 0 : Math.min(Math.max(due, 0), paid)
  return { fee, refund: paid - fee, free }
}

/** What cancelling some tickets of a booking costs now: `value` was paid for them. `cancellationFee`: charged before. */
export function someTicketsCost(
  { cancellationFee: charged, ...terms }: ServiceTerms & { cancellationFee: number },
  tickets: readonly PaidTicket[],
  chosen: ReadonlySet<string>,
  now: Temporal.Instant,
): { value: number; fee: number; refund: number; free: boolean } {
  const freeUntil = freeUntilOf(terms)
  const value = worth(tickets.filter(({ id, cancelledAt }) => chosen.has(id) && cancelledAt === null))
  const late = worth(
    tickets.filter(
      ({ cancelledAt }) => cancelledAt !== null && Temporal.Instant.compare(cancelledAt, freeUntil) >= 0,
    ),
  )
  return { value, ...ticketCancelCost({ ...terms, paid: value, late, charged, now }) }
}
