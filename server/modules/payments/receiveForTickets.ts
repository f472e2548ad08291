import type { Transaction } from '#server/db/client.ts'
import type { Attempt } from '#server/modules/attempts/attempts.ts'
import { openCase } from '#server/modules/bookings/bookings.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { requestRefund } from '#server/modules/refunds/refunds.ts'
import {
  advanceTickets,
  keyOf,
  receiveExtraForTickets,
  type ServiceBookingRow,
} from '#server/modules/tickets/tickets.ts'

const GATEWAY = { actor: 'SYS', id: null } as const

/** Money that nobody asked for, such as a second payment: it goes back in full, and guest and staff know. */
async function giveBack(
  tx: Transaction,
  booking: ServiceBookingRow,
  { reference, amount }: Attempt,
  now: Temporal.Instant,
): Promise<void> {
  await receiveExtraForTickets(tx, booking, amount, now)
  await requestRefund(tx, {
    resortId: booking.serviceId,
    bookingId: booking.id,
    reference,
    cause: `twice/${reference}`,
    amount,
    reason: 'PAID_TWICE',
    now,
  })
  const about = { ...keyOf(booking), code: booking.code }
  await openCase({ tx, now, booking: about }, 'unexpectedPayment', { reference, amount })
  await addNotices(tx, [
    {
      userId: booking.tenantId,
      target: TARGETS.BOOKING_SERVICE,
      ref: booking.id,
      kind: 'guest.tickets.paidTwice',
      params: { code: booking.code, amount },
      createdAt: now,
    },
  ])
}

/**
 * A payment has arrived for tickets that are locked. While they are held it orders them; once they are cancelled it goes
 * back, as does one on top of another.
 */
export async function receiveForTickets(
  tx: Transaction,
  booking: ServiceBookingRow,
  attempt: Attempt,
  now: Temporal.Instant,
): Promise<void> {
  const { reference, amount } = attempt
  const by = { ...GATEWAY, now }
  const more = { params: { reference, amount }, changes: { paid: booking.paid + amount } }
  switch (booking.status) {
    case 'SERVICE_PENDING':
      if (booking.confirming || booking.paid > 0) return giveBack(tx, booking, attempt, now)
      await advanceTickets(tx, booking, 'paid', by, more)
      return
    case 'SERVICE_KT_CANCEL':
    case 'SERVICE_KT_CANCEL_FEE':
    case 'SERVICE_CSH_CANCEL':
      await advanceTickets(tx, booking, 'latePayment', by, more)
      return
    default:
      await giveBack(tx, booking, attempt, now)
  }
}
