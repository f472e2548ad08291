import * as z from 'zod/mini'
import { actOn, instant, money, text } from './primitives.ts'

/** Which step of the cancellation policy holds now. */
const cancellationStep = z.enum(['ALL', 'HALF', 'FIRST_NIGHT_THEN_HALF', 'NOTHING'])

/**
 * What cancelling would cost now, by the same function that the server cancels with. `refund = paid − fee − editingFee`.
 * `costsMoreAt`: when the next step of the policy begins, null when there is none.
 */
export const cancelQuote = z.object({
  paid: money,
  fee: money,
  editingFee: money,
  refund: money,
  back: cancellationStep,
  costsMoreAt: z.nullable(instant),
  serverNow: instant,
})
export type CancelQuote = z.infer<typeof cancelQuote>

/** `shown_fee`: the fee on the person's screen, none when left out. Another fee now is asked about again (C_018), never taken silently. */
export const cancelRequest = z.object({
  ...actOn,
  shown_fee: z.optional(money),
  reason: z.optional(text(500)),
})

/** Answers what the other side asks for: a change, or a cancellation. */
export const answerRequest = z.object({
  ...actOn,
  answer: z.enum(['ACCEPT', 'REFUSE']),
  reason: z.optional(text(500)),
})
