import { sign, type MomoFields } from '#server/ports/payment/momo/signature.ts'
import type { Choice } from '../vnpay/choices.ts'
import type { SandboxTransaction } from '../vnpay/transaction.ts'
import { SANDBOX_MOMO_ACCOUNT } from '#server/standIns.ts'

/** How each choice ends, in MoMo's codes. */
export const CODES = {
  pay: 0,
  not_enough_money: 1001,
  cancel: 1006,
  expire: 1005,
  pay_never_return: 0,
  pay_late_call: 0,
  pay_repeated_call: 0,
} as const satisfies Record<Choice, number>

/** Nobody has chosen yet: MoMo waits for the payer. */
const WAITING = 1000
export const codeOf = ({ choice }: Pick<SandboxTransaction, 'choice'>): number =>
  choice === null ? WAITING : CODES[choice]

/** What MoMo tells of an ended payment, in its call and in the address it sends the browser back to. */
export function resultOf(transaction: SandboxTransaction): MomoFields {
  const { partner: partnerCode, accessKey, secret } = SANDBOX_MOMO_ACCOUNT
  const resultCode = codeOf(transaction)
  const fields = {
    partnerCode,
    orderId: transaction.reference,
    requestId: transaction.reference,
    amount: transaction.amount,
    orderInfo: transaction.orderInfo,
    orderType: 'momo_wallet',
    transId: resultCode === 0 ? Number(transaction.transactionNumber) : 0,
    resultCode,
    message: resultCode === 0 ? 'Successful.' : 'Transaction failed.',
    payType: resultCode === 0 ? 'webApp' : '',
    responseTime: Date.parse(transaction.payDate ?? transaction.createDate),
    extraData: '',
  }
  return { ...fields, signature: sign('result', { ...fields, accessKey }, secret) }
}

/** The merchant's address with the signed result behind it. */
export function withResult(transaction: SandboxTransaction): string {
  const address = new URL(transaction.returnAddress)
  for (const [name, value] of Object.entries(resultOf(transaction)))
    address.searchParams.set(name, String(value))
  return address.href
}
