import type { ServiceEffect } from '#contract/service/names.ts'
import type { Side } from '#contract/shapes/notification.ts'
import { addNotices, ticketKind, TARGETS } from '#server/modules/notices/notices.ts'
import {
  chargeFee,
  payOut,
  refundInFull,
  refundLessFee,
  refundSome,
  refundThisPayment,
} from './effects/money.ts'
import {
  awaitPartner,
  hold,
  issue,
  release,
  releaseSome,
  revoke,
  revokeSome,
  use,
} from './effects/tickets.ts'
import { consume, giveBack, reserve } from './effects/vouchers.ts'
import type { Act, Doing } from './step.ts'

export { keptForTickets } from './effects/money.ts'
export { TicketsGone } from './effects/tickets.ts'

/** Writes the notice of an event for one side, in the transaction that makes it true. */
const tell =
  (side: Side): Doing =>
  async ({ tx, now, event, to, params, booking }) => {
    const kind = ticketKind(side, event)
    if (kind === null) return
    const { code, date, time, quantity } = booking
    const told = ['amount', 'fee', 'quantity'].flatMap((name) => {
      const value = params[name]
      return value === undefined ? [] : [[name, value] as const]
    })
    await addNotices(tx, [
      {
        userId: side === 'guest' ? booking.tenantId : booking.hostId,
        target: TARGETS.BOOKING_SERVICE,
        ref: booking.id,
        kind,
        params: { code, to, date, time, quantity, ...Object.fromEntries(told) },
        createdAt: now,
      },
    ])
  }

/** What every effect of the service machine's table does, in the transaction of the step. */
export const TICKET_ACTS: Record<ServiceEffect, Act> = {
  holdTickets: hold,
  releaseTickets: release,
  issueTickets: issue,
  releaseSome,
  revokeTickets: revoke,
  revokeSome,
  useTicket: use,
  awaitPartner,
  reserveVoucher: { run: reserve },
  consumeVoucher: { run: consume },
  returnVoucher: { run: giveBack },
  refundInFull: { run: refundInFull },
  refundLessFee: { change: chargeFee, run: refundLessFee },
  refundSome: { change: chargeFee, run: refundSome },
  refundThisPayment: { run: refundThisPayment },
  payOut: { run: payOut },
  notifyGuest: { run: tell('guest') },
  notifyHost: { run: tell('host') },
}
