import type { Actor } from '#contract/booking/names.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { By } from '../life/life.ts'
import { withCurrent } from '../stays/stays.ts'
import { lockBooking } from '../store.ts'
import type { BookingRow } from '../tables.ts'
import type { BookingWorld } from '../world.ts'

export type Seen = { booking_id: string; version: number }
/** What a person may act on, and what they get to see of it afterwards. */
export type Side<Answer> = {
  actor: Exclude<Actor, 'SYS'>
  /** Whether the booking is this person's to act on. */
  mine: (booking: BookingRow, userId: string) => boolean
  answer: (tx: Transaction, booking: BookingRow, context: CallContext) => Promise<Answer>
  /** The booking as it stands, for a refusal. */
  current: (booking: BookingRow, context: CallContext) => Promise<unknown>
}

/**
 * An act of one side on a booking: locked, compared with what the person saw, moved on, and answered as it stands after, in
 * one transaction. What is not theirs answers like what does not exist; what cannot be done now answers with the booking.
 */
export const actOf =
  <Answer>(world: Pick<BookingWorld, 'db' | 'clock'>, side: Side<Answer>) =>
  <Input extends Seen>(
    doing: (
      tx: Transaction,
      booking: BookingRow,
      by: By,
      input: Input,
      context: CallContext,
    ) => Promise<BookingRow>,
  ) =>
  (input: Input, context: CallContext): Promise<Answer> => {
    const { userId } = personOf(context)
    const show = (booking: BookingRow) => side.current(booking, context)
    return withCurrent(world, { id: input.booking_id, show }, () =>
      transact(world.db, async (tx) => {
        const booking = await lockBooking(tx, input.booking_id)
        if (!booking || !side.mine(booking, userId)) return refuse('G_404')
        if (booking.version !== input.version) return refuse('G_409')
        const by = { actor: side.actor, id: userId, now: world.clock.now() }
        const answer = await side.answer(tx, await doing(tx, booking, by, input, context), context)
        await context.keepAnswer(tx, answer)
        return answer
      }),
    )
  }
