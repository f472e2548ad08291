import { bookingMachine } from '#contract/booking/booking.ts'
import { transact } from '#server/db/transact.ts'
import type { Transaction } from '#server/db/client.ts'
import { attemptByReference, visitOf, type Attempt } from '#server/modules/attempts/attempts.ts'
import {
  advance,
  closeBooks,
  endPaidBackComplaint,
  lockBooking,
  type BookingRow,
} from '#server/modules/bookings/bookings.ts'
import { DONE, type JobResult } from '#server/modules/jobs/jobs.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import {
  findRefund,
  lockRefundsOfVisit,
  moveRefund,
  refundsOf,
  type RefundRow,
  type RefundStep,
} from '#server/modules/refunds/refunds.ts'
import { findServiceBooking } from '#server/modules/tickets/tickets.ts'
import type { RefundResult } from '#server/ports/payment/payment.ts'
import { gatewayOf } from './gateways.ts'
import type { PaymentWorld } from './world.ts'

/** Statuses that become REFUNDS once everything that was due has gone back. */
const ENDED = bookingMachine.from('refundDone')
/** How soon the gateway is asked again, in milliseconds: between five minutes and six hours. */
const ASK_AGAIN = { least: 300_000, most: 21_600_000 }
const WAIT_FOR_ANOTHER = { minutes: 2 }
const REQUESTED_BY = 'Ghe'

/** The number of one request to the gateway: 32 letters and digits, never used for another. */
const requestIdOf = ({ id, sends }: RefundRow) =>
  `${id.replaceAll('-', '').slice(0, 29)}${String(sends).padStart(3, '0')}`

/**
 * A refund has arrived: written down once; when nothing else of the booking is due, a booking that ended becomes REFUNDS, and
 * a complaint that was to end with everything back ends.
 */
export async function finishRefund(
  tx: Transaction,
  refund: RefundRow,
  step: RefundStep,
  by: { id: string | null; now: Temporal.Instant },
): Promise<RefundRow | null> {
  const booking = await lockBooking(tx, refund.bookingId)
  const moved = await moveRefund(tx, refund, { ...step, state: 'DONE', doneAt: by.now }, by.now)
  if (!moved) return null
  if (!booking) {
    await tellOfTickets(tx, moved, by.now)
    return moved
  }
  const after = await follow(tx, booking, moved, by)
  await closeBooks(tx, after, by.now)
  return moved
}

/** What follows for a stay from money that has arrived with its guest; the stay as it is then. */
async function follow(
  tx: Transaction,
  booking: BookingRow,
  moved: RefundRow,
  by: { id: string | null; now: Temporal.Instant },
): Promise<BookingRow> {
  const left = (await refundsOf(tx, booking)).filter(({ state }) => state !== 'DONE')
  const params = { amount: moved.amount, reason: moved.reason }
  if (left.length === 0 && ENDED.includes(booking.status)) {
    const actor = by.id === null ? 'SYS' : 'STF'
    // A reason in a booking's history is what somebody wrote; why money went back is a code.
    const told = { amount: moved.amount, because: moved.reason }
    const facts = { refundConfirmed: true }
    return advance(tx, booking, 'refundDone', { actor, ...by }, { facts, params: told })
  }
  const ended = left.length === 0 ? await endPaidBackComplaint(tx, booking, by.now) : null
  if (ended) return ended
  await addNotices(tx, [
    {
      userId: booking.tenantId,
      target: TARGETS.BOOKING,
      ref: booking.id,
      kind: 'guest.refundArrived',
      params: { ...params, code: booking.code },
      createdAt: by.now,
    },
  ])
  return booking
}

/** The buyer of tickets hears that their money is back; their booking stays what it is. */
async function tellOfTickets(tx: Transaction, refund: RefundRow, now: Temporal.Instant): Promise<void> {
  const booking = await findServiceBooking(tx, refund.bookingId)
  if (!booking) return
  await addNotices(tx, [
    {
      userId: booking.tenantId,
      target: TARGETS.BOOKING_SERVICE,
      ref: booking.id,
      kind: 'guest.tickets.refundArrived',
      params: { amount: refund.amount, code: booking.code },
      createdAt: now,
    },
  ])
}

/** Money is back within minutes or within days: the longer it has been on its way, the rarer the gateway is asked. */
function askAgain({ sentAt }: RefundRow, now: Temporal.Instant): JobResult {
  const waited = sentAt === null ? 0 : now.epochMilliseconds - sentAt.epochMilliseconds
  const milliseconds = Math.min(ASK_AGAIN.most, Math.max(ASK_AGAIN.least, Math.round(waited / 4)))
  return { again: now.add({ milliseconds }) }
}

/** Writes down what came of asking the gateway. A refusal stays due and goes to staff. */
const settle = (world: PaymentWorld, refund: RefundRow, result: RefundResult): Promise<JobResult> =>
  transact(world.db, async (tx) => {
    const now = world.clock.now()
    const later = askAgain(refund, now)
    if (result.kind === 'unreachable' || result.kind === 'unverified') return later
    if (result.kind === 'already_requested') {
      await moveRefund(tx, refund, { state: 'SENT', sentAt: refund.sentAt ?? now }, now)
      return later
    }
    if (result.kind === 'refused' || result.progress === 'refused') {
      const refusal = result.kind === 'refused' ? result.responseCode : result.transactionStatus
      await moveRefund(tx, refund, { state: 'REJECTED', refusal }, now)
      return DONE
    }
    const sentAt = refund.sentAt ?? now
    if (result.progress === 'done') {
      await finishRefund(tx, refund, { sentAt }, { id: null, now })
      return DONE
    }
    await moveRefund(tx, refund, { state: 'SENT', sentAt }, now)
    return later
  })

const ofPayment = ({ reference, createdAt, transactionNumber }: Attempt) => ({
  reference,
  createdAt,
  transactionNumber,
})

/**
 * Whether another refund of the same visit goes first: one that is on its way, or may be, since its request was begun. Of two
 * that were both begun the older one goes first.
 */
const goesFirst = (other: RefundRow, refund: RefundRow): boolean =>
  other.id !== refund.id &&
  (other.state === 'SENT' ||
    (other.state === 'APPROVED' && other.sends > 0 && (refund.sends === 0 || other.id < refund.id)))

/** Takes a refund to be sent now: `again` where its request was begun before, `alone` where no other is of its amount. */
const begin = (world: PaymentWorld, id: string, visit: readonly Attempt[]) =>
  transact(world.db, async (tx) => {
    const all = await lockRefundsOfVisit(tx, visit)
    const locked = all.find((refund) => refund.id === id)
    if (locked?.state !== 'APPROVED') return null
    if (all.some((other) => goesFirst(other, locked))) return 'waits'
    const again = locked.sends > 0
    const refund = again
      ? locked
      : await moveRefund(tx, locked, { sends: 1 - locked.sends }, world.clock.now())
    const alone = all.every((other) => other.id === id || other.amount !== locked.amount)
    return refund && { refund, again, alone }
  })

/**
 * Sends a refund to the gateway, or asks how far it is. The number of the request is written down before it is sent, so a
 * node that dies in between asks with the same number, which the gateway does not pay twice on one day; where it can be told
 * from all others by its amount, the gateway is asked first whether it has it.
 */
export async function sendRefund(world: PaymentWorld, id: string): Promise<JobResult> {
  const known = await findRefund(world.db, id)
  if (!known?.reference || (known.state !== 'APPROVED' && known.state !== 'SENT')) return DONE
  const part = await attemptByReference(world.db, known.reference)
  if (!part) return DONE
  // The gateway knows one payment for everything that was paid at once: each part goes back as a part of it.
  const { opened: attempt, along, amount } = await visitOf(world.db, part)
  if (!attempt) return DONE
  const gateway = gatewayOf(world, attempt.gateway)
  const now = world.clock.now()
  if (known.state === 'SENT') {
    const { reference, createdAt } = attempt
    const answer = await gateway.query({ reference, createdAt })
    if (answer.kind !== 'refund' || answer.amount !== known.amount) return askAgain(known, now)
    return settle(world, known, { ...answer, kind: 'accepted', transactionNumber: null })
  }
  const begun = await begin(world, id, [attempt, ...along])
  if (begun === null) return DONE
  if (begun === 'waits') return { again: now.add(WAIT_FOR_ANOTHER) }
  const { refund, again, alone } = begun
  if (again && alone) {
    const told = await gateway.query({ reference: attempt.reference, createdAt: attempt.createdAt })
    if (told.kind === 'refund' && told.amount === refund.amount && told.progress !== 'refused')
      return settle(world, refund, { ...told, kind: 'accepted', transactionNumber: null })
  }
  const result = await gateway.refund({
    ...ofPayment(attempt),
    requestId: requestIdOf(refund),
    amount: refund.amount,
    full: refund.amount === amount,
    description: `Hoan tien ${attempt.reference}`,
    requestedBy: REQUESTED_BY,
  })
  if (result.kind === 'already_requested' && !again) {
    // Of another refund of this payment, which we know nothing of: this one was not taken.
    await transact(world.db, (tx) => moveRefund(tx, refund, { sends: -refund.sends }, now))
    return askAgain(refund, now)
  }
  return settle(world, refund, result)
}
