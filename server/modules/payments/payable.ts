import type { Transaction } from '#server/db/client.ts'
import { lockBooking, type BookingRow } from '#server/modules/bookings/bookings.ts'
import { keyOf, lockServiceBooking, type ServiceBookingRow } from '#server/modules/tickets/tickets.ts'

/** What a payment can be for: a stay, or tickets of a service. */
export type Payable = { stay: BookingRow; service: null } | { stay: null; service: ServiceBookingRow }

/** What is paid, locked; null when there is nothing of this id. */
export async function lockPayable(tx: Transaction, id: string): Promise<Payable | null> {
  const stay = await lockBooking(tx, id)
  if (stay) return { stay, service: null }
  const service = await lockServiceBooking(tx, id)
  return service ? { stay: null, service } : null
}

/** Under what staff finds a case about it. */
export const caseKeyOf = ({ stay, service }: Payable) => stay ?? { ...keyOf(service), code: service.code }
