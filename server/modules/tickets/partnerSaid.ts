import type { PartnerStatus } from '#contract/partner.ts'
import type { Transaction } from '#server/db/client.ts'
import { advanceTickets } from './advance.ts'
import { lockServiceBooking } from './store.ts'
import type { ServiceBookingRow } from './tables.ts'

/**
 * How a booking stands at the partner, heard later: confirmed tickets are issued, refused ones paid back. Hearing the same
 * again, or of a booking that is over, changes nothing. Null when there is no such booking.
 */
export async function partnerSaid(
  tx: Transaction,
  bookingId: string,
  status: PartnerStatus,
  now: Temporal.Instant,
): Promise<ServiceBookingRow | null> {
  const booking = await lockServiceBooking(tx, bookingId)
  const by = { actor: 'SYS', id: null, now } as const
  if (!booking) return null
  if (status === 'ORDERED' && booking.status === 'SERVICE_PENDING' && booking.confirming)
    return advanceTickets(tx, booking, 'partnerOrdered', by)
  if (status === 'CSH_CANCEL' && booking.status === 'SERVICE_PENDING')
    return advanceTickets(tx, booking, 'partnerRefused', by)
  if (status === 'CSH_CANCEL' && booking.status === 'SERVICE_ORDERED')
    return advanceTickets(tx, booking, 'adminCancel', by, { facts: { reasonGiven: true } })
  return booking
}
