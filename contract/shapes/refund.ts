import * as z from 'zod/mini'
import { id, instant, money } from './primitives.ts'

const REFUND_STATES = ['REQUESTED', 'APPROVED', 'SENT', 'DONE', 'REJECTED'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Why money goes back. */
const REFUND_REASONS = [
  'LATE_PAYMENT',
  'PAID_TWICE',
  'OVERPAID',
  'HOST_REJECTED',
  'HOST_DID_NOT_ANSWER',
  'HOST_CANCELLED',
  'GUEST_WITHDREW',
  'GUEST_CANCELLED',
  'STAFF_CANCELLED',
  'EDIT_CHEAPER',
  'EDIT_NOT_APPLIED',
  'COMPLAINT',
  'FEE_WAIVED',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/**
 * Money that goes back, VND. GATEWAY: to the card or account it came from, by the gateway. BANK: by a transfer, with the
 * number of that transfer as `proof`. REJECTED: the gateway refused; staff sends it another way, it stays due.
 */
export const refundProgress = z.object({
  id,
  state: z.enum(REFUND_STATES),
  amount: money,
  reason: z.enum(REFUND_REASONS),
  way: z.enum(['GATEWAY', 'BANK']),
  requestedAt: instant,
  sentAt: z.nullable(instant),
  doneAt: z.nullable(instant),
  proof: z.nullable(z.string()),
})
export type RefundProgressShape = z.infer<typeof refundProgress>
