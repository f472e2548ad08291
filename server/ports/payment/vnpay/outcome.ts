import type { PaymentOutcome, RefundProgress } from '../payment.ts'

const DONE = '00'
const NOT_FINISHED = '01'
const SUSPICIOUS = '07'
const REVERSED = '04'
const REFUND_REFUSED = '09'

/** VNPay's response codes that say more than "failed". */
const BY_RESPONSE_CODE: Readonly<Record<string, PaymentOutcome>> = {
  [SUSPICIOUS]: 'suspicious',
  '11': 'expired',
  '24': 'cancelled',
}

/** What a transaction's status says about a payment (VNPay's table of vnp_TransactionStatus). */
const BY_TRANSACTION_STATUS: Readonly<Record<string, PaymentOutcome>> = {
  [NOT_FINISHED]: 'pending',
  [REVERSED]: 'reversed',
  [SUSPICIOUS]: 'suspicious',
}

/** How an attempt ended by the two codes of a call. Paid needs both; anything that we do not know is a failure. */
export function outcomeOf(responseCode: string, transactionStatus: string): PaymentOutcome {
  if (responseCode === DONE && transactionStatus === DONE) return 'paid'
  return BY_RESPONSE_CODE[responseCode] ?? BY_TRANSACTION_STATUS[transactionStatus] ?? 'failed'
}

/** How far a refund is by its transaction status: 00 done, 09 refused by the bank, 05 and 06 (and 01) on the way. */
export function refundProgressOf(transactionStatus: string): RefundProgress {
  if (transactionStatus === DONE) return 'done'
  return transactionStatus === REFUND_REFUSED ? 'refused' : 'in_progress'
}
