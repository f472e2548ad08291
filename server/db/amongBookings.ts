import { and, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The rows about some bookings, found by the keys that begin with the place; nothing is asked for none. */
export const amongBookings = (
  { resortId, bookingId }: { resortId: PgColumn; bookingId: PgColumn },
  bookings: readonly { resortId: string; id: string }[],
): SQL | undefined =>
  and(
    inArray(resortId, [...new Set(bookings.map((booking) => booking.resortId))]),
    inArray(
      bookingId,
      bookings.map(({ id }) => id),
    ),
  )
