import type { Transaction } from '#server/db/client.ts'
import { post, type Posting } from '#server/modules/ledger/ledger.ts'

/** What of a booking the books follow, VND. */
type Money = { paid: number; editingFee?: number; cancellationFee: number }
type Changed = { before: Money | null; after: Money; by: 'gateway' | 'bank'; at: Temporal.Instant }

/** Money that has arrived for a booking, VND; less than nothing takes a mistaken amount back. */
export const arrived = (
  booking: Posting['booking'],
  amount: number,
  by: 'gateway' | 'bank',
  at: Temporal.Instant,
): Posting => ({ booking, at, kind: 'payment', lines: { [by]: amount, held: -amount } })

/** Writes into the books what a step changed: money that arrived, fees that are kept or given back. */
export async function postChanges(
  tx: Transaction,
  booking: Posting['booking'],
  { before, after, by, at }: Changed,
): Promise<void> {
  const grown = (amount: keyof Money) => (after[amount] ?? 0) - (before?.[amount] ?? 0)
  const [paid, edit, cancel] = [grown('paid'), grown('editingFee'), grown('cancellationFee')]
  const postings: Posting[] = []
  if (paid !== 0) postings.push(arrived(booking, paid, by, at))
  if (edit !== 0) postings.push({ booking, at, kind: 'editFee', lines: { held: edit, editFee: -edit } })
  if (cancel !== 0)
    postings.push({ booking, at, kind: 'cancelFee', lines: { held: cancel, cancelFee: -cancel } })
  if (postings.length > 0) await post(tx, ...postings)
}
