import type { ActRequest } from '#contract/shapes/booking.ts'
import type { Output } from '#contract/endpoints.ts'
import { HOLD_MINUTES } from '#contract/numbers.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { liveAttempt, openAttempt } from '#server/modules/attempts/attempts.ts'
import {
  advance,
  detailWithoutCode,
  lockOwnBooking,
  withCurrent,
  type BookingRow,
} from '#server/modules/bookings/bookings.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { PaymentWorld } from './world.ts'

/** The app's page to which the gateway sends the payer back. */
const RETURN_PAGE = '/callback/vnpay'

/**
 * Until when a visit to the gateway that begins now may last: as long as nights are held, and never longer than a first
 * payment has. Refuses with payment_expired when the time is over.
 */
function payableUntil(booking: BookingRow, now: Temporal.Instant): Temporal.Instant {
  if (booking.status === 'OVERDUE_PAYMENT') refuse('payment_expired')
  if (booking.status !== 'PENDING' || !booking.holdUntil) return refuse('G_409')
  if (Temporal.Instant.compare(now, booking.holdUntil) >= 0) refuse('payment_expired')
  const longest = now.add({ minutes: HOLD_MINUTES })
  return Temporal.Instant.compare(longest, booking.holdUntil) < 0 ? longest : booking.holdUntil
}

/**
 * The signed address of the gateway's page for a booking. A second tap gets the attempt that the first one opened; after a
 * failed attempt a new one begins, with a reference of its own.
 */
export function vnpayAddress(
  world: PaymentWorld,
  seen: ActRequest,
  context: CallContext,
): Promise<Output<'payment.vnpayAddress'>> {
  const { userId } = personOf(context)
  const { language } = context
  return withCurrent(world, { id: seen.booking_id, language }, () =>
    transact(world.db, async (tx) => {
      const now = world.clock.now()
      const wanted = (booking: BookingRow) => ({ amount: booking.total - booking.paid, now })
      const isOpen = async (booking: BookingRow) =>
        booking.status === 'PENDING' && (await liveAttempt(tx, booking, wanted(booking))) !== null
      const locked = await lockOwnBooking(tx, seen, userId, isOpen)
      const booking =
        locked.status === 'PAYMENT_FAILED'
          ? await advance(tx, locked, 'retryPayment', { actor: 'KT', id: userId, now })
          : locked
      const expiresAt = payableUntil(booking, now)
      const attempt =
        (await liveAttempt(tx, booking, wanted(booking))) ??
        (await openAttempt(tx, { booking, ...wanted(booking), expiresAt }))
      const answer = {
        address: world.gateway.payAddress({
          reference: attempt.reference,
          amount: attempt.amount,
          description: `Thanh toan dat phong ${booking.code}`,
          createdAt: attempt.createdAt,
          expiresAt: attempt.expiresAt,
          payerAddress: context.address,
          language,
          returnAddress: world.settings.publicAddress + RETURN_PAGE,
        }),
        reference: attempt.reference,
        expiresAt: attempt.expiresAt.toString(),
        booking: await detailWithoutCode(world, tx, booking, language),
      }
      await context.keepAnswer(tx, answer)
      return answer
    }),
  )
}
