import type { Payout } from '#contract/shapes/host.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.ts'
import type { PayoutRow } from '#server/modules/payouts/payouts.ts'

/** A payout as its host and staff are told of it. */
export const shownPayout = (
  row: PayoutRow,
  booking: Pick<BookingRow, 'code' | 'checkIn' | 'checkOut'>,
  resortName: string,
): Payout => ({
  id: row.id,
  bookingId: row.bookingId,
  bookingCode: booking.code,
  resortName,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  state: row.state,
  amount: row.amount,
  atHost: row.atHost,
  dueOn: row.dueOn.toString(),
  paidAt: row.paidAt?.toString() ?? null,
  proof: row.proof,
})
