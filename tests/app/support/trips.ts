import { ENDPOINTS } from '#contract/endpoints.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import { SERVICE_TABS } from '#contract/serviceTabs.ts'
import { TABS, type Tab } from '#contract/tabs.ts'
import { answer, NOW } from './answers.ts'

/** A day at the places, so many days from today, by the server's clock: 10:00 on 20 December 2029 there. */
export const dayFrom = (days: number): string =>
  Temporal.Instant.from(NOW).toZonedDateTimeISO('Asia/Ho_Chi_Minh').toPlainDate().add({ days }).toString()

type Rest = { counts?: Partial<Record<Tab, number>>; tickets?: readonly ServiceBookingDetail[] }

/** What a guest has: the stays ahead, which every list holds too, each in full, and tickets bought apart. */
export function answerTrips(stays: readonly BookingDetail[], { counts = {}, tickets = [] }: Rest = {}): void {
  const list = { next: null, serverNow: NOW }
  const none = (tabs: readonly string[]) => Object.fromEntries(tabs.map((tab) => [tab, 0]))
  answer('booking.coming', { bookings: [...stays], codesFrom: null })
  answer(
    'booking.list',
    ENDPOINTS['booking.list'].output.parse({
      ...list,
      bookings: stays,
      counts: { ...none(TABS), ...counts },
    }),
  )
  answer(
    'serviceBooking.list',
    ENDPOINTS['serviceBooking.list'].output.parse({ ...list, bookings: tickets, counts: none(SERVICE_TABS) }),
  )
  answer(
    'booking.detail',
    ({ booking_id: id }, refuse) => stays.find((stay) => stay.id === id) ?? refuse('G_404'),
  )
}
