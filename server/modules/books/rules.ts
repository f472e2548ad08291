import type { Money } from '#server/modules/ledger/ledger.ts'

type Records = {
  byGateway: number
  voucher: number
  refunds: readonly { amount: number; state: string; reference: string | null }[]
  payouts: readonly { amount: number; atHost: number; kind: 'STAY' | 'FEE'; state: string }[]
}

const sum = <T>(rows: readonly T[], amountOf: (row: T) => number): number =>
  rows.reduce((total, row) => total + amountOf(row), 0)

/** The money of a booking by its records alone, VND. */
export function moneyOf(
  booking: { paid: number; editingFee: number; cancellationFee: number },
  { byGateway, voucher, refunds, payouts }: Records,
): Money {
  const done = refunds.filter(({ state }) => state === 'DONE')
  const earned = payouts.filter(({ state }) => state !== 'CANCELLED')
  const paidOut = payouts.filter(({ state }) => state === 'PAID')
  const amount = (row: { amount: number }) => row.amount
  return {
    byGateway,
    byBank: booking.paid - byGateway,
    voucher,
    editFee: booking.editingFee,
    cancelFee: booking.cancellationFee,
    refunds: sum(refunds, amount),
    refundedByGateway: sum(
      done.filter(({ reference }) => reference !== null),
      amount,
    ),
    refundedByBank: sum(
      done.filter(({ reference }) => reference === null),
      amount,
    ),
    earnedStay: sum(
      earned.filter(({ kind }) => kind === 'STAY'),
      amount,
    ),
    earnedFee: sum(
      earned.filter(({ kind }) => kind === 'FEE'),
      amount,
    ),
    paidOutByGateway: sum(paidOut, (row) => row.amount - row.atHost),
    paidOutAtHost: sum(paidOut, (row) => row.atHost),
  }
}
