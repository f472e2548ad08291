import { post, type Posting } from '#server/modules/ledger/ledger.ts'
import { textIn, type Step } from './step.ts'
import type { BookingRow } from './tables.ts'

/** Money that has arrived for a booking, VND; less than nothing takes a mistaken amount back. */
export const arrived = (
  booking: Pick<BookingRow, 'resortId' | 'id'>,
  amount: number,
  by: 'gateway' | 'bank',
  at: Temporal.Instant,
): Posting => ({ booking, kind: 'payment', at, lines: { [by]: amount, held: -amount } })

/** Writes into the books what a step changed: money that arrived, fees that are kept or given back. */
export async function postChanges({ tx, booking, now, params }: Step, before: BookingRow): Promise<void> {
  const postings: Posting[] = []
  const paid = booking.paid - before.paid
  const by = textIn(params, 'reference') === null ? 'bank' : 'gateway'
  if (paid !== 0) postings.push(arrived(booking, paid, by, now))
  const edit = booking.editingFee - before.editingFee
  if (edit !== 0) postings.push({ booking, kind: 'editFee', at: now, lines: { held: edit, editFee: -edit } })
  const fee = booking.cancellationFee - before.cancellationFee
  if (fee !== 0) postings.push({ booking, kind: 'cancelFee', at: now, lines: { held: fee, cancelFee: -fee } })
  if (postings.length > 0) await post(tx, ...postings)
}
