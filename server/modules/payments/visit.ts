import type { Gateway } from '#contract/waysToPay.ts'
import type { Transaction } from '#server/db/client.ts'
import {
  liveAttempt,
  openAttempt,
  retireAttempts,
  visitOf,
  type Attempt,
} from '#server/modules/attempts/attempts.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.ts'
import { keyOf, openTicketsOfStay, type ServiceBookingRow } from '#server/modules/tickets/tickets.ts'

type Wanted = {
  amount: number
  editId: string | null
  gateway: Gateway
  now: Temporal.Instant
  expiresAt: Temporal.Instant
}

/** Tickets that were booked along with a stay and are paid with it; those of a booked stay are paid apart. */
async function payableAlong(tx: Transaction, booking: BookingRow): Promise<ServiceBookingRow[]> {
  if (booking.status !== 'PENDING') return []
  return (await openTicketsOfStay(tx, booking)).filter(
    ({ status, confirming, paid, total }) =>
      status === 'SERVICE_PENDING' && !confirming && paid === 0 && total > 0,
  )
}

const sameParts = (attempts: readonly Attempt[], services: readonly ServiceBookingRow[]): boolean =>
  attempts.length === services.length &&
  services.every(({ id, total }) =>
    attempts.some(({ bookingId, amount }) => bookingId === id && amount === total),
  )

/**
 * The visit to the gateway that pays a stay, and with it the tickets that were booked along: each part has an attempt of its
 * own, so that each booking keeps its own money. A visit for other parts than those of now is not gone on with.
 */
export async function openVisit(
  tx: Transaction,
  booking: BookingRow,
  wanted: Wanted,
): Promise<{ attempt: Attempt; amount: number }> {
  const services = await payableAlong(tx, booking)
  const live = await liveAttempt(tx, booking, wanted)
  if (live) {
    const { along, amount } = await visitOf(tx, live)
    if (sameParts(along, services)) return { attempt: live, amount }
    await retireAttempts(tx, booking, wanted.now)
  }
  const attempt = await openAttempt(tx, { booking, ...wanted })
  for (const service of services)
    await openAttempt(tx, {
      booking: { ...keyOf(service), code: service.code },
      amount: service.total,
      gateway: wanted.gateway,
      now: wanted.now,
      expiresAt: wanted.expiresAt,
      togetherWith: attempt.reference,
    })
  return { attempt, amount: services.reduce((sum, { total }) => sum + total, attempt.amount) }
}
