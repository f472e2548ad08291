import { and, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { among } from './among.ts'

/** The rows about some bookings, found by the keys that begin with the place; nothing is asked for none. */
export const amongBookings = (
  { resortId, bookingId }: { resortId: PgColumn; bookingId: PgColumn },
  bookings: readonly { resortId: string; id: string }[],
): SQL | undefined =>
  and(
    among(resortId, new Set(bookings.map((booking) => booking.resortId))),
    among(
      bookingId,
      bookings.map(({ id }) => id),
    ),
  )
