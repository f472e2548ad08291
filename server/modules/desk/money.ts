import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { bookingsById, closeBooks, lockBooking } from '#server/modules/bookings/bookings.ts'
import { shownPayout } from '#server/modules/hosts/hosts.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { finishRefund, type PaymentWorld } from '#server/modules/payments/payments.ts'
import { lockPayout, markPaid, type PayoutRow } from '#server/modules/payouts/payouts.ts'
import {
  findRefund,
  lockRefund,
  moveRefund,
  refundAccountOf,
  shownRefund,
} from '#server/modules/refunds/refunds.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import { servicesNow } from '#server/modules/services/services.ts'
import { daysOfTickets, serviceBookingsById } from '#server/modules/tickets/tickets.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import { note } from './audit.ts'
import { approveMoney, checkApproved, forgetApproval } from './secondPerson.ts'

const missing = (field: string): never => refuse('G_INPUT', [], { fields: { [field]: { code: 'C_001' } } })

/** What a payout is for, a stay or tickets, and what was sold; null when neither is there. */
async function soldOf(tx: Transaction, { bookingId, resortId }: PayoutRow) {
  const [stay] = await bookingsById(tx, [bookingId])
  const resort = stay ? await resortForBooking(tx, resortId, []) : null
  if (stay && resort) return { booking: stay, name: resort.name }
  const [tickets] = await serviceBookingsById(tx, [bookingId])
  const service = (await servicesNow(tx, [resortId])).get(resortId)
  return tickets && service ? { booking: daysOfTickets(tickets), name: service.row.name } : null
}

const approvalEvent = (
  what: 'refund' | 'payout',
  { amount }: { amount: number },
  by: { about: string; actor: string; now: Temporal.Instant },
) => ({ kind: 'moneyApproved' as const, details: { what, amount }, ...by })

/** Refunds and payouts that staff sends. */
export const deskMoney = (world: PaymentWorld): Pick<Handlers, 'desk.refund' | 'desk.payout'> => ({
  'desk.refund': async ({ refund_id, act, proof, reason }, context) => {
    const { userId } = personOf(context)
    if (act === 'TRANSFERRED' && proof === '') return missing('proof')
    return transact(world.db, async (tx) => {
      const now = world.clock.now()
      const known = (await findRefund(tx, refund_id)) ?? refuse('G_404')
      // The booking is always locked before what belongs to it.
      await lockBooking(tx, known.bookingId)
      const refund = (await lockRefund(tx, refund_id)) ?? refuse('G_404')
      const staff = { about: refund.bookingId, staffId: userId, reason, now }
      await note(tx, { ...staff, act: `refund${act}`, params: { amount: refund.amount } })
      const current = { current: shownRefund(refund) }
      const large = refund.amount > world.settings.staff.secondPersonAbove
      const account = await refundAccountOf(tx, { resortId: refund.resortId, id: refund.bookingId })
      const money = { id: refund.id, amount: refund.amount, account }
      const moved = await (async () => {
        switch (act) {
          case 'APPROVE':
            if (large) {
              if (refund.state === 'SENT' || refund.state === 'DONE') return null
              const approved = await approveMoney(tx, money, { staffId: userId, now })
              await record(
                tx,
                approvalEvent('refund', money, { about: refund.bookingId, actor: userId, now }),
              )
              if (approved === 'asked' || refund.state !== 'REQUESTED' || refund.reference !== null)
                return refund
            }
            if (refund.state !== 'REQUESTED' || refund.reference !== null) return null
            return moveRefund(tx, refund, { state: 'APPROVED' }, now)
          case 'RETURNED':
            if (refund.state !== 'SENT' || refund.reference !== null) return null
            await forgetApproval(tx, refund.id)
            return moveRefund(
              tx,
              refund,
              { state: 'REJECTED', refusal: reason, sentAt: null, proof: null },
              now,
            )
          case 'SEND': {
            if (refund.reference === null || refund.state === 'SENT') return null
            await planJob(tx, { kind: 'sendRefund', ref: refund.id, runAt: now })
            // A refusal may be tried once more, under a number of its own.
            const sends = refund.state === 'REJECTED' ? refund.sends + 1 : refund.sends
            return moveRefund(tx, refund, { state: 'APPROVED', refusal: null, sends }, now)
          }
          case 'TRANSFERRED':
            if (refund.state === 'SENT') return null
            if (large) await checkApproved(tx, money)
            // What the gateway would not send goes by transfer, and no longer counts against that payment.
            return moveRefund(tx, refund, { state: 'SENT', reference: null, sentAt: now, proof }, now, userId)
          case 'DONE':
            if (refund.state !== 'SENT' || refund.reference !== null) return null
            return finishRefund(tx, refund, {}, { id: userId, now })
        }
      })()
      if (!moved) return refuse('G_409', [], current)
      const answer = shownRefund(moved)
      await context.keepAnswer(tx, answer)
      return answer
    })
  },

  'desk.payout': async ({ payout_id, act, proof, reason }, context) => {
    if (act === 'PAID' && proof === '') missing('proof')
    return transact(world.db, async (tx) => {
      const now = world.clock.now()
      const payout = (await lockPayout(tx, payout_id)) ?? refuse('G_404')
      const { booking, name } = (await soldOf(tx, payout)) ?? refuse('G_404')
      const show = (row: typeof payout) => shownPayout(row, booking, name[context.language])
      const isDue = payout.state === 'WAITING' && Temporal.Instant.compare(payout.dueOn, now) <= 0
      if (!isDue) return refuse('G_409', [], { current: show(payout) })
      const { userId: staffId } = personOf(context)
      const money = { id: payout.id, amount: payout.amount, account: null }
      const large = payout.amount > world.settings.staff.secondPersonAbove
      const audit = { about: booking.id, staffId, reason, now }
      if (act === 'APPROVE') {
        if (!large) return refuse('G_409', [], { current: show(payout) })
        await approveMoney(tx, money, { staffId, now })
        await record(tx, approvalEvent('payout', money, { about: payout.bookingId, actor: staffId, now }))
        await note(tx, { ...audit, act: 'payoutAPPROVE', params: { amount: payout.amount } })
        const waiting = show(payout)
        await context.keepAnswer(tx, waiting)
        return waiting
      }
      if (large) await checkApproved(tx, money)
      const stay = await lockBooking(tx, payout.bookingId)
      await addNotices(tx, [
        {
          userId: payout.hostId,
          target: TARGETS.REVENUE,
          ref: payout.bookingId,
          kind: 'host.payoutSent',
          params: { code: booking.code, amount: payout.amount },
          createdAt: now,
        },
      ])
      // The log's head is held from here on: nothing else is waited for after it.
      const paid = await markPaid(tx, payout, { proof, actor: staffId, now })
      if (stay) await closeBooks(tx, stay, now)
      await note(tx, { ...audit, act: 'payout', params: { amount: paid.amount, proof } })
      const answer = show(paid)
      await context.keepAnswer(tx, answer)
      return answer
    })
  },
})
