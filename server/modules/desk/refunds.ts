import { parse } from 'zod/mini'
import type { Parsed } from '#contract/endpoints.ts'
import { refundResult, type RefundResult } from '#contract/shapes/desk.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext, Handlers } from '#server/handlers.ts'
import { lockBooking } from '#server/modules/bookings/bookings.ts'
import { claim } from '#server/modules/idempotency/idempotency.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { finishRefund, type PaymentWorld } from '#server/modules/payments/payments.ts'
import {
  findRefund,
  isSlow,
  lockRefund,
  moveRefund,
  refundAccountOf,
  shownRefund,
  type RefundRow,
} from '#server/modules/refunds/refunds.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import { personOf, Refusal, refuse } from '#server/refusal.ts'
import { note } from './audit.ts'
import { approvalEvent, approveMoney, checkApproved, forgetApproval } from './secondPerson.ts'

type Act = Parsed<'desk.refund'>
type Staff = { staffId: string; now: Temporal.Instant }

/** How a refund ended staff says of transfers, and of what the gateway took and says nothing of. */
const staffMayEnd = (refund: RefundRow, now: Temporal.Instant): boolean =>
  refund.state === 'SENT' && (refund.reference === null || isSlow(refund, now))

/** What the act makes of the refund; null where it is too late or too early for it. */
async function moved(
  world: PaymentWorld,
  tx: Transaction,
  refund: RefundRow,
  { act, proof, reason }: Act,
  { staffId, now }: Staff,
): Promise<RefundRow | null> {
  const large = refund.amount > world.settings.staff.secondPersonAbove
  const account = await refundAccountOf(tx, { resortId: refund.resortId, id: refund.bookingId })
  const money = { id: refund.id, amount: refund.amount, account }
  switch (act) {
    case 'APPROVE':
      if (large) {
        if (refund.state === 'SENT' || refund.state === 'DONE') return null
        const approved = await approveMoney(tx, money, { staffId, now })
        await record(tx, approvalEvent('refund', money, { about: refund.bookingId, actor: staffId, now }))
        if (approved === 'asked' || refund.state !== 'REQUESTED' || refund.reference !== null) return refund
      }
      if (refund.state !== 'REQUESTED' || refund.reference !== null) return null
      return moveRefund(tx, refund, { state: 'APPROVED' }, now)
    case 'RETURNED':
      if (!staffMayEnd(refund, now)) return null
      await forgetApproval(tx, refund.id)
      return moveRefund(tx, refund, { state: 'REJECTED', refusal: reason, sentAt: null, proof: null }, now)
    case 'SEND': {
      if (refund.reference === null || refund.state === 'SENT') return null
      await planJob(tx, { kind: 'sendRefund', ref: refund.id, runAt: now })
      // A refusal may be tried once more, under a number of its own.
      const sends = refund.state === 'REJECTED' ? refund.sends + 1 : refund.sends
      return moveRefund(tx, refund, { state: 'APPROVED', refusal: null, sends }, now)
    }
    case 'TRANSFERRED':
      if (refund.state === 'SENT') return null
      // The gateway may be paying it at this moment.
      if (refund.reference !== null && refund.state === 'APPROVED') return null
      if (large) await checkApproved(tx, money)
      // What the gateway would not send goes by transfer, and no longer counts against that payment.
      return moveRefund(tx, refund, { state: 'SENT', reference: null, sentAt: now, proof }, now, staffId)
    case 'DONE':
      if (!staffMayEnd(refund, now)) return null
      return finishRefund(tx, refund, {}, { id: staffId, now })
  }
}

/** One act on one refund, in the caller's transaction: how the refund stands afterwards. */
async function actOn(world: PaymentWorld, tx: Transaction, act: Act, staffId: string) {
  const now = world.clock.now()
  const known = (await findRefund(tx, act.refund_id)) ?? refuse('G_404')
  // The booking is always locked before what belongs to it.
  await lockBooking(tx, known.bookingId)
  const refund = (await lockRefund(tx, act.refund_id)) ?? refuse('G_404')
  const { reason } = act
  const params = { amount: refund.amount }
  await note(tx, { about: refund.bookingId, staffId, reason, now, act: `refund${act.act}`, params })
  const after = await moved(world, tx, refund, act, { staffId, now })
  return after ? shownRefund(after) : refuse('G_409', [], { current: shownRefund(refund) })
}

/** A refusal of one of several, as its row tells it; anything else is a mistake of ours. */
function refusedRow(refundId: string, error: unknown): RefundResult {
  const code = error instanceof Refusal ? error.code : null
  if (code !== 'G_404' && code !== 'G_409' && code !== 'G_SECOND_PERSON') throw error
  return { refund_id: refundId, code, state: null }
}

/**
 * One of several, in a transaction and under a key of its own: when the process dies between two of them, the same call does
 * the rest and says of what was done what it said then.
 */
async function actOnOneOf(world: PaymentWorld, act: Act, context: CallContext): Promise<RefundResult> {
  const { userId } = personOf(context)
  const call = { account: userId, key: `${context.idempotencyKey}/${act.refund_id}`, endpoint: 'desk.refund' }
  const claimed = await claim(world, { ...call, input: act })
  if (claimed.kind === 'answered') return parse(refundResult, claimed.answer.body)
  try {
    return await transact(world.db, async (tx) => {
      const { state } = await actOn(world, tx, act, userId)
      const result: RefundResult = { refund_id: act.refund_id, code: null, state }
      await claimed.save(tx, { status: 200, body: result })
      return result
    })
  } catch (error) {
    await claimed.release()
    return refusedRow(act.refund_id, error)
  }
}

/** Refunds that staff approves, sends and sees arrive: one, or several in one gesture. */
export const deskRefunds = (world: PaymentWorld): Pick<Handlers, 'desk.refund' | 'desk.refunds'> => ({
  'desk.refund': async (act, context) => {
    const { userId } = personOf(context)
    if (act.act === 'TRANSFERRED' && act.proof === '')
      return refuse('G_INPUT', [], { fields: { proof: { code: 'C_001' } } })
    return transact(world.db, async (tx) => {
      const answer = await actOn(world, tx, act, userId)
      await context.keepAnswer(tx, answer)
      return answer
    })
  },

  'desk.refunds': async ({ refunds, reason }, context) => {
    const results: RefundResult[] = []
    const mistakes: unknown[] = []
    for (const { refund_id, act } of refunds)
      try {
        results.push(await actOnOneOf(world, { refund_id, act, proof: '', reason }, context))
      } catch (error) {
        // What comes after it is done all the same; the call fails, and its next try finds what was done.
        mistakes.push(error)
      }
    if (mistakes.length > 0) throw mistakes[0]
    return { results }
  },
})
