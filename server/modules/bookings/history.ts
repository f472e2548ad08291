import type { Transaction } from '#server/db/client.ts'
import { HOLDING, type Status } from '#contract/statuses.ts'
import { takeNights } from '#server/modules/inventory/inventory.ts'
import type { BookedRoom, EventRow } from './store.ts'
import { bookingEvents, bookingRooms, bookings, type BookingRow } from './tables.ts'

/** A booking that was made elsewhere or before: as it stands, with its rooms and what is known of its history. */
export type PastBooking = {
  booking: BookingRow
  rooms: readonly BookedRoom[]
  events: readonly Omit<EventRow, 'resortId' | 'bookingId'>[]
}

const holding: readonly Status[] = HOLDING

/**
 * Brings bookings in as they stand, for the demo and for imports. Their status is history, not an event: it is written here
 * once, with the row, and from then on by `advance`. Takes the nights of those that hold some; throws SoldOut on a conflict.
 */
export async function insertBookings(tx: Transaction, past: readonly PastBooking[]): Promise<void> {
  if (past.length === 0) return
  await tx.insert(bookings).values(past.map(({ booking }) => booking))
  const keys = ({ booking }: PastBooking) => ({ resortId: booking.resortId, bookingId: booking.id })
  const rooms = past.flatMap((one) => one.rooms.map((room) => ({ ...keys(one), ...room })))
  if (rooms.length > 0) await tx.insert(bookingRooms).values(rooms)
  const events = past.flatMap((one) => one.events.map((event) => ({ ...keys(one), ...event })))
  if (events.length > 0) await tx.insert(bookingEvents).values(events)
  for (const { booking, rooms: booked } of past) {
    const { resortId, checkIn: from, checkOut: to } = booking
    if (holding.includes(booking.status) && booked.length > 0)
      await takeNights(tx, { resortId, from, to, rooms: booked })
  }
}
