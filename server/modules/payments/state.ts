import type { PaymentState } from '#contract/shapes/payment.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { CAME_TO_NOTHING } from '#contract/statuses.ts'
import { attemptsOf, undecided, type Attempt } from '#server/modules/attempts/attempts.ts'
import { bookingDetail, ownBooking, type BookingRow } from '#server/modules/bookings/bookings.ts'
import { askGateway } from './ask.ts'
import type { PaymentWorld } from './world.ts'

/** What to tell of a payment, by our own record alone. */
function stateOf(detail: BookingDetail, attempts: readonly Attempt[]): PaymentState['state'] {
  const holdOver =
    detail.holdUntil !== null && Temporal.Instant.compare(detail.holdUntil, detail.serverNow) <= 0
  switch (detail.status) {
    case 'PENDING':
      if (undecided(attempts).length > 0) return 'VERIFYING'
      return holdOver ? 'EXPIRED' : 'FAILED'
    case 'WATTING_KT_PAYMENT':
      return 'VERIFYING'
    case 'PENDING_PAYMENT_EDIT':
      return undecided(attempts).length > 0 ? 'VERIFYING' : 'FAILED'
    case 'EDIT_FAILED':
      // The change was not made: a payment that came for it goes back.
      if (attempts[0]?.editId === null || attempts[0] === undefined) return 'SUCCEEDED'
      return attempts[0].state === 'PAID' ? 'CHARGED_NOT_BOOKED' : 'EXPIRED'
    case 'CSH_CONFIRM':
      return detail.transferReported && detail.paid === 0 ? 'VERIFYING' : 'SUCCEEDED'
    case 'PAYMENT_FAILED':
      return 'FAILED'
    default:
      if (!CAME_TO_NOTHING.includes(detail.status) && detail.status !== 'REFUNDS') return 'SUCCEEDED'
      return detail.refund ? 'CHARGED_NOT_BOOKED' : 'EXPIRED'
  }
}

/** What is known of a booking's payment. While nothing is, the gateway is asked, and what it tells is settled at once. */
export async function paymentStateOf(
  world: PaymentWorld,
  booking: BookingRow,
  { userId, language }: { userId: string; language: Language },
): Promise<PaymentState> {
  if (booking.status === 'PENDING' || booking.status === 'PENDING_PAYMENT_EDIT')
    await askGateway(world, booking)
  const now = await ownBooking(world, booking.id, userId)
  const attempts = await attemptsOf(world.db, now)
  const detail = await bookingDetail(world, now, language)
  const newest = attempts[0]
  const told = newest?.editId ? newest : (attempts.find(({ state }) => state === 'PAID') ?? newest)
  return {
    state: stateOf(detail, attempts),
    reference: told?.reference ?? null,
    amount: told?.amount ?? null,
    responseCode: told?.responseCode ?? null,
    booking: detail,
  }
}
