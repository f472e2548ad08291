import type { HostBookingDetail } from '#contract/shapes/host.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { CallContext } from '#server/handlers.ts'
import {
  detailWithoutCode,
  type BookingRow,
  type BookingWorld,
  type Side,
} from '#server/modules/bookings/bookings.ts'
import { openEditOf } from '#server/modules/edits/edits.ts'
import { payoutsOf } from '#server/modules/payouts/payouts.ts'
import { transact } from '#server/db/transact.ts'
import { shownPayout } from './payouts.ts'

/** Until when a host has to answer; null when nothing waits for them. */
async function answerByOf(db: Database | Transaction, booking: BookingRow): Promise<string | null> {
  if (booking.status === 'CSH_CONFIRM') return booking.hostDeadline?.toString() ?? null
  if (booking.status !== 'BOOKED') return null
  return (await openEditOf(db, booking))?.answerBy?.toString() ?? null
}

/** A booking as its host sees it: everything but the check-in code. */
export async function hostDetail(
  world: BookingWorld,
  tx: Transaction,
  booking: BookingRow,
  language: CallContext['language'],
): Promise<HostBookingDetail> {
  const detail = await detailWithoutCode(world, tx, booking, language)
  const payout = (await payoutsOf(tx, booking)).findLast(({ state }) => state !== 'CANCELLED')
  return {
    ...detail,
    answerBy: await answerByOf(tx, booking),
    payout: payout ? shownPayout(payout, booking, detail.resortName) : null,
  }
}

/** Hosts act on the bookings of their places. */
export const hostSide = (world: BookingWorld): Side<HostBookingDetail> => ({
  actor: 'CSH',
  mine: (booking, userId) => booking.hostId === userId && booking.status !== 'DELETE',
  answer: (tx, booking, { language }) => hostDetail(world, tx, booking, language),
  current: (booking, { language }) => transact(world.db, (tx) => hostDetail(world, tx, booking, language)),
})
