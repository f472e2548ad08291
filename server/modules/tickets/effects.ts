import type { ServiceEffect } from '#contract/service/names.ts'
import type { Side } from '#contract/shapes/notification.ts'
import { addNotices, ticketKind, TARGETS } from '#server/modules/notices/notices.ts'
import { payOut, refundInFull, refundLessFee, refundThisPayment } from './effects/money.ts'
import { awaitPartner, hold, issue, release, revoke, use } from './effects/tickets.ts'
import { consume, giveBack, reserve } from './effects/vouchers.ts'
import { numberIn, type Act, type Doing } from './step.ts'

/** Writes the notice of an event for one side, in the transaction that makes it true. */
const tell =
  (side: Side): Doing =>
  async ({ tx, now, event, to, params, booking }) => {
    const kind = ticketKind(side, event)
    if (kind === null) return
    const { code, date, time, quantity } = booking
    const told = ['amount', 'fee'].flatMap((name) => {
      const value = params[name]
      return value === undefined ? [] : [[name, value] as const]
    })
    await addNotices(tx, [
      {
        userId: side === 'guest' ? booking.tenantId : booking.hostId,
        target: TARGETS.BOOKING_SERVICE,
        ref: booking.id,
        kind,
        params: { ...Object.fromEntries(told), code, to, date, time, quantity },
        createdAt: now,
      },
    ])
  }

/** What every effect of the service machine's table does, in the transaction of the step. */
export const TICKET_ACTS: Record<ServiceEffect, Act> = {
  holdTickets: hold,
  releaseTickets: release,
  issueTickets: issue,
  revokeTickets: revoke,
  useTicket: use,
  awaitPartner,
  reserveVoucher: { run: reserve },
  consumeVoucher: { run: consume },
  returnVoucher: { run: giveBack },
  refundInFull: { run: refundInFull },
  refundLessFee: {
    change: ({ params }) => ({ cancellationFee: numberIn(params, 'fee') }),
    run: refundLessFee,
  },
  refundThisPayment: { run: refundThisPayment },
  payOut: { run: payOut },
  notifyGuest: { run: tell('guest') },
  notifyHost: { run: tell('host') },
}
