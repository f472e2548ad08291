import { uuidv7 } from 'uuidv7'
import { COMPLAINT_PHOTOS_MAX } from '#contract/numbers.ts'
import type { Transaction } from '#server/db/client.ts'
import { complaintOf, insertComplaint, updateComplaint } from '#server/modules/complaints/complaints.ts'
import { claimPictures } from '#server/modules/files/files.ts'
import { takeBack } from '#server/modules/payouts/payouts.ts'
import { payBack } from '#server/modules/refunds/refunds.ts'
import { refuse } from '#server/refusal.ts'
import { advance, type By, factsOfRow, keptOf } from '../life/life.ts'
import type { BookingRow } from '../tables.ts'

/** Opens a complaint with its words and pictures. */
export async function openComplaint(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { text, pictureIds }: { text: string; pictureIds: string[] },
): Promise<BookingRow> {
  const after = await advance(tx, booking, 'complain', by, {
    facts: { evidenceGiven: true },
    params: { reason: text.slice(0, 200) },
  })
  const id = uuidv7()
  const claim = { use: 'COMPLAINT', ref: id, pictureIds, most: COMPLAINT_PHOTOS_MAX } as const
  await claimPictures(tx, { ...claim, ownerId: booking.tenantId, now: by.now })
  await insertComplaint(tx, {
    resortId: booking.resortId,
    id,
    bookingId: booking.id,
    text,
    pictureIds,
    openedAt: by.now,
  })
  return after
}

export type Decision = {
  decision: 'NOTHING' | 'PART' | 'FULL' | 'HOST_FAULT' | 'GOES_ON' | 'WITHDRAWN'
  amount: number
  hostFault: boolean
  reason: string
}

/**
 * Ends a complaint as staff decides, or as the guest takes it back. FULL ends it only once the money has gone: until then the
 * booking stays complained about. Refuses with the code of the guard that does not hold.
 */
export async function endComplaint(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { decision, amount, hostFault, reason }: Decision,
): Promise<BookingRow> {
  const complaint = booking.status === 'COMPLAIN' ? await complaintOf(tx, booking) : null
  if (!complaint || complaint.decision === 'FULL') return refuse('G_409')
  const told = { decision, decidedBy: by.id, hostFault, answer: reason }
  const params = { reason, decision, ...(amount > 0 ? { amount } : {}) }
  const facts = { reasonGiven: true }
  if (decision === 'FULL') {
    await updateComplaint(tx, complaint, told)
    return payEverythingBack(tx, booking, by)
  }
  await updateComplaint(tx, complaint, { ...told, amount, closedAt: by.now })
  if (decision === 'GOES_ON' || decision === 'WITHDRAWN')
    return advance(tx, booking, 'endComplaint', by, { facts, params })
  if (decision === 'HOST_FAULT') return advance(tx, booking, 'resolveHostFault', by, { facts, params })
  const most = (await keptOf(tx, booking)) - booking.editingFee
  if (amount > most) return refuse('G_AMOUNT_TOO_LARGE', [most])
  const { departure } = factsOfRow(booking, by.now)
  // A stay that goes on cannot be settled in part yet: its guest may still have reason to complain.
  if (Temporal.Instant.compare(by.now, departure) < 0) return refuse('G_STAY_NOT_OVER')
  return advance(tx, booking, 'resolvePartly', by, { facts, params })
}

async function payEverythingBack(tx: Transaction, booking: BookingRow, by: By): Promise<BookingRow> {
  await takeBack(tx, booking, 'all', by.now)
  const amount = await keptOf(tx, booking)
  await payBack(tx, {
    booking,
    amount,
    reason: 'COMPLAINT',
    cause: `complaint/${booking.version}`,
    now: by.now,
  })
  if (amount > 0) return booking
  const ended = await endPaidBackComplaint(tx, booking, by.now)
  return ended ?? booking
}

/**
 * A complaint that was decided with everything back ends when the last of it has arrived; null when there is none to end.
 */
export async function endPaidBackComplaint(
  tx: Transaction,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<BookingRow | null> {
  if (booking.status !== 'COMPLAIN') return null
  const complaint = await complaintOf(tx, booking)
  if (complaint?.decision !== 'FULL' || complaint.closedAt !== null) return null
  const amount = booking.paid
  await updateComplaint(tx, complaint, { closedAt: now, amount })
  return advance(
    tx,
    booking,
    'resolveFullRefund',
    { actor: 'STF', id: complaint.decidedBy, now },
    {
      facts: { reasonGiven: true, refundConfirmed: true },
      params: { reason: complaint.answer, amount, ...(complaint.hostFault ? {} : { notCounted: 1 }) },
      changes: { editingFee: 0 },
    },
  )
}
