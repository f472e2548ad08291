import { HOLD_GRACE_MINUTES } from '#contract/numbers.ts'
import type { PlannedJob } from '#server/modules/jobs/jobs.ts'
import { textIn } from '#server/modules/lives/lives.ts'
import type { Planning } from './step.ts'

/**
 * What the clock does to a request that nobody answers: it ends, and the booking stands. Asked for every step; only those that
 * open a request plan anything.
 */
export const answerTimes: Planning = ({ booking, from, to, edit, params }) => {
  if (from === to) return []
  const ref = booking.id
  const planned: PlannedJob[] = []
  if ((to === 'BOOKED' || to === 'DRAFTS') && edit?.answerBy)
    planned.push({ kind: 'editAnswer', ref, runAt: edit.answerBy })
  if (to === 'PENDING_PAYMENT_EDIT' && booking.holdUntil)
    planned.push({
      kind: 'editPayment',
      ref,
      runAt: booking.holdUntil.add({ minutes: HOLD_GRACE_MINUTES }),
    })
  const until = textIn(params, 'until')
  if (to === 'CSH_REQUEST_CANCEL' && until !== null)
    planned.push({ kind: 'cancellationAnswer', ref, runAt: Temporal.Instant.from(until) })
  return planned
}
