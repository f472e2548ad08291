import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { OwnNights } from './freeDates.ts'

/** The nights that a booking holds itself, with how many rooms. */
export const ownNights = (booking: Pick<BookingDetail, 'checkIn' | 'checkOut' | 'rooms'>): OwnNights => ({
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  count: booking.rooms.reduce((sum, { count }) => sum + count, 0),
})
