import type { Transaction } from '#server/db/client.ts'
import {
  addTransfer,
  changeTransfers,
  isCounted,
  transfersOf,
  type Transfer,
} from '#server/modules/transfers/transfers.ts'
import { receiveExtra } from '../store.ts'
import type { BookingRow } from '../tables.ts'

/** The transfers of a booking that are in its money and that staff has still to decide about. */
export const inDoubtOf = async (tx: Transaction, booking: { id: string }): Promise<Transfer[]> =>
  (await transfersOf(tx, booking)).filter(({ state }) => state === 'IN_DOUBT')

/** The booking no longer waits: what was in doubt is kept for a stay that stands with it, and has gone back with everything else. */
export async function settleInDoubt(tx: Transaction, booking: BookingRow): Promise<void> {
  const stands = booking.status === 'ORDERED' || booking.status === 'EDIT_SUCCESS'
  await changeTransfers(tx, await inDoubtOf(tx, booking), { state: stands ? 'KEPT' : 'RETURNED' })
}

/** A transfer of which only the host has spoken. */
export const addHostsWord = (
  tx: Transaction,
  booking: { id: string },
  word: { amount: number; state: 'IN_DOUBT' | 'KEPT' | 'RETURNED' },
  now: Temporal.Instant,
): Promise<Transfer> =>
  addTransfer(tx, { transactionId: null, bookingId: booking.id, source: 'HOST', ...word, now })

/** What came is in the booking's money from now on, though it is not what was due. */
export async function countInDoubt(
  tx: Transaction,
  booking: BookingRow,
  transfer: Transfer,
  now: Temporal.Instant,
): Promise<BookingRow> {
  const { amount } = transfer
  await changeTransfers(tx, [transfer], { state: 'IN_DOUBT' })
  if (!isCounted(transfer)) await receiveExtra(tx, booking, { amount, by: 'bank', now })
  return { ...booking, paid: booking.paid + (isCounted(transfer) ? 0 : amount) }
}

/** What the bank shows decides: what a host has said besides is no longer counted. */
export async function dismissHostsWord(
  tx: Transaction,
  booking: BookingRow,
  shown: Transfer | null,
  now: Temporal.Instant,
): Promise<BookingRow> {
  const words = (await inDoubtOf(tx, booking)).filter(
    ({ id, transactionId }) => transactionId === null && id !== shown?.id,
  )
  const amount = words.reduce((sum, row) => sum + row.amount, 0)
  if (amount === 0) return booking
  await changeTransfers(tx, words, { state: 'DISMISSED' })
  await receiveExtra(tx, booking, { amount: -amount, by: 'bank', now })
  return { ...booking, paid: booking.paid - amount }
}
