import type { BookingDetail } from '#contract/shapes/booking.ts'

/** What tickets that were booked along still cost, VND. */
export const dueForServices = ({ services }: Pick<BookingDetail, 'services'>): number =>
  services.reduce((sum, { due }) => sum + due, 0)

/** What a held booking costs with the tickets that are paid in the same visit, VND. */
export const dueWith = (booking: Pick<BookingDetail, 'services' | 'total' | 'paid'>): number =>
  booking.total - booking.paid + dueForServices(booking)
