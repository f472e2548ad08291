import type { Parsed } from '#contract/endpoints.ts'
import type { CheckedIn, BookingWorld } from '#server/modules/bookings/bookings.ts'
import { cardsOf, checkInBy } from '#server/modules/bookings/bookings.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext, Handlers } from '#server/handlers.ts'
import { personOf } from '#server/refusal.ts'

type Gate = 'host.checkIn'

/** What a scan did, as the person at the gate is told. */
export async function shownCheckin(
  world: BookingWorld,
  { booking, scans, first }: CheckedIn,
  context: CallContext,
) {
  const { userId } = personOf(context)
  const [card] = await cardsOf(world, [booking], context.language)
  if (!card) throw new Error(`booking ${booking.id} is of a resort that does not exist`)
  const { guestName, guestPhone: _phone, answerBy: _answerBy, ...summary } = card
  return {
    booking: summary,
    guestName,
    checkedInAt: (booking.checkedInAt ?? world.clock.now()).toString(),
    scans: scans.map(({ scannedAt, byId }) => ({ at: scannedAt.toString(), byMe: byId === userId })),
    first,
  }
}

/** What was scanned at the gate of a host's places; what the phone there asks belongs to the gate. */
export const hostGate = (world: BookingWorld): Pick<Handlers, Gate> => ({
  'host.checkIn': async (input: Parsed<'host.checkIn'>, context) => {
    const { userId } = personOf(context)
    const keys = await world.checkin.publicKeys()
    const done = await transact(world.db, (tx) =>
      checkInBy(
        tx,
        input,
        { actor: 'CSH', id: userId, now: world.clock.now() },
        { keys, mine: ({ hostId }) => hostId === userId },
      ),
    )
    return shownCheckin(world, done, context)
  },
})
