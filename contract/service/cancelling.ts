import { momentAt } from '../nights.ts'

export type ServiceTerms = { date: string; time: string; freeCancelHours: number; cancelFeePercent: number }

/** Until when cancelling tickets costs nothing. */
export const freeUntilOf = ({ date, time, freeCancelHours }: Omit<ServiceTerms, 'cancelFeePercent'>) =>
  momentAt(date, time).subtract({ hours: freeCancelHours })

/** The fee of cancelling late: a percentage of the service fee, rounded down to 1,000 VND in the guest's favour. */
export const lateFee = (serviceFee: number, percent: number): number =>
  Math.floor((serviceFee * percent) / 100_000) * 1000

/** What cancelling costs now and what of `paid` comes back, VND. Nothing that is not paid is ever charged. */
export function ticketCancelCost(terms: ServiceTerms & { paid: number; now: Temporal.Instant }): {
  fee: number
  refund: number
  free: boolean
} {
  const free = Temporal.Instant.compare(terms.now, freeUntilOf(terms)) < 0
  const fee = free ? 0 : lateFee(terms.paid, terms.cancelFeePercent)
  return { fee, refund: terms.paid - fee, free }
}
