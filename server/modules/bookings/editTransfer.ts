import { HOLD_GRACE_MINUTES } from '#contract/numbers.ts'
import type { Transaction } from '#server/db/client.ts'
import { openEditOf, updateEdit, type BookingEdit } from '#server/modules/edits/edits.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { keptOf } from './effects/money.ts'
import { payBack } from '#server/modules/refunds/refunds.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import { refuse } from '#server/refusal.ts'
import { advance, type By } from './advance.ts'
import { openCaseOnce, openCasesOf } from './cases.ts'
import { hostDeadlineFrom } from './rules.ts'
import { holdFor, receiveExtra } from './store.ts'
import { numberIn } from './step.ts'
import type { Settling } from './settling.ts'
import type { BookingRow } from './tables.ts'

/** After the host's time staff looks this long, before the booking stands as it was. */
const STAFF_LOOKS = { hours: 24 }
const IN_DOUBT: readonly string[] = ['wrongAmount', 'noMoneyReceived']

/** Until when the host looks into their account, for a change that is reported as transferred; null when it is not. */
export const editLookedIntoBy = ({ reportedAt }: Pick<BookingEdit, 'reportedAt'>): Temporal.Instant | null =>
  reportedAt === null ? null : hostDeadlineFrom(reportedAt)

const waitingEdit = async (tx: Transaction, booking: BookingRow): Promise<BookingEdit> => {
  const edit = booking.status === 'PENDING_PAYMENT_EDIT' ? await openEditOf(tx, booking) : null
  return edit ?? refuse('G_409')
}

/** What of a change's money was written down already, because it was not the amount due; null while nobody is in doubt. */
async function inDoubt(tx: Transaction, booking: BookingRow): Promise<number | null> {
  const cases = (await openCasesOf(tx, booking)).filter(({ kind }) => IN_DOUBT.includes(kind))
  return cases.length === 0 ? null : cases.reduce((sum, { params }) => sum + numberIn(params, 'received'), 0)
}

/** Who pays at the last moment is heard a little longer. */
const graceOf = ({ holdUntil }: BookingRow): Temporal.Instant | null =>
  holdUntil?.add({ minutes: HOLD_GRACE_MINUTES }) ?? null

/** From now on the host has their time to look, and staff a day after that; only then does the change fail. */
async function markReported(tx: Transaction, booking: BookingRow, edit: BookingEdit, now: Temporal.Instant) {
  const hostLooks = hostDeadlineFrom(now)
  const holdUntil = hostLooks.add(STAFF_LOOKS)
  await holdFor(tx, booking, holdUntil)
  await updateEdit(tx, edit, { reportedAt: now, payBy: holdUntil })
  await planJob(tx, { kind: 'editPayment', ref: booking.id, runAt: hostLooks })
  return { ...booking, holdUntil }
}

/** The guest says that the difference is on its way to the host's account; the change is held until somebody has looked. */
export async function reportEditTransfer(tx: Transaction, booking: BookingRow, by: By): Promise<BookingRow> {
  const edit = await waitingEdit(tx, booking)
  if (!(await resortForBooking(tx, booking.resortId, []))?.bankAccount) return refuse('G_NO_TRANSFER')
  const after = await advance(tx, booking, 'reportEditTransfer', by, {
    // Of this payment: the stay's own may have come by transfer, too.
    facts: { transferReported: edit.reportedAt !== null, holdUntil: graceOf(booking) },
    params: { amount: edit.toPay, until: hostDeadlineFrom(by.now).toString() },
  })
  return markReported(tx, after, edit, by.now)
}

/** The money of a change has arrived: it is made, as if the gateway had said so. */
const apply = (tx: Transaction, booking: BookingRow, by: By, paid: number, reason?: string) =>
  advance(
    tx,
    booking,
    'editPaymentSucceeded',
    { ...by, actor: 'SYS' },
    {
      facts: { holdUntil: graceOf(booking) },
      changes: { paid },
      ...(reason === undefined ? {} : { params: { reason } }),
    },
  )

/** Another amount than due, or none: it is written down, nothing is decided, and staff looks into it. */
async function tellOther(
  tx: Transaction,
  booking: BookingRow,
  now: Temporal.Instant,
  { received, due }: { received: number; due: number },
): Promise<BookingRow> {
  if (received > 0) await receiveExtra(tx, booking, { amount: received, by: 'bank', now })
  await openCaseOnce({ tx, now, booking }, received > 0 ? 'wrongAmount' : 'noMoneyReceived', {
    received,
    due,
  })
  return { ...booking, paid: booking.paid + received }
}

/** The host has looked: exactly what is due makes the change, any other amount goes to staff. */
export async function confirmEditTransfer(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  received: number | undefined,
): Promise<BookingRow> {
  const edit = await waitingEdit(tx, booking)
  if (edit.reportedAt === null || (await inDoubt(tx, booking)) !== null) return refuse('G_409')
  if (received === undefined) return refuse('G_TICK_RECEIPT')
  if (received === edit.toPay) return apply(tx, booking, by, booking.paid + received)
  return tellOther(tx, booking, by.now, { received, due: edit.toPay })
}

/** What a bank tells of a change's money: the exact amount makes it, reported or not; any other goes to staff. */
export async function matchEditTransfer(
  tx: Transaction,
  booking: BookingRow,
  now: Temporal.Instant,
  { received, reason }: { received: number; reason: string },
): Promise<'MATCHED' | 'STAFF' | null> {
  const edit = booking.status === 'PENDING_PAYMENT_EDIT' ? await openEditOf(tx, booking) : null
  if (!edit || (await inDoubt(tx, booking)) !== null) return null
  const by = { actor: 'SYS', id: null, now } as const
  if (received === edit.toPay) {
    await apply(tx, booking, by, booking.paid + received, reason)
    return 'MATCHED'
  }
  const reported = edit.reportedAt === null ? await markReported(tx, booking, edit, now) : booking
  await tellOther(tx, reported, now, { received, due: edit.toPay })
  return 'STAFF'
}

/** Staff says what arrived for a reported change: enough makes it and what is over goes back, or all of it goes back. */
export async function settleEditTransfer(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { received, decision, reason }: Settling,
): Promise<BookingRow> {
  const edit = await waitingEdit(tx, booking)
  if (edit.reportedAt === null) return refuse('G_409')
  const paid = booking.paid - ((await inDoubt(tx, booking)) ?? 0) + received
  if (decision === 'CANCEL')
    return advance(
      tx,
      booking,
      'editWindowOver',
      { ...by, actor: 'SYS' },
      { params: { reason }, changes: { paid } },
    )
  if (received < edit.toPay) return refuse('G_AMOUNT_SHORT', [edit.toPay - received])
  const after = await apply(tx, booking, by, paid, reason)
  const amount = (await keptOf(tx, after)) - after.total - after.editingFee
  await payBack(tx, {
    booking: after,
    amount,
    reason: 'OVERPAID',
    cause: `over/${after.version}`,
    now: by.now,
  })
  return after
}
