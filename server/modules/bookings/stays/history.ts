import type { Transaction } from '#server/db/client.ts'
import { insertAll } from '#server/db/insertAll.ts'
import { HOLD_GRACE_MINUTES } from '#contract/numbers.ts'
import { BOOKED_FAMILY, HOLDING, PAYABLE } from '#contract/statuses.ts'
import { takeManyNights } from '#server/modules/inventory/inventory.ts'
import { planJobs, type PlannedJob } from '#server/modules/jobs/jobs.ts'
import { completeAt } from '../rules.ts'
import type { BookedRoom, EventRow } from '../store.ts'
import { bookingEvents, bookingRooms, bookings, type BookingRow } from '../tables.ts'

/** A booking that was made elsewhere or before: as it stands, with its rooms and what is known of its history. */
export type PastBooking = {
  booking: BookingRow
  rooms: readonly BookedRoom[]
  events: readonly Omit<EventRow, 'resortId' | 'bookingId'>[]
}

const ending = (ref: string, stay: Parameters<typeof completeAt>[0]): PlannedJob[] => [
  { kind: 'completeStay', ref, runAt: completeAt(stay) },
]

/** What the clock still has to do to a booking that stands like this. */
function jobsOf({ id: ref, status, holdUntil, hostDeadline, ...stay }: BookingRow): PlannedJob[] {
  if (PAYABLE.includes(status) && holdUntil)
    return [{ kind: 'holdExpired', ref, runAt: holdUntil.add({ minutes: HOLD_GRACE_MINUTES }) }]
  // These look by when an answer is due, and wait for that.
  if (status === 'BOOKED' || status === 'DRAFTS')
    return [...ending(ref, stay), { kind: 'editAnswer', ref, runAt: stay.createdAt }]
  if (status === 'CSH_REQUEST_CANCEL')
    return [...ending(ref, stay), { kind: 'cancellationAnswer', ref, runAt: stay.createdAt }]
  if (status === 'PENDING_PAYMENT_EDIT')
    return [...ending(ref, stay), { kind: 'editPayment', ref, runAt: holdUntil ?? stay.createdAt }]
  if (status === 'CSH_CONFIRM' && hostDeadline) return [{ kind: 'hostDeadline', ref, runAt: hostDeadline }]
  return BOOKED_FAMILY.includes(status) ? ending(ref, stay) : []
}

/**
 * Brings bookings in as they stand, for the demo and for imports. Their status is history, not an event: it is written here
 * once, with the row, and from then on by `advance`. Takes the nights of those that hold some and plans what the clock has
 * to do to each; throws SoldOut on a conflict.
 */
export async function insertBookings(tx: Transaction, past: readonly PastBooking[]): Promise<void> {
  await insertAll(
    tx,
    bookings,
    past.map(({ booking }) => booking),
  )
  const keys = ({ booking }: PastBooking) => ({ resortId: booking.resortId, bookingId: booking.id })
  await insertAll(
    tx,
    bookingRooms,
    past.flatMap((one) => one.rooms.map((room) => ({ ...keys(one), ...room }))),
  )
  await insertAll(
    tx,
    bookingEvents,
    past.flatMap((one) => one.events.map((event) => ({ ...keys(one), ...event }))),
  )
  await planJobs(
    tx,
    past.flatMap(({ booking }) => jobsOf(booking)),
  )
  await takeManyNights(
    tx,
    past
      .filter(({ booking }) => HOLDING.includes(booking.status))
      .map(({ booking: { resortId, checkIn: from, checkOut: to }, rooms }) => ({
        resortId,
        from,
        to,
        rooms,
      })),
  )
}
