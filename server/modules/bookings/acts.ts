import type { ActRequest, BookingDetail } from '#contract/shapes/booking.ts'
import { HOLDING, type Status } from '#contract/statuses.ts'
import type { BookingEvent } from '#contract/booking/names.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { advance } from './advance.ts'
import { detailWithoutCode } from './detail.ts'
import { lockOwnBooking, withCurrent } from './own.ts'
import type { BookingRow } from './tables.ts'
import type { BookingWorld } from './world.ts'

type Choose = (booking: BookingRow, tx: Transaction) => BookingEvent | Promise<BookingEvent>

/** A guest's act on a booking of theirs: locked, compared with what they saw, moved on, and answered as it stands after. */
const act =
  (world: BookingWorld, choose: Choose) =>
  (seen: ActRequest, context: CallContext): Promise<BookingDetail> => {
    const { userId } = personOf(context)
    const { language } = context
    return withCurrent(world, { id: seen.booking_id, language }, () =>
      transact(world.db, async (tx) => {
        const booking = await lockOwnBooking(tx, seen, userId)
        const event = await choose(booking, tx)
        const after = await advance(tx, booking, event, { actor: 'KT', id: userId, now: world.clock.now() })
        const detail = await detailWithoutCode(world, tx, after, language)
        await context.keepAnswer(tx, detail)
        return detail
      }),
    )
  }

/** Cancelling anything else that is held asks for a fee and its consent, which no screen shows yet. */
const BEFORE_BOOKED: readonly Status[] = ['PENDING', 'PAYMENT_FAILED', 'WATTING_KT_PAYMENT', 'CSH_CONFIRM']
const HELD: readonly Status[] = HOLDING

/** A paid booking that the host has not confirmed is withdrawn, with everything back; an unpaid one is cancelled. */
const cancelOrWithdraw: Choose = ({ status, paid, total }) => {
  if (HELD.includes(status) && !BEFORE_BOOKED.includes(status)) refuse('G_NOT_YET')
  return status === 'CSH_CONFIRM' && (paid > 0 || total === 0) ? 'withdraw' : 'cancel'
}

const toTransfer: Choose = async ({ resortId }, tx): Promise<BookingEvent> => {
  const resort = await resortForBooking(tx, resortId, [])
  return resort?.bankAccount ? 'chooseTransfer' : refuse('G_NOT_YET')
}

/** What a guest does with a booking of theirs. */
export const guestActs = (world: BookingWorld) => ({
  'booking.chooseTransfer': act(world, toTransfer),
  'booking.switchToVnpay': act(world, () => 'switchToVnpay'),
  'booking.reportTransfer': act(world, () => 'reportTransfer'),
  'booking.cancel': act(world, cancelOrWithdraw),
})
