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
