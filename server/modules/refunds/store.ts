import { and, asc, eq, gt, inArray, isNull, lte, min, ne, or, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { REFUND_SLOW_DAYS } from '#contract/numbers.ts'
import type { refundProgress } from '#contract/shapes/refund.ts'
import type { output } from 'zod/mini'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { attemptByReference, paidByGateway } from '#server/modules/attempts/attempts.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { post } from '#server/modules/ledger/ledger.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import { paidByBank } from '#server/modules/transfers/transfers.ts'
import { refunds, type RefundReason, type RefundRow } from './tables.ts'

export type RefundRequest = {
  resortId: string
  bookingId: string
  /** The payment attempt that goes back; null for a bank transfer. */
  reference: string | null
  /** What made it due; the same cause makes nothing due twice. */
  cause: string
  amount: number
  reason: RefundReason
  now: Temporal.Instant
}
type BookingKey = { resortId: string; id: string }
const of = (booking: BookingKey) =>
  and(eq(refunds.resortId, booking.resortId), eq(refunds.bookingId, booking.id))

const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Nothing goes back that did not come: all refunds of a booking are at most what its payment rows say arrived, and those of one
 * payment at most that payment. A refund beyond that is a mistake of ours, and ends the transaction.
 */
async function refuseMoreThanArrived(
  tx: Transaction,
  { resortId, bookingId, reference }: RefundRow,
): Promise<void> {
  const all = await refundsOf(tx, { resortId, id: bookingId })
  const arrived =
    ((await paidByGateway(tx, [bookingId])).get(bookingId) ?? 0) +
    ((await paidByBank(tx, [bookingId])).get(bookingId) ?? 0)
  const payment = reference === null ? null : await attemptByReference(tx, reference)
  const ofPayment = sumOf(all.filter((refund) => refund.reference === reference))
  if (sumOf(all) > arrived || (payment !== null && ofPayment > payment.amount))
    throw new Error(`more would go back for booking ${bookingId} than arrived`)
}

/**
 * Records that money has to go back, in the books too. What the gateway can send goes at once; what came by transfer waits
 * for staff, who sends it. Asking again for one cause changes nothing; false then.
 */
export async function requestRefund(tx: Transaction, { now, ...request }: RefundRequest): Promise<boolean> {
  const byGateway = request.reference !== null
  const [made] = await tx
    .insert(refunds)
    .values({ id: uuidv7(), ...request, state: byGateway ? 'APPROVED' : 'REQUESTED', createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!made) return false
  await refuseMoreThanArrived(tx, made)
  const booking = { resortId: request.resortId, id: request.bookingId }
  const { amount } = request
  await post(tx, { booking, kind: 'refundAsked', at: now, lines: { held: amount, refundDue: -amount } })
  if (byGateway) await planJob(tx, { kind: 'sendRefund', ref: made.id, runAt: now })
  return true
}

/** A booking's refunds, oldest first. */
export const refundsOf = (db: Database | Transaction, booking: BookingKey): Promise<RefundRow[]> =>
  db.select().from(refunds).where(of(booking)).orderBy(asc(refunds.id))

/** How much of a booking's money goes or went back, VND. */
export async function refundedAmount(db: Database | Transaction, booking: BookingKey): Promise<number> {
  const due = await db.select({ amount: refunds.amount }).from(refunds).where(of(booking))
  return due.reduce((sum, { amount }) => sum + amount, 0)
}

/** A refund by its id. */
export async function findRefund(db: Database | Transaction, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row ?? null
}

/** A refund by its id, locked. */
export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row ?? null
}

/** The refunds of one visit to the gateway, oldest first, locked: the gateway is told of them one after the other. */
export const lockRefundsOfVisit = (
  tx: Transaction,
  visit: readonly { resortId: string; reference: string }[],
): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(
      or(
        ...visit.map(({ resortId, reference }) =>
          and(eq(refunds.resortId, resortId), eq(refunds.reference, reference)),
        ),
      ),
    )
    .orderBy(asc(refunds.id))
    .for('update')

export type RefundStep = Partial<
  Pick<RefundRow, 'state' | 'reference' | 'sentAt' | 'doneAt' | 'proof' | 'refusal' | 'sends'>
>

/** Writes down how far a refund is; false when it was done before. Done, it leaves the books, once. */
export async function moveRefund(
  tx: Transaction,
  refund: RefundRow,
  step: RefundStep,
  now: Temporal.Instant,
  actor: string | null = null,
): Promise<RefundRow | null> {
  const [moved] = await tx
    .update(refunds)
    .set(step)
    .where(and(eq(refunds.resortId, refund.resortId), eq(refunds.id, refund.id), ne(refunds.state, 'DONE')))
    .returning()
  if (!moved) return null
  if (moved.state === 'DONE')
    await post(tx, {
      booking: { resortId: moved.resortId, id: moved.bookingId },
      kind: 'refundDone',
      at: now,
      lines: {
        refundDue: moved.amount,
        [moved.reference === null ? 'bank' : 'gateway']: -moved.amount,
      },
    })
  const isOut = (state: RefundRow['state']) => state === 'SENT' || state === 'DONE'
  if (isOut(moved.state) && !isOut(refund.state))
    await record(tx, {
      kind: 'moneyOut',
      actor,
      about: moved.bookingId,
      details: { what: 'refund', amount: moved.amount, way: moved.reference === null ? 'BANK' : 'GATEWAY' },
      now,
    })
  return moved
}

const slowSince = (now: Temporal.Instant) => now.subtract({ hours: 24 * REFUND_SLOW_DAYS })

/** Whether a refund is on its way for longer than any should be. */
export const isSlow = ({ state, sentAt }: RefundRow, now: Temporal.Instant): boolean =>
  state === 'SENT' && sentAt !== null && Temporal.Instant.compare(sentAt, slowSince(now)) <= 0

/**
 * Refunds that wait for staff, oldest first: transfers to be made, what the gateway refused, and what it took and says
 * nothing of.
 */
export const waitingRefunds = (
  db: Database,
  { after, limit, now }: { after: string | null; limit: number; now: Temporal.Instant },
) =>
  db
    .select()
    .from(refunds)
    .where(
      and(
        or(
          inArray(refunds.state, ['REQUESTED', 'REJECTED']),
          and(inArray(refunds.state, ['APPROVED', 'SENT']), isNull(refunds.reference)),
          and(eq(refunds.state, 'SENT'), lte(refunds.sentAt, slowSince(now))),
        ),
        after === null ? undefined : gt(refunds.id, after),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(limit)

/** A refund as people are told of it. */
export const shownRefund = (refund: RefundRow): output<typeof refundProgress> => ({
  id: refund.id,
  state: refund.state,
  amount: refund.amount,
  reason: refund.reason,
  way: wayOf(refund),
  requestedAt: refund.createdAt.toString(),
  sentAt: refund.sentAt?.toString() ?? null,
  doneAt: refund.doneAt?.toString() ?? null,
  proof: refund.proof,
})

/** Which way a refund goes: back by the gateway that the payment came from, or by a transfer. */
export const wayOf = ({ reference }: Pick<RefundRow, 'reference'>): 'BANK' | 'GATEWAY' =>
  reference === null ? 'BANK' : 'GATEWAY'

/** The refunds of several bookings, as far as the check of the books and what waits for guests ask. */
export const refundsOfBookings = async (db: Database | Transaction, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          bookingId: refunds.bookingId,
          amount: refunds.amount,
          state: refunds.state,
          reference: refunds.reference,
        })
        .from(refunds)
        .where(among(refunds.bookingId, ids))

/** What is on its way back to guests, by how far it is: VND, and since when the first is. */
export const moneyGoingBack = (
  db: Database,
): Promise<{ state: RefundRow['state']; amount: number; oldest: Temporal.Instant | null }[]> =>
  db
    .select({
      state: refunds.state,
      amount: sql`sum(${refunds.amount})`.mapWith(Number),
      oldest: min(refunds.createdAt),
    })
    .from(refunds)
    .where(inArray(refunds.state, ['REQUESTED', 'APPROVED', 'SENT', 'REJECTED']))
    .groupBy(refunds.state)

/** The bookings among these that money is still on its way back for. */
export async function openRefunds(
  db: Database | Transaction,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (bookingIds.length === 0) return new Set()
  const due = await db
    .select({ bookingId: refunds.bookingId })
    .from(refunds)
    .where(and(among(refunds.bookingId, bookingIds), ne(refunds.state, 'DONE')))
  return new Set(due.map(({ bookingId }) => bookingId))
}
