import type { Actor, BookingEvent } from '#contract/booking/names.ts'
import { bookingMachine } from '#contract/booking/booking.ts'
import { isCode } from '#contract/codes.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { editsUsed } from '#server/modules/edits/edits.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { cancelCost, refuseUncancellable } from './cancelling.ts'
import { bookingDetail, ownBooking, withCurrent } from '../stays/stays.ts'
import { priceEdit, shownEditQuote } from './editQuote.ts'
import { factsOfRow, type GivenFacts } from '../life/life.ts'
import type { BookingRow } from '../tables.ts'
import type { BookingWorld } from '../world.ts'

/** Refuses to quote what could not be asked for: a screen says so before anything is filled in. */
export function refuseImpossible(
  booking: BookingRow,
  event: BookingEvent,
  actor: Actor,
  { now, facts }: { now: Temporal.Instant; facts: GivenFacts },
): void {
  const answer = bookingMachine.next(factsOfRow(booking, now, facts), event, actor)
  if (!answer.ok) refuse(isCode(answer.why) ? answer.why : 'G_409')
}

/** A change asked for by a guest, priced and not asked. */
async function quoteGuestEdit(
  tx: Transaction,
  booking: BookingRow,
  wish: Parameters<typeof priceEdit>[2],
  asker: { language: Parameters<typeof priceEdit>[3]['language']; now: Temporal.Instant },
) {
  const { now } = asker
  const priced = await priceEdit(tx, booking, wish, { ...asker, by: 'KT' })
  const facts = { nightsFree: true, edits: await editsUsed(tx, booking), difference: priced.toPay }
  const event = priced.kind === 'CONTACT' ? 'editContact' : 'requestEdit'
  refuseImpossible(booking, event, 'KT', { now, facts })
  return shownEditQuote(tx, booking, priced, now)
}

/** What a guest may ask before doing it: what a change, or cancelling, would cost. */
export const guestLooks = (
  world: BookingWorld,
): Pick<Handlers, 'booking.quoteEdit' | 'booking.cancelQuote'> => ({
  'booking.quoteEdit': async ({ booking_id: id, ...wish }, context) => {
    const { language } = context
    const show = (booking: BookingRow) => bookingDetail(world, booking, language)
    const booking = await ownBooking(world, id, personOf(context).userId)
    return withCurrent(world, { id, show }, () =>
      transact(world.db, (tx) => quoteGuestEdit(tx, booking, wish, { language, now: world.clock.now() })),
    )
  },
  'booking.cancelQuote': async ({ booking_id: id }, context) => {
    const now = world.clock.now()
    const show = (booking: BookingRow) => bookingDetail(world, booking, context.language)
    const booking = await ownBooking(world, id, personOf(context).userId)
    return withCurrent(world, { id, show }, () =>
      transact(world.db, async (tx) => {
        await refuseUncancellable(tx, booking, now)
        return cancelCost(tx, booking, now)
      }),
    )
  },
})
