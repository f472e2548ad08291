import { HOLD_GRACE_MINUTES } from '#contract/numbers.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { textIn, type Step } from './step.ts'

/**
 * Plans what the clock does to a request that nobody answers: it ends, and the booking stands. Called for every step; only
 * those that open a request plan anything.
 */
export async function planAnswers({ tx, booking, from, to, edit, params }: Step): Promise<void> {
  if (from === to) return
  const ref = booking.id
  if ((to === 'BOOKED' || to === 'DRAFTS') && edit?.answerBy)
    await planJob(tx, { kind: 'editAnswer', ref, runAt: edit.answerBy })
  if (to === 'PENDING_PAYMENT_EDIT' && booking.holdUntil)
    await planJob(tx, {
      kind: 'editPayment',
      ref,
      runAt: booking.holdUntil.add({ minutes: HOLD_GRACE_MINUTES }),
    })
  const until = textIn(params, 'until')
  if (to === 'CSH_REQUEST_CANCEL' && until !== null)
    await planJob(tx, { kind: 'cancellationAnswer', ref, runAt: Temporal.Instant.from(until) })
}
