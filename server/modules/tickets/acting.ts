import { CODES } from '#contract/codes.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { personOf, Refusal, refuse } from '#server/refusal.ts'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import type { By } from './advance.ts'
import { ticketDetail, ticketDetailWithoutCodes } from './detail.ts'
import { findServiceBooking, lockServiceBooking } from './store.ts'
import type { ServiceBookingRow } from './tables.ts'
import type { TicketWorld } from './world.ts'

type Seen = { booking_id: string; version: number }
type Side = { actor: 'KT' | 'STF'; mine: (booking: ServiceBookingRow, userId: string) => boolean }

/** Their own bookings are a guest's to act on; staff acts on all. */
export const GUEST: Side = { actor: 'KT', mine: ({ tenantId }, userId) => tenantId === userId }
export const STAFF: Side = { actor: 'STF', mine: () => true }

/** A service booking of this person; what is another's answers like what does not exist. */
export async function ownTickets(
  { db }: Pick<TicketWorld, 'db'>,
  id: string,
  userId: string,
): Promise<ServiceBookingRow> {
  const booking = await findServiceBooking(db, id)
  return booking && booking.tenantId === userId ? booking : refuse('G_404')
}

/** Runs an act; where it cannot be done now, the refusal carries the booking as it stands. */
export async function withCurrentTickets<T>(
  world: TicketWorld,
  id: string,
  { language }: CallContext,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const stale = error instanceof Refusal && CODES[error.code].status === 409
    if (!stale || error.details.current !== undefined) throw error
    const booking = await findServiceBooking(world.db, id)
    if (!booking) throw error
    const current = await ticketDetail(world, booking, language)
    throw new Refusal(error.code, error.params, { ...error.details, current })
  }
}

/** An act on a service booking: locked, compared with what the person saw, moved on, and answered as it stands after. */
export const ticketAct =
  (world: TicketWorld, side: Side) =>
  <Input extends Seen>(
    doing: (tx: Transaction, booking: ServiceBookingRow, by: By, input: Input) => Promise<ServiceBookingRow>,
  ) =>
  (input: Input, context: CallContext): Promise<ServiceBookingDetail> => {
    const { userId } = personOf(context)
    return withCurrentTickets(world, input.booking_id, context, () =>
      transact(world.db, async (tx) => {
        const booking = await lockServiceBooking(tx, input.booking_id)
        if (!booking || !side.mine(booking, userId)) return refuse('G_404')
        if (booking.version !== input.version) return refuse('G_TICKETS_409')
        const by = { actor: side.actor, id: userId, now: world.clock.now() }
        const after = await doing(tx, booking, by, input)
        const answer = await ticketDetailWithoutCodes(world, tx, after, context.language)
        await context.keepAnswer(tx, answer)
        return answer
      }),
    )
  }
