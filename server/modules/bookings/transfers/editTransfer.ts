import { HOLD_GRACE_MINUTES, STAFF_LOOKS_HOURS } from '#contract/numbers.ts'
import type { Transaction } from '#server/db/client.ts'
import { openEditOf, updateEdit, type BookingEdit } from '#server/modules/edits/edits.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import {
  addHostsWord,
  advance,
  type By,
  countInDoubt,
  dismissHostsWord,
  inDoubtOf,
  keptOf,
  openCaseOnce,
  openCasesOf,
} from '../life/life.ts'
import { payBack } from '#server/modules/refunds/refunds.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import { changeTransfers, isCounted, type Transfer } from '#server/modules/transfers/transfers.ts'
import { refuse } from '#server/refusal.ts'
import { hostDeadlineFrom } from '../rules.ts'
import { holdFor, receiveExtra } from '../store.ts'
import type { Settling } from './settling.ts'
import type { BookingRow } from '../tables.ts'

/** After the host's time staff looks this long, before the booking stands as it was. */
const STAFF_LOOKS = { hours: STAFF_LOOKS_HOURS }
const IN_DOUBT: readonly string[] = ['wrongAmount', 'noMoneyReceived']

/** Until when the host looks into their account, for a change that is reported as transferred; null when it is not. */
export const editLookedIntoBy = ({ reportedAt }: Pick<BookingEdit, 'reportedAt'>): Temporal.Instant | null =>
  reportedAt === null ? null : hostDeadlineFrom(reportedAt)

const waitingEdit = async (tx: Transaction, booking: BookingRow): Promise<BookingEdit> => {
  const edit = booking.status === 'PENDING_PAYMENT_EDIT' ? await openEditOf(tx, booking) : null
  return edit ?? refuse('G_409')
}

/** Whether staff looks into a change's money, because it was not the amount due. */
const isInDoubt = async (tx: Transaction, booking: BookingRow): Promise<boolean> =>
  (await openCasesOf(tx, booking)).some(({ kind }) => IN_DOUBT.includes(kind))

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

/** Another amount than due has come: it is written down, nothing is decided, and staff looks into it. */
async function tellOther(
  tx: Transaction,
  booking: BookingRow,
  now: Temporal.Instant,
  { transfer, due }: { transfer: Transfer; due: number },
): Promise<BookingRow> {
  await openCaseOnce({ tx, now, booking }, 'wrongAmount', { received: transfer.amount, due })
  return countInDoubt(tx, booking, transfer, now)
}

/** The host has looked: exactly what is due makes the change, any other amount goes to staff. */
export async function confirmEditTransfer(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  received: number | undefined,
): Promise<BookingRow> {
  const edit = await waitingEdit(tx, booking)
  const { now } = by
  if (edit.reportedAt === null || (await isInDoubt(tx, booking))) return refuse('G_409')
  if (received === undefined) return refuse('G_TICK_RECEIPT')
  if (received === edit.toPay) {
    await addHostsWord(tx, booking, { amount: received, state: 'KEPT' }, now)
    return apply(tx, booking, by, booking.paid + received)
  }
  const due = edit.toPay
  if (received === 0) {
    await openCaseOnce({ tx, now, booking }, 'noMoneyReceived', { received, due })
    return booking
  }
  await addHostsWord(tx, booking, { amount: received, state: 'IN_DOUBT' }, now)
  await receiveExtra(tx, booking, { amount: received, by: 'bank', now })
  await openCaseOnce({ tx, now, booking }, 'wrongAmount', { received, due })
  return { ...booking, paid: booking.paid + received }
}

/** What a bank tells of a change's money: the exact amount makes it, reported or not; any other goes to staff. */
export async function matchEditTransfer(
  tx: Transaction,
  booking: BookingRow,
  now: Temporal.Instant,
  { transfer, reason }: { transfer: Transfer; reason: string },
): Promise<'MATCHED' | 'STAFF' | null> {
  const edit = booking.status === 'PENDING_PAYMENT_EDIT' ? await openEditOf(tx, booking) : null
  if (!edit || (await isInDoubt(tx, booking))) return null
  const by = { actor: 'SYS', id: null, now } as const
  if (transfer.amount === edit.toPay) {
    await changeTransfers(tx, [transfer], { state: 'KEPT' })
    await apply(tx, booking, by, booking.paid + transfer.amount, reason)
    return 'MATCHED'
  }
  const reported = edit.reportedAt === null ? await markReported(tx, booking, edit, now) : booking
  await tellOther(tx, reported, now, { transfer, due: edit.toPay })
  return 'STAFF'
}

/**
 * Staff settles the transfer of a reported change: enough makes it and what is over goes back, or all of it goes back. Null
 * where no reported change waits for one.
 */
export async function settleEditTransfer(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { transfer, decision, reason }: Settling,
): Promise<BookingRow | null> {
  const edit = booking.status === 'PENDING_PAYMENT_EDIT' ? await openEditOf(tx, booking) : null
  if (!edit || edit.reportedAt === null) return null
  const seen = await dismissHostsWord(tx, booking, transfer, by.now)
  const rows = (await inDoubtOf(tx, booking)).filter(({ id }) => id !== transfer?.id)
  const received = rows.reduce((sum, { amount }) => sum + amount, transfer?.amount ?? 0)
  if (decision === 'NOTHING' && received > 0) return refuse('G_409')
  const paid = seen.paid + (transfer && !isCounted(transfer) ? transfer.amount : 0)
  const settled = transfer ? [...rows, transfer] : rows
  if (decision !== 'CONFIRM') {
    await changeTransfers(tx, settled, { state: 'RETURNED' })
    const clock = { ...by, actor: 'SYS' } as const
    return advance(tx, seen, 'editWindowOver', clock, { params: { reason }, changes: { paid } })
  }
  if (received < edit.toPay) return refuse('G_AMOUNT_SHORT', [edit.toPay - received])
  await changeTransfers(tx, settled, { state: 'KEPT' })
  const after = await apply(tx, seen, by, paid, reason)
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
