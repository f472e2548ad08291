import { count, inArray } from 'drizzle-orm'
import { serviceStatusesOfTab } from '#contract/serviceStatuses.ts'
import type { Database } from '#server/db/client.ts'
import { serviceBookings } from './tables.ts'

/** How many bookings have their tickets held while somebody pays. */
export async function heldTickets(db: Database): Promise<number> {
  const [held] = await db
    .select({ bookings: count() })
    .from(serviceBookings)
    .where(inArray(serviceBookings.status, serviceStatusesOfTab('waiting_payment')))
  return held?.bookings ?? 0
}
