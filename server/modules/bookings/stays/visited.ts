import { and, desc, eq, inArray } from 'drizzle-orm'
import { COMPLETE } from '#contract/statuses.ts'
import type { Database } from '#server/db/client.ts'
import { bookings } from '../tables.ts'

/** Where a guest has been: the last stay at each place that ended with them there, in no order. */
export const placesVisited = (
  db: Database,
  tenantId: string,
): Promise<{ resortId: string; bookingId: string; checkIn: string }[]> =>
  db
    .selectDistinctOn([bookings.resortId], {
      resortId: bookings.resortId,
      bookingId: bookings.id,
      checkIn: bookings.checkIn,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.tenantId, tenantId),
        inArray(bookings.status, [...COMPLETE]),
        eq(bookings.noShow, false),
      ),
    )
    .orderBy(bookings.resortId, desc(bookings.checkIn))
