import { ACCOUNTS, type Account, type LedgerEntry } from './tables.ts'

/** What a booking's records say about its money, VND. */
export type Money = {
  /** What arrived: through the gateway, and by bank transfer. */
  byGateway: number
  byBank: number
  /** What a voucher paid. */
  voucher: number
  editFee: number
  cancelFee: number
  /** What goes or went back, and what of it has arrived, each way. */
  refunds: number
  refundedByGateway: number
  refundedByBank: number
  /** What the host earns: with the stay, with a cancellation fee; and what of it was paid out. */
  earnedStay: number
  earnedFee: number
  paidOutByGateway: number
  paidOutAtHost: number
}

export type Balances = Record<Account, number>

/** The balances that the records of a booking lead to. They always sum to zero. */
export function balancesOf(money: Money): Balances {
  const held =
    money.byGateway +
    money.byBank +
    money.voucher -
    money.refunds -
    money.editFee -
    money.cancelFee -
    money.earnedStay
  const paidOut = money.paidOutByGateway + money.paidOutAtHost
  const voucherSpent = money.voucher
  return {
    gateway: money.byGateway - money.refundedByGateway - money.paidOutByGateway,
    bank: money.byBank - money.refundedByBank - money.paidOutAtHost,
    held: -held,
    refundDue: money.refundedByGateway + money.refundedByBank - money.refunds,
    editFee: -money.editFee,
    cancelFee: money.earnedFee - money.cancelFee,
    voucher: voucherSpent,
    hostDue: paidOut - money.earnedStay - money.earnedFee,
  }
}

export const emptyBalances = (): Balances => ({
  gateway: 0,
  bank: 0,
  held: 0,
  refundDue: 0,
  editFee: 0,
  cancelFee: 0,
  voucher: 0,
  hostDue: 0,
})

/** The balances that lines of the books lead to. */
export function summed(entries: readonly Pick<LedgerEntry, 'account' | 'amount'>[]): Balances {
  const balances = emptyBalances()
  for (const { account, amount } of entries) balances[account] += amount
  return balances
}

/** The accounts in which two balances differ. */
export const differing = (left: Balances, right: Balances): Account[] =>
  ACCOUNTS.filter((account) => left[account] !== right[account])

/** The records of a booking's money, VND. */
export type Records = {
  byGateway: number
  byBank: number
  voucher: number
  refunds: readonly { amount: number; state: string; reference: string | null }[]
  payouts: readonly { amount: number; atHost: number; kind: 'STAY' | 'FEE'; state: string }[]
}

const sum = <T>(rows: readonly T[], amountOf: (row: T) => number): number =>
  rows.reduce((total, row) => total + amountOf(row), 0)

/** The money of a booking by its records alone, VND. */
export function moneyOf(
  booking: { editingFee: number; cancellationFee: number },
  { byGateway, byBank, voucher, refunds, payouts }: Records,
): Money {
  const done = refunds.filter(({ state }) => state === 'DONE')
  const earned = payouts.filter(({ state }) => state !== 'CANCELLED')
  const paidOut = payouts.filter(({ state }) => state === 'PAID')
  const amount = (row: { amount: number }) => row.amount
  return {
    byGateway,
    byBank,
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

/** Whether everything that a booking owes has been sent: its refunds, and what its host earned. */
export const isSettled = ({ refunds, payouts }: Pick<Records, 'refunds' | 'payouts'>): boolean =>
  refunds.every(({ state }) => state === 'DONE') &&
  payouts.every(({ state }) => state === 'PAID' || state === 'CANCELLED')

/** What stays with the product when a booking is over: the fees it kept, less what its vouchers paid, where that lies. */
const OWN = ['gateway', 'bank', 'voucher', 'editFee'] as const satisfies readonly Account[]
const own: readonly Account[] = OWN

/**
 * The lines that close the books of a booking that is over: what is the product's own leaves them, and every account is zero.
 * Null when anything is still owed to somebody or held for them: then nothing may be closed.
 */
export function closingOf(balances: Balances): Balances | null {
  if (ACCOUNTS.some((account) => !own.includes(account) && balances[account] !== 0)) return null
  const lines = emptyBalances()
  for (const account of OWN) lines[account] = -balances[account]
  return lines
}
