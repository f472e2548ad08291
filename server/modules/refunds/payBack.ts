import type { Transaction } from '#server/db/client.ts'
import { attemptsOf } from '#server/modules/attempts/attempts.ts'
import { refundsOf, requestRefund } from './store.ts'
import type { RefundReason } from './tables.ts'

type Ask = {
  booking: { resortId: string; id: string }
  amount: number
  reason: RefundReason
  cause: string
  now: Temporal.Instant
}

/**
 * Makes an amount go back, VND: to the payments it came by, the newest first, and what came by transfer last. `cause` says
 * what made it due, and is asked for once: a cause of before would take the amount for sent, and is a mistake of ours.
 */
export async function payBack(tx: Transaction, { booking, amount, reason, cause, now }: Ask): Promise<void> {
  if (amount <= 0) return
  const { resortId, id: bookingId } = booking
  const before = await refundsOf(tx, booking)
  const backOf = (reference: string) =>
    before.filter((refund) => refund.reference === reference).reduce((sum, refund) => sum + refund.amount, 0)
  const common = { resortId, bookingId, reason, now }
  const ask = async (reference: string | null, part: number) => {
    const made = await requestRefund(tx, {
      ...common,
      reference,
      amount: part,
      cause: `${cause}/${reference ?? 'bank'}`,
    })
    if (!made) throw new Error(`booking ${bookingId}: ${cause} was paid back before`)
  }
  let left = amount
  for (const { reference, amount: paid } of (await attemptsOf(tx, booking)).filter(
    ({ state }) => state === 'PAID',
  )) {
    const part = Math.min(left, paid - backOf(reference))
    if (part <= 0) continue
    await ask(reference, part)
    left -= part
  }
  if (left > 0) await ask(null, left)
}
