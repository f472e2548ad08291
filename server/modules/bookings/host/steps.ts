import type { CancellationTermsOfHost } from '#contract/shapes/host.ts'
import { HOST_CANCELLATIONS } from '#contract/numbers.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import {
  addHostsWord,
  advance,
  allCancellationsOf,
  type By,
  inDoubtOf,
  keptOf,
  openCaseOnce,
} from '../life/life.ts'
import { answerFacts, refuseImpossible } from '../changes/changes.ts'
import { confirmEditTransfer } from '../transfers/transfers.ts'
import { cancellationAnswerBy, cancellationCounts, hostLock, staffLooksUntil } from '../rules.ts'
import { cancellationsOf, eventsOf, receiveExtra } from '../store.ts'
import type { BookingRow } from '../tables.ts'

const missing = (field: string): never => refuse('G_INPUT', [], { fields: { [field]: { code: 'C_001' } } })

/**
 * The host confirms. A reported transfer needs what arrived: exactly what is due confirms; any other amount is written down,
 * and staff looks into it while the booking waits.
 */
export async function confirmByHost(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  received: number | undefined,
): Promise<BookingRow> {
  if (booking.status === 'PENDING_PAYMENT_EDIT') return confirmEditTransfer(tx, booking, by, received)
  const facts = { receiptTicked: true }
  if (!booking.transferReported) return advance(tx, booking, 'confirm', by, { facts })
  if (received === undefined) return refuse('G_TICK_RECEIPT')
  if ((await inDoubtOf(tx, booking)).length > 0) return refuse('G_409')
  if (received === booking.total) {
    await addHostsWord(tx, booking, { amount: received, state: 'KEPT' }, by.now)
    const changes = { paid: booking.paid + received }
    return advance(tx, booking, 'confirm', by, { facts, changes })
  }
  refuseImpossible(booking, 'confirm', by.actor, { now: by.now, facts })
  return tellOtherAmount(tx, booking, by, received)
}

/** Another amount than due has arrived, or none: nothing is decided, and staff looks into it. Said twice it is refused. */
async function tellOtherAmount(
  tx: Transaction,
  booking: BookingRow,
  { now }: By,
  received: number,
): Promise<BookingRow> {
  if ((await keptOf(tx, booking)) > 0) return refuse('G_409')
  if (received > 0) {
    await addHostsWord(tx, booking, { amount: received, state: 'IN_DOUBT' }, now)
    await receiveExtra(tx, booking, { amount: received, by: 'bank', now })
  }
  const kind = received > 0 ? 'wrongAmount' : 'noMoneyReceived'
  // The host has answered: from now on it is staff that the clock waits for.
  const until = booking.hostDeadline && staffLooksUntil(booking.hostDeadline)
  await openCaseOnce({ tx, now, booking }, kind, { received, due: booking.total }, until)
  return { ...booking, paid: booking.paid + received }
}

/** The host rejects, with a reason; with a reported transfer also what arrived. "No money came" goes to staff first. */
export async function rejectByHost(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { reason, received }: { reason: string; received: number | undefined },
): Promise<BookingRow> {
  const more = { facts: { reasonGiven: true }, params: { reason } }
  if (!booking.transferReported || (await keptOf(tx, booking)) > 0)
    return advance(tx, booking, 'reject', by, more)
  if (received === undefined) return missing('received_amount')
  if (received > 0) {
    await addHostsWord(tx, booking, { amount: received, state: 'RETURNED' }, by.now)
    return advance(tx, booking, 'reject', by, { ...more, changes: { paid: booking.paid + received } })
  }
  refuseImpossible(booking, 'reject', by.actor, { now: by.now, facts: more.facts })
  return tellOtherAmount(tx, booking, by, 0)
}

/** The host answers a change that the guest asks for. */
export async function answerGuestEdit(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { accept, reason }: { accept: boolean; reason: string },
): Promise<BookingRow> {
  if (booking.status !== 'BOOKED') return refuse('G_409')
  if (accept) return advance(tx, booking, 'acceptEdit', by, await answerFacts(tx, booking))
  if (reason === '') return missing('reason')
  return advance(tx, booking, 'rejectEdit', by, { facts: { reasonGiven: true }, params: { reason } })
}

/** The host takes back what they asked for. */
export const withdrawRequest = (tx: Transaction, booking: BookingRow, by: By): Promise<BookingRow> =>
  advance(
    tx,
    booking,
    booking.status === 'CSH_REQUEST_CANCEL' ? 'withdrawCancellation' : 'withdrawHostEdit',
    by,
  )

/** What counts against a host, and what one more cancellation would do. */
export async function cancellationTermsOf(
  db: Database | Transaction,
  hostId: string,
  now: Temporal.Instant,
): Promise<CancellationTermsOfHost> {
  const { month, year } = cancellationCounts(await allCancellationsOf(db, hostId), now)
  const locking = await cancellationsOf(db, hostId)
  const lock = hostLock([...locking, now], now)
  const { month: monthLimit, year: yearLimit } = HOST_CANCELLATIONS
  const counts = cancellationCounts([...locking, now], now)
  const near = counts.month >= monthLimit - 1 || counts.year >= yearLimit - 1
  return {
    month,
    year,
    monthLimit,
    yearLimit,
    consequence: lock === 'forever' ? 'LOCKS_FOREVER' : lock ? 'LOCKS_FOR_A_MONTH' : near ? 'WARNED' : 'NONE',
    fee: 0,
  }
}

/** A host may ask twice; then it is for staff to say. */
const MOST_REQUESTS = 2

/** The host asks to cancel. The counts that were shown are the ones of now, or they are shown again (C_020). */
export async function requestCancellation(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { reason, month, year }: { reason: string; month: number; year: number },
): Promise<BookingRow> {
  const terms = await cancellationTermsOf(tx, booking.hostId, by.now)
  const penaltyAccepted = terms.month === month && terms.year === year
  refuseImpossible(booking, 'requestCancellation', by.actor, {
    now: by.now,
    facts: { reasonGiven: true, penaltyAccepted: true },
  })
  if (!penaltyAccepted) return refuse('C_020', [terms.month, terms.year], { current: terms })
  const asked = (await eventsOf(tx, booking)).filter(({ event }) => event === 'requestCancellation')
  if (asked.length >= MOST_REQUESTS) return refuse('G_ASKED_TWICE')
  return advance(tx, booking, 'requestCancellation', by, {
    facts: { reasonGiven: true, penaltyAccepted },
    params: { reason, month, year, until: cancellationAnswerBy(booking, by.now).toString() },
  })
}

/** The guest has left before check-out: only one who came can leave. */
export const departEarly = (
  tx: Transaction,
  booking: BookingRow,
  by: By,
  reason: string,
): Promise<BookingRow> =>
  booking.checkedInAt === null
    ? refuse('G_NOT_CHECKED_IN')
    : advance(tx, booking, 'complete', by, { params: { reason, early: 1 } })

/** Nobody ever came: once the stay is over it is complete, without a refund. */
export const noShow = (tx: Transaction, booking: BookingRow, by: By): Promise<BookingRow> =>
  booking.checkedInAt === null
    ? advance(tx, booking, 'complete', by, { params: { noShow: 1 } })
    : refuse('G_CHECKED_IN')
