import { HOLD_GRACE_MINUTES } from '#contract/numbers.ts'
import { CAME_TO_NOTHING, MISSED_PAYMENT } from '#contract/statuses.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Attempt } from '#server/modules/attempts/attempts.ts'
import {
  advance,
  arrivalIsOver,
  receiveLate,
  openCase,
  receiveExtra,
  type BookingRow,
} from '#server/modules/bookings/bookings.ts'
import { openEditOf } from '#server/modules/edits/edits.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { requestRefund } from '#server/modules/refunds/refunds.ts'

const GATEWAY = { actor: 'SYS', id: null } as const

/** Money that nobody asked for, such as a second payment: it goes back in full, and guest and staff know. */
async function giveBack(
  tx: Transaction,
  booking: BookingRow,
  attempt: Attempt,
  now: Temporal.Instant,
): Promise<void> {
  const { resortId, id: bookingId } = booking
  const { reference, amount } = attempt
  await receiveExtra(tx, booking, { amount, by: 'gateway', now })
  const cause = `twice/${reference}`
  await requestRefund(tx, { resortId, bookingId, reference, cause, amount, reason: 'PAID_TWICE', now })
  await openCase({ tx, now, booking }, 'unexpectedPayment', { reference, amount })
  await addNotices(tx, [
    {
      userId: booking.tenantId,
      target: TARGETS.BOOKING,
      ref: bookingId,
      kind: 'guest.paidTwice',
      params: { code: booking.code, amount },
      createdAt: now,
    },
  ])
}

/**
 * The payment of a change: in its window the change is made. Later the booking stands and the money goes back; the gateway is
 * heard a little longer than the window lasts, since it takes a moment to say what happened.
 */
async function receiveForEdit(
  tx: Transaction,
  booking: BookingRow,
  attempt: Attempt,
  now: Temporal.Instant,
): Promise<boolean> {
  const { reference, amount, editId } = attempt
  const by = { ...GATEWAY, now }
  const more = { params: { reference, amount }, changes: { paid: booking.paid + amount } }
  if (booking.status === 'EDIT_FAILED') {
    await advance(tx, booking, 'lateEditPayment', by, more)
    return true
  }
  const edit = booking.status === 'PENDING_PAYMENT_EDIT' ? await openEditOf(tx, booking) : null
  if (!edit || edit.id !== editId) return false
  const holdUntil = booking.holdUntil?.add({ minutes: HOLD_GRACE_MINUTES }) ?? null
  if (holdUntil !== null && Temporal.Instant.compare(now, holdUntil) >= 0) {
    const failed = await advance(tx, booking, 'editWindowOver', by)
    await advance(tx, failed, 'lateEditPayment', by, more)
    return true
  }
  await advance(tx, booking, 'editPaymentSucceeded', by, { ...more, facts: { holdUntil } })
  return true
}

/**
 * A payment has arrived for a booking that is locked. On time it books; late it books when the nights are still free, else
 * it goes back; on top of another payment it goes back.
 */
export async function receive(
  tx: Transaction,
  booking: BookingRow,
  attempt: Attempt,
  now: Temporal.Instant,
): Promise<void> {
  const gateway = { ...GATEWAY, now }
  const { reference, amount } = attempt
  if (attempt.editId !== null) {
    if (!(await receiveForEdit(tx, booking, attempt, now))) await giveBack(tx, booking, attempt, now)
    return
  }
  const more = {
    params: { reference, amount },
    changes: { paid: booking.paid + amount, paymentMethod: attempt.gateway },
  }
  const isOver = arrivalIsOver(booking, now)
  switch (booking.status) {
    case 'PENDING':
      await advance(tx, booking, isOver ? 'latePayment' : 'paymentSucceeded', gateway, more)
      return
    case 'WATTING_KT_PAYMENT': {
      if (isOver && !booking.transferReported) {
        await advance(tx, booking, 'latePayment', gateway, more)
        return
      }
      // The guest chose a transfer and then finished the gateway's page after all: that is choosing it again.
      if (booking.transferReported) break
      const guest = { actor: 'KT', id: booking.tenantId, now } as const
      // Its nights are still held, though the time for a transfer may be over.
      const facts = { holdUntil: null }
      const switched = await advance(tx, booking, 'switchToVnpay', guest, { facts })
      await advance(tx, switched, 'paymentSucceeded', gateway, more)
      return
    }
    default:
      if (MISSED_PAYMENT.includes(booking.status)) {
        await receiveLate(tx, booking, gateway, more)
        return
      }
      if (CAME_TO_NOTHING.includes(booking.status)) {
        await advance(tx, booking, 'latePayment', gateway, more)
        return
      }
    // Booked already, or past it: what came a second time goes back.
  }
  await giveBack(tx, booking, attempt, now)
}
