import type { SHARING } from '#contract/endpoints/sharing.ts'
import { momentAt } from '#contract/nights.ts'
import { SHARED_STAY_PATH } from '#contract/shapes/sharedStay.ts'
import { SOLD } from '#contract/statuses.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  bookingDetail,
  findBooking,
  lockBooking,
  ownBooking,
  type BookingRow,
  type BookingWorld,
} from '#server/modules/bookings/bookings.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { endShare, liveShare, newShare, shareBy } from './store.ts'

/** How long a link works after its stay: who left something behind still finds the way and the telephone. */
const HOURS_AFTER = 24

/** Whether there is a stay to show: it is booked, and not over since yesterday. */
const isShown = ({ status, checkOut, checkOutTime }: BookingRow, now: Temporal.Instant): boolean =>
  SOLD.includes(status) &&
  Temporal.Instant.compare(now, momentAt(checkOut, checkOutTime).add({ hours: HOURS_AFTER })) < 0

/** The calls about sharing a stay with who travels along. */
export const sharingHandlers = (world: BookingWorld): Pick<Handlers, keyof typeof SHARING> => ({
  'booking.share': async ({ booking_id, with_code: withCode }, context) => {
    const { userId } = personOf(context)
    await ownBooking(world, booking_id, userId)
    return transact(world.db, async (tx) => {
      const now = world.clock.now()
      const booking = await lockBooking(tx, booking_id)
      if (!booking || !isShown(booking, now)) return refuse('G_NOT_SHARED')
      await endShare(tx, booking.id, now)
      const token = await newShare(tx, { bookingId: booking.id, withCode, createdAt: now })
      return { path: `${SHARED_STAY_PATH}#${token}` }
    })
  },

  'booking.endShare': async ({ booking_id }, context) => {
    const booking = await ownBooking(world, booking_id, personOf(context).userId)
    await transact(world.db, (tx) => endShare(tx, booking.id, world.clock.now()))
    return { done: true }
  },

  'booking.shareState': async ({ booking_id }, context) => {
    const booking = await ownBooking(world, booking_id, personOf(context).userId)
    const share = isShown(booking, world.clock.now()) ? await liveShare(world.db, booking.id) : null
    return { share: share && { withCode: share.withCode, createdAt: share.createdAt.toString() } }
  },

  'stay.shared': async ({ token }, { language }) => {
    const share = (await shareBy(world.db, token)) ?? refuse('G_404')
    const booking = share.endedAt === null ? await findBooking(world.db, share.bookingId) : null
    if (!booking || !isShown(booking, world.clock.now())) return refuse('G_SHARE_ENDED')
    const { resortName, projectAreaName, checkIn, checkOut, roomNames, arrival, qr } = await bookingDetail(
      world,
      booking,
      language,
    )
    const shown = { resortName, projectAreaName, checkIn, checkOut, roomNames, arrival }
    return { ...shown, qr: share.withCode ? qr : null }
  },
})
