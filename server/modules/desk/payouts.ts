import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { bookingsById, closeBooks, lockBooking } from '#server/modules/bookings/bookings.ts'
import { shownPayout } from '#server/modules/hosts/hosts.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import type { PaymentWorld } from '#server/modules/payments/payments.ts'
import { lockPayout, markPaid, type PayoutRow } from '#server/modules/payouts/payouts.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import { servicesNow } from '#server/modules/services/services.ts'
import { daysOfTickets, serviceBookingsById } from '#server/modules/tickets/tickets.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import { note } from './audit.ts'
import { approvalEvent, approveMoney, checkApproved } from './secondPerson.ts'

/** What a payout is for, a stay or tickets, and what was sold; null when neither is there. */
async function soldOf(tx: Transaction, { bookingId, resortId }: PayoutRow) {
  const [stay] = await bookingsById(tx, [bookingId])
  const resort = stay ? await resortForBooking(tx, resortId, []) : null
  if (stay && resort) return { booking: stay, name: resort.name }
  const [tickets] = await serviceBookingsById(tx, [bookingId])
  const service = (await servicesNow(tx, [resortId])).get(resortId)
  return tickets && service ? { booking: daysOfTickets(tickets), name: service.row.name } : null
}

/** Payouts that staff sends. */
export const deskPayouts = (world: PaymentWorld): Pick<Handlers, 'desk.payout'> => ({
  'desk.payout': async ({ payout_id, act, proof, reason }, context) => {
    if (act === 'PAID' && proof === '') refuse('G_INPUT', [], { fields: { proof: { code: 'C_001' } } })
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
