import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { bookingsById, closeBooks, lockBooking } from '#server/modules/bookings/bookings.ts'
import { shownPayout } from '#server/modules/hosts/hosts.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { finishRefund, type PaymentWorld } from '#server/modules/payments/payments.ts'
import { lockPayout, markPaid, type PayoutRow } from '#server/modules/payouts/payouts.ts'
import { findRefund, lockRefund, moveRefund, shownRefund } from '#server/modules/refunds/refunds.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import { servicesNow } from '#server/modules/services/services.ts'
import { daysOfTickets, serviceBookingsById } from '#server/modules/tickets/tickets.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { note } from './audit.ts'

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
      const moved = await (async () => {
        switch (act) {
          case 'APPROVE':
            if (refund.state !== 'REQUESTED' || refund.reference !== null) return null
            return moveRefund(tx, refund, { state: 'APPROVED' }, now)
          case 'RETURNED':
            if (refund.state !== 'SENT' || refund.reference !== null) return null
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
            // What the gateway would not send goes by transfer, and no longer counts against that payment.
            return moveRefund(tx, refund, { state: 'SENT', reference: null, sentAt: now, proof }, now)
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

  'desk.payout': ({ payout_id, proof, reason }, context) =>
    transact(world.db, async (tx) => {
      const now = world.clock.now()
      const payout = (await lockPayout(tx, payout_id)) ?? refuse('G_404')
      const { booking, name } = (await soldOf(tx, payout)) ?? refuse('G_404')
      const show = (row: typeof payout) => shownPayout(row, booking, name[context.language])
      const isDue = payout.state === 'WAITING' && Temporal.Instant.compare(payout.dueOn, now) <= 0
      if (!isDue) return refuse('G_409', [], { current: show(payout) })
      const paid = await markPaid(tx, payout, { proof, now })
      const stay = await lockBooking(tx, payout.bookingId)
      if (stay) await closeBooks(tx, stay, now)
      await addNotices(tx, [
        {
          userId: paid.hostId,
          target: TARGETS.REVENUE,
          ref: paid.bookingId,
          kind: 'host.payoutSent',
          params: { code: booking.code, amount: paid.amount },
          createdAt: now,
        },
      ])
      const { userId: staffId } = personOf(context)
      const params = { amount: paid.amount, proof }
      await note(tx, { about: booking.id, staffId, act: 'payout', reason, params, now })
      const answer = show(paid)
      await context.keepAnswer(tx, answer)
      return answer
    }),
})
