import { HOLD_GRACE_MINUTES } from '#contract/numbers.ts'
import type { Transaction } from '#server/db/client.ts'
import { openEditOf, updateEdit } from '#server/modules/edits/edits.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { holdFor } from '../store.ts'
import type { BookingRow } from '../tables.ts'

/** The payment page of a change is open: from now on its window counts, until `end`. It never gets longer. */
export async function openEditWindow(
  tx: Transaction,
  booking: BookingRow,
  end: Temporal.Instant,
): Promise<void> {
  const edit = await openEditOf(tx, booking)
  if (!edit || (booking.holdUntil && Temporal.Instant.compare(end, booking.holdUntil) >= 0)) return
  await holdFor(tx, booking, end)
  await updateEdit(tx, edit, { payBy: end })
  await planJob(tx, {
    kind: 'editPayment',
    ref: booking.id,
    runAt: end.add({ minutes: HOLD_GRACE_MINUTES }),
  })
}
