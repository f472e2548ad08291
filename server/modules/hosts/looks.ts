import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  bookingPage,
  cancellationTermsOf,
  findBooking,
  priceEdit,
  refuseImpossible,
  shownEditQuote,
  standingOf,
  todayOf,
  withCurrent,
  type BookingRow,
  type BookingWorld,
} from '#server/modules/bookings/bookings.ts'
import { waitingReplies } from '#server/modules/ratings/ratings.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { hostDetail, hostSide } from './side.ts'

type Looks = 'host.today' | 'host.bookings' | 'host.booking' | 'host.quoteEdit' | 'host.cancellationTerms'

/** What a host sees. */
export function hostLooks(world: BookingWorld): Pick<Handlers, Looks> {
  const side = hostSide(world)
  const mine = async (id: string, userId: string): Promise<BookingRow> => {
    const booking = await findBooking(world.db, id)
    return booking && side.mine(booking, userId) ? booking : refuse('G_404')
  }
  return {
    'host.today': async (_input, context) => {
      const { userId } = personOf(context)
      const now = world.clock.now()
      const { month, year, lockedUntil } = await standingOf(world.db, userId, now)
      return {
        ...(await todayOf(world, userId, context.language)),
        reviewsToReply: await waitingReplies(world, userId),
        cancellationsThisMonth: month,
        cancellationsThisYear: year,
        lockedUntil: lockedUntil === null ? null : lockedUntil.toString(),
        serverNow: now.toString(),
      }
    },
    'host.bookings': (input, context) =>
      bookingPage(world, personOf(context).userId, input, context.language),
    'host.booking': async ({ booking_id }, context) => {
      const booking = await mine(booking_id, personOf(context).userId)
      return transact(world.db, (tx) => hostDetail(world, tx, booking, context.language))
    },
    'host.quoteEdit': async ({ booking_id: id, ...wish }, context) => {
      const booking = await mine(id, personOf(context).userId)
      const { language } = context
      const now = world.clock.now()
      const show = (row: BookingRow) => side.current(row, context)
      return withCurrent(world, { id, show }, () =>
        transact(world.db, async (tx) => {
          refuseImpossible(booking, 'hostRequestEdit', 'CSH', { now, facts: {} })
          return shownEditQuote(
            tx,
            booking,
            await priceEdit(tx, booking, wish, { by: 'CSH', language, now }),
            now,
          )
        }),
      )
    },
    'host.cancellationTerms': (_input, context) =>
      cancellationTermsOf(world.db, personOf(context).userId, world.clock.now()),
  }
}
