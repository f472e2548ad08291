import { earlier, isBefore } from '#contract/nights.ts'
import type { PayRequest } from '#contract/shapes/payment.ts'
import { carries, WAYS_TO_PAY } from '#contract/waysToPay.ts'
import type { Output } from '#contract/endpoints.ts'
import { EDIT_PAYMENT_MINUTES, HOLD_MINUTES } from '#contract/numbers.ts'
import type { Status } from '#contract/statuses.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { liveAttempt } from '#server/modules/attempts/attempts.ts'
import {
  advance,
  bookingDetail,
  detailWithoutCode,
  keptOf,
  lockOwnBooking,
  openEditWindow,
  withCurrent,
  type BookingRow,
} from '#server/modules/bookings/bookings.ts'
import { openEditOf } from '#server/modules/edits/edits.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { openVisit } from './visit.ts'
import { gatewayOf, leadToGateway } from './gateways.ts'
import type { PaymentWorld } from './world.ts'

/** How long a payment may take from the moment its page is opened, in minutes; other statuses pay nothing here. */
const WINDOWS: Partial<Record<Status, number>> = {
  PENDING: HOLD_MINUTES,
  PENDING_PAYMENT_EDIT: EDIT_PAYMENT_MINUTES,
}

/** What is to be paid: the stay, or the change of it that was agreed. */
async function dueOf(
  tx: Transaction,
  booking: BookingRow,
): Promise<{ amount: number; editId: string | null }> {
  if (booking.status !== 'PENDING_PAYMENT_EDIT')
    return { amount: booking.total - (await keptOf(tx, booking)), editId: null }
  const edit = await openEditOf(tx, booking)
  if (!edit) return refuse('G_409')
  if (edit.reportedAt !== null) return refuse('G_TRANSFER_REPORTED')
  return { amount: edit.toPay, editId: edit.id }
}

/**
 * Until when a visit to the gateway that begins now may last: as long as nights are held, and never longer than a first
 * payment has. Refuses with payment_expired when the time is over.
 */
function payableUntil(booking: BookingRow, now: Temporal.Instant): Temporal.Instant {
  if (booking.status === 'OVERDUE_PAYMENT') refuse('payment_expired')
  const minutes = WINDOWS[booking.status]
  if (minutes === undefined || !booking.holdUntil) return refuse('G_409')
  if (!isBefore(now, booking.holdUntil)) refuse('payment_expired')
  return earlier(now.add({ minutes }), booking.holdUntil)
}

/**
 * The address of a gateway's page for a booking. A second tap gets the attempt that the first one opened; after a
 * failed attempt a new one begins, with a reference of its own.
 */
export function payAddress(
  world: PaymentWorld,
  seen: PayRequest,
  context: CallContext,
): Promise<Output<'payment.address'>> {
  const { userId } = personOf(context)
  const { language } = context
  const { gateway = 'VNPAY' } = seen
  gatewayOf(world, gateway)
  const show = (booking: BookingRow) => bookingDetail(world, booking, language)
  return withCurrent(world, { id: seen.booking_id, show }, async () => {
    const opened = await transact(world.db, async (tx) => {
      const now = world.clock.now()
      const wantedOf = async (booking: BookingRow) => ({ ...(await dueOf(tx, booking)), gateway, now })
      const isOpen = async (booking: BookingRow) =>
        WINDOWS[booking.status] !== undefined &&
        (await liveAttempt(tx, booking, await wantedOf(booking))) !== null
      const locked = await lockOwnBooking(tx, seen, userId, isOpen)
      const booking =
        locked.status === 'PAYMENT_FAILED'
          ? await advance(tx, locked, 'retryPayment', { actor: 'KT', id: userId, now })
          : locked
      const expiresAt = payableUntil(booking, now)
      const { attempt, amount } = await openVisit(tx, booking, { ...(await wantedOf(booking)), expiresAt })
      if (!carries(gateway, amount)) refuse('G_WAY_LIMIT', [WAYS_TO_PAY[gateway].most])
      // The window of a change begins when its payment page is opened.
      if (booking.status === 'PENDING_PAYMENT_EDIT') await openEditWindow(tx, booking, attempt.expiresAt)
      const description = `Thanh toan dat phong ${booking.code}`
      return { attempt, amount, description, booking: await detailWithoutCode(world, tx, booking, language) }
    })
    return leadToGateway(world, opened, context)
  })
}
