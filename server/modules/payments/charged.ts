import type { Output, Parsed } from '#contract/endpoints.ts'
import type { CallContext } from '#server/handlers.ts'
import { transact } from '#server/db/transact.ts'
import { attemptsOf } from '#server/modules/attempts/attempts.ts'
import { lockBooking, openCaseOnce, ownBooking } from '#server/modules/bookings/bookings.ts'
import { personOf } from '#server/refusal.ts'
import { askGateway } from './ask.ts'
import { paymentStateOf } from './state.ts'
import type { PaymentWorld } from './world.ts'

const CASE = 'chargedButFailed'

/**
 * A guest says that money was taken and the payment failed: the gateway is asked about every attempt again, also those that
 * it said had failed. What it knows as paid books the stay or goes back; else staff looks into it, once for a booking.
 */
export async function lookForMoney(
  world: PaymentWorld,
  { booking_id, note }: Parsed<'payment.charged'>,
  context: CallContext,
): Promise<Output<'payment.charged'>> {
  const { userId } = personOf(context)
  const { language } = context
  const booking = await ownBooking(world, booking_id, userId)
  const paidBefore = (await attemptsOf(world.db, booking)).filter(({ state }) => state === 'PAID').length
  await askGateway(world, booking, true)
  const found = (await attemptsOf(world.db, booking)).filter(({ state }) => state === 'PAID').length
  const staffLooks = found === paidBefore && !(booking.paid > 0 && found > 0)
  if (staffLooks)
    await transact(world.db, async (tx) => {
      const now = world.clock.now()
      const locked = await lockBooking(tx, booking_id)
      if (locked) await openCaseOnce({ tx, now, booking: locked }, CASE, note === '' ? {} : { note })
    })
  const state = await paymentStateOf(world, booking, { userId, language })
  return { ...state, staffLooks }
}
