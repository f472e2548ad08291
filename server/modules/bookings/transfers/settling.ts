import type { Parsed } from '#contract/endpoints.ts'
import type { BankResult } from '#contract/shapes/bank.ts'
import { CAME_TO_NOTHING, HOLDING, MISSED_PAYMENT, PAYABLE } from '#contract/statuses.ts'
import type { Transaction } from '#server/db/client.ts'
import { payBack, requestRefund } from '#server/modules/refunds/refunds.ts'
import {
  addTransfer,
  changeTransfers,
  isCounted,
  transferByNumber,
  transfersOf,
  type Transfer,
} from '#server/modules/transfers/transfers.ts'
import { Refusal, refuse } from '#server/refusal.ts'
import {
  advance,
  type By,
  closeTransferCases,
  countInDoubt,
  dismissHostsWord,
  keptOf,
  openCaseOnce,
} from '../life/life.ts'
import { matchEditTransfer, settleEditTransfer } from './editTransfer.ts'
import { arrivalIsOver, receiveLate, TOO_LATE } from './late.ts'
import { receiveExtra } from '../store.ts'
import type { BookingRow } from '../tables.ts'

type Typed = Pick<
  Parsed<'desk.settleTransfer'>,
  'transfer_number' | 'transfer_amount' | 'decision' | 'reason'
>
/** What staff decides about one transfer; `transfer` is null where the bank shows none. */
export type Settling = Pick<Typed, 'decision' | 'reason'> & { transfer: Transfer | null }

/**
 * The row of a transfer as the bank's statement shows it: known already, or the one of which the host has spoken without a
 * number, or new. Refuses with G_TRANSFER_KNOWN what is another booking's, of another amount, or settled before.
 */
async function rowOf(
  tx: Transaction,
  booking: BookingRow,
  { transfer_number: number, transfer_amount: amount }: Typed,
  now: Temporal.Instant,
): Promise<Transfer> {
  const known = await transferByNumber(tx, number)
  const spoken = (await transfersOf(tx, booking)).find(
    (row) => row.transactionId === null && row.amount === amount && row.state !== 'DISMISSED',
  )
  const row = known ?? spoken
  if (!row)
    return addTransfer(tx, {
      transactionId: number,
      bookingId: booking.id,
      amount,
      source: 'STAFF',
      state: 'UNCLEAR',
      now,
    })
  const mine = row.bookingId === null || row.bookingId === booking.id
  const open = row.state === 'UNCLEAR' || row.state === 'IN_DOUBT'
  if (!mine || !open || row.amount !== amount) return refuse('G_TRANSFER_KNOWN')
  const found = { transactionId: number, bookingId: booking.id, toAccount: null, memo: null }
  await changeTransfers(tx, [row], found)
  return { ...row, ...found }
}

/** A reported transfer of a stay: enough confirms and what is over goes back; else everything goes back. */
async function settleReported(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { transfer, decision, reason }: Settling,
): Promise<BookingRow> {
  const seen = await dismissHostsWord(tx, booking, transfer, by.now)
  const fresh = transfer && !isCounted(transfer) ? transfer.amount : 0
  const received = (await keptOf(tx, seen)) + fresh
  if (decision === 'NOTHING' && received > 0) return refuse('G_409')
  const rows = (await transfersOf(tx, booking)).filter(
    ({ id, state }) => state === 'IN_DOUBT' || id === transfer?.id,
  )
  const params = { reason, ...(transfer ? { transfer: transfer.id } : {}) }
  const changes = { paid: seen.paid + fresh }
  if (decision !== 'CONFIRM') {
    await changeTransfers(tx, rows, { state: 'RETURNED' })
    return advance(tx, seen, 'forceCancel', by, {
      facts: { evidenceGiven: true },
      params: { ...params, notCounted: 1 },
      changes,
    })
  }
  if (received < booking.total) return refuse('G_AMOUNT_SHORT', [booking.total - received])
  await changeTransfers(tx, rows, { state: 'KEPT' })
  const after = await advance(tx, seen, 'confirm', by, {
    // Staff decides within its own time, after the host's is over.
    facts: { receiptTicked: true, hostDeadline: null },
    params,
    changes,
  })
  const amount = received - booking.total
  const cause = `over/${after.version}`
  await payBack(tx, { booking: after, amount, reason: 'OVERPAID', cause, now: by.now })
  return after
}

/** A transfer that came too late: it books where that is still possible and wanted, and else goes back, that transfer alone. */
async function settleLate(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { transfer, books, reason }: { transfer: Transfer; books: boolean; reason: string },
): Promise<BookingRow> {
  const exact =
    books &&
    MISSED_PAYMENT.includes(booking.status) &&
    transfer.amount === booking.total &&
    (await keptOf(tx, booking)) === 0
  const clock = { ...by, actor: 'SYS' } as const
  const more = {
    params: { reason, amount: transfer.amount, transfer: transfer.id },
    changes: { paid: booking.paid + transfer.amount, paymentMethod: 'BANK_TRANSFER' },
  } as const
  // In the booking's money first: what goes back is never more than what came.
  await changeTransfers(tx, [transfer], { state: 'KEPT' })
  const after = exact
    ? await receiveLate(tx, booking, clock, more)
    : await advance(tx, booking, 'latePayment', clock, { ...more, facts: TOO_LATE })
  if (!HOLDING.includes(after.status)) await changeTransfers(tx, [transfer], { state: 'RETURNED' })
  return after
}

/** The transfer of a stay that waits for one: exactly what is due books it. */
async function match(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { transfer, reason }: { transfer: Transfer; reason: string },
): Promise<BookingRow> {
  await changeTransfers(tx, [transfer], { state: 'KEPT' })
  return advance(
    tx,
    booking,
    'transferMatched',
    { ...by, actor: 'SYS' },
    {
      facts: { bankMatched: true },
      params: { reason, amount: transfer.amount, transfer: transfer.id },
      // The bank has answered what the host was asked.
      changes: { paid: booking.paid + transfer.amount, transferReported: false },
    },
  )
}

/** Money that nothing awaited goes back, once. */
async function giveBack(
  tx: Transaction,
  booking: BookingRow,
  transfer: Transfer,
  now: Temporal.Instant,
): Promise<BookingRow> {
  const { resortId, id: bookingId } = booking
  const { amount } = transfer
  await changeTransfers(tx, [transfer], { state: 'RETURNED' })
  await receiveExtra(tx, booking, { amount, by: 'bank', now })
  const cause = `transfer/${transfer.id}`
  await requestRefund(tx, {
    resortId,
    bookingId,
    reference: null,
    cause,
    amount,
    reason: 'PAID_TWICE',
    now,
  })
  return { ...booking, paid: booking.paid + amount }
}

/** Whether a stay waits for somebody to say what of its transfer came. */
const isReported = async (tx: Transaction, booking: BookingRow): Promise<boolean> =>
  booking.status === 'CSH_CONFIRM' &&
  booking.transferReported &&
  ((await keptOf(tx, booking)) < booking.total ||
    (await transfersOf(tx, booking)).some(({ state }) => state === 'IN_DOUBT'))

async function decide(tx: Transaction, booking: BookingRow, by: By, settling: Settling): Promise<BookingRow> {
  const { transfer, decision, reason } = settling
  if (await isReported(tx, booking)) return settleReported(tx, booking, by, settling)
  const ofEdit = await settleEditTransfer(tx, booking, by, settling)
  if (ofEdit) return ofEdit
  if (!transfer) return refuse('G_409')
  if (isCounted(transfer)) return refuse('G_TRANSFER_KNOWN')
  if (decision === 'CONFIRM') {
    if (booking.status === 'WATTING_KT_PAYMENT') {
      if (transfer.amount < booking.total) return refuse('G_AMOUNT_SHORT', [booking.total - transfer.amount])
      return transfer.amount === booking.total
        ? match(tx, booking, by, { transfer, reason })
        : refuse('G_409')
    }
    if (!MISSED_PAYMENT.includes(booking.status)) return refuse('G_409')
    const after = await settleLate(tx, booking, by, { transfer, books: true, reason })
    return HOLDING.includes(after.status) ? after : refuse('G_409')
  }
  // A payment is being waited for: nothing goes back before that has ended.
  if (PAYABLE.includes(booking.status)) return refuse('G_409')
  // A request that waits for its host: money in it would look as if it had been paid for.
  if (booking.status === 'CSH_CONFIRM' && (await keptOf(tx, booking)) === 0) return refuse('G_409')
  return CAME_TO_NOTHING.includes(booking.status)
    ? settleLate(tx, booking, by, { transfer, books: false, reason })
    : giveBack(tx, booking, transfer, by.now)
}

const missing = (field: string): never => refuse('G_INPUT', [], { fields: { [field]: { code: 'C_001' } } })

/**
 * Staff settles a transfer by its row, once: a reported one confirms (what is over goes back) or everything goes back; late
 * money books while that is possible; what nothing awaited goes back. Never by an amount alone.
 */
export async function settleTransfer(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  typed: Typed,
): Promise<BookingRow> {
  const { decision, reason } = typed
  if (decision !== 'NOTHING' && typed.transfer_number === '') return missing('transfer_number')
  if (decision !== 'NOTHING' && typed.transfer_amount === 0) return missing('transfer_amount')
  const transfer = decision === 'NOTHING' ? null : await rowOf(tx, booking, typed, by.now)
  const after = await decide(tx, booking, by, { transfer, decision, reason })
  await closeTransferCases(tx, after, by.now)
  return after
}

type Told = { transfer: Transfer; toItsHost: boolean; reason: string }

/** What a transfer does to its booking; null where nobody but staff can say. */
async function follow(
  tx: Transaction,
  booking: BookingRow,
  { transfer, toItsHost, reason }: Told,
  now: Temporal.Instant,
): Promise<BankResult | null> {
  const clock = { actor: 'SYS', id: null, now } as const
  const received = transfer.amount
  if (!toItsHost) return null
  if (booking.status === 'PENDING_PAYMENT_EDIT')
    return await matchEditTransfer(tx, booking, now, { transfer, reason })
  const waiting = booking.status === 'WATTING_KT_PAYMENT'
  const arrives = !arrivalIsOver(booking, now)
  const reported = await isReported(tx, booking)
  const empty = reported && (await keptOf(tx, booking)) === 0
  if ((waiting || empty) && received === booking.total && arrives) {
    await match(tx, booking, clock, { transfer, reason })
    return 'MATCHED'
  }
  const stillBooks = booking.status === 'PAYMENT_FAILED' && received === booking.total && arrives
  if (CAME_TO_NOTHING.includes(booking.status) || stillBooks || (waiting && !arrives)) {
    await settleLate(tx, booking, clock, { transfer, books: true, reason })
    return 'MATCHED'
  }
  if (!waiting && !reported) return null
  // Another amount than due: the transfer counts as reported, what came is written down, and staff looks into it.
  const guest = { actor: 'KT', id: booking.tenantId, now } as const
  const asked = waiting ? await advance(tx, booking, 'reportTransfer', guest) : booking
  await countInDoubt(tx, asked, transfer, now)
  await openCaseOnce({ tx, now, booking: asked }, 'wrongAmount', { received, due: booking.total })
  return 'STAFF'
}

/**
 * What a bank's service tells of a transfer for a booking; its row is written down already, and unclear. What the booking
 * refuses is undone and is a question to staff: a bank is never told no.
 */
export async function hearTransfer(
  tx: Transaction,
  booking: BookingRow,
  told: Told,
  now: Temporal.Instant,
): Promise<BankResult> {
  const result = await tx
    .transaction((inner) => follow(inner, booking, told, now))
    .catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
  if (result !== null) return result
  const amounts = { received: told.transfer.amount, due: booking.total }
  await openCaseOnce({ tx, now, booking }, 'unexpectedTransfer', amounts)
  return 'STAFF'
}
