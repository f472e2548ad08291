import type { PaymentOutcome, RefundProgress } from '../payment.ts'

/** What MoMo's result codes say of a payment; anything that we do not know is a failure. 9000 is agreed and not yet taken. */
const BY_CODE: Readonly<Record<number, PaymentOutcome>> = {
  0: 'paid',
  9000: 'pending',
  1000: 'pending',
  7000: 'pending',
  7002: 'pending',
  1003: 'cancelled',
  1006: 'cancelled',
  1005: 'expired',
}

/** How a payment ended. */
export const outcomeOf = (resultCode: number): PaymentOutcome => BY_CODE[resultCode] ?? 'failed'

/** How far a refund is. */
export function refundProgressOf(resultCode: number): RefundProgress {
  if (resultCode === 0) return 'done'
  return BY_CODE[resultCode] === 'pending' ? 'in_progress' : 'refused'
}
