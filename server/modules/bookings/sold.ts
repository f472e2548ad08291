import { and, eq, gt, inArray, lt, sum } from 'drizzle-orm'
import { BOOKED_FAMILY, type Status } from '#contract/statuses.ts'
import type { Database } from '#server/db/client.ts'
import { bookingRooms, bookings } from './tables.ts'

/** Stays that both sides agreed to and that stand, or stood until they were over. */
const SOLD: readonly Status[] = [
  ...BOOKED_FAMILY,
  'DRAFTS',
  'BOOKED',
  'PENDING_PAYMENT_EDIT',
  'CSH_REQUEST_CANCEL',
  'COMPLAIN',
  'SUCCESS',
]

/** Units of one place sold for the same days, added up. */
export type SoldStays = { resortId: string; checkIn: string; checkOut: string; units: number }

/** What was sold of nights in [from, to), place by place. */
export async function soldStays(db: Database, from: string, to: string): Promise<SoldStays[]> {
  const rows = await db
    .select({
      resortId: bookings.resortId,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      units: sum(bookingRooms.count).mapWith(Number),
    })
    .from(bookings)
    .innerJoin(
      bookingRooms,
      and(eq(bookingRooms.resortId, bookings.resortId), eq(bookingRooms.bookingId, bookings.id)),
    )
    .where(and(inArray(bookings.status, [...SOLD]), lt(bookings.checkIn, to), gt(bookings.checkOut, from)))
    .groupBy(bookings.resortId, bookings.checkIn, bookings.checkOut)
  return rows.map((row) => ({ ...row, units: row.units ?? 0 }))
}
