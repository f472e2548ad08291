import type { Handlers } from '#server/handlers.ts'
import { personOf } from '#server/refusal.ts'
import { guestActs } from './acts.ts'
import { createBooking } from './create.ts'
import { bookingDetail } from './detail.ts'
import { comingStays, listBookings } from './list.ts'
import { ownBooking } from './own.ts'
import { quoteAnswer } from './quote.ts'
import type { BookingWorld } from './world.ts'

export { advance, type By, type More } from './advance.ts'
export { AT_THE_GATE, bookingsAtGate } from './atGate.ts'
export { bookingDetail, detailWithoutCode } from './detail.ts'
export { openCase } from './effects.ts'
export { insertBookings, type PastBooking } from './history.ts'
export { bookingJobs } from './jobs.ts'
export { keptPlaces } from './places.ts'
export { openThings } from './personal.ts'
export { lockOwnBooking, ownBooking, withCurrent } from './own.ts'
export { findBooking, lockBooking, receiveExtra, roomsOf, type BookedRoom } from './store.ts'
export type { BookingRow } from './tables.ts'
export type { BookingWorld } from './world.ts'

type BookingCalls =
  | 'booking.quote'
  | 'booking.create'
  | 'booking.list'
  | 'booking.coming'
  | 'booking.detail'
  | 'booking.chooseTransfer'
  | 'booking.switchToVnpay'
  | 'booking.reportTransfer'
  | 'booking.cancel'

/** The calls about bookings. */
export const bookingsHandlers = (world: BookingWorld): Pick<Handlers, BookingCalls> => ({
  'booking.quote': (input, { person, language }) =>
    quoteAnswer(world, input, { guestId: person?.userId ?? null, language, now: world.clock.now() }),
  'booking.create': (input, context) => createBooking(world, input, context),
  'booking.list': (input, context) => listBookings(world, personOf(context).userId, input, context.language),
  'booking.coming': (_input, context) =>
    comingStays(world, personOf(context).userId, context.language),
  'booking.detail': async (input, context) =>
    bookingDetail(
      world,
      await ownBooking(world, input.booking_id, personOf(context).userId),
      context.language,
    ),
  ...guestActs(world),
})
