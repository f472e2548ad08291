import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Transaction } from '#server/db/client.ts'
import { refunds, type RefundReason } from './tables.ts'

export type { RefundReason, RefundState } from './tables.ts'

export type RefundRequest = {
  resortId: string
  bookingId: string
  /** The payment attempt that goes back; null for a bank transfer. */
  reference: string | null
  amount: number
  reason: RefundReason
  now: Temporal.Instant
}

/** Records that money has to go back. A payment is paid back once: asking again changes nothing. */
export async function requestRefund(tx: Transaction, { now, ...request }: RefundRequest): Promise<void> {
  await tx
    .insert(refunds)
    .values({ id: uuidv7(), ...request, state: 'REQUESTED', createdAt: now })
    .onConflictDoNothing()
}

/** A booking's refunds, oldest first. */
export const refundsOf = (db: Database | Transaction, booking: { resortId: string; id: string }) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.resortId, booking.resortId), eq(refunds.bookingId, booking.id)))
    .orderBy(asc(refunds.id))

/** How much of a booking's money goes or went back, VND. */
export async function refundedAmount(
  db: Database | Transaction,
  booking: { resortId: string; id: string },
): Promise<number> {
  const due = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(
      and(
        eq(refunds.resortId, booking.resortId),
        eq(refunds.bookingId, booking.id),
        ne(refunds.state, 'REJECTED'),
      ),
    )
  return due.reduce((sum, { amount }) => sum + amount, 0)
}

/** The bookings among these that money is still on its way back for. */
export async function openRefunds(
  db: Database | Transaction,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (bookingIds.length === 0) return new Set()
  const due = await db
    .select({ bookingId: refunds.bookingId })
    .from(refunds)
    .where(and(inArray(refunds.bookingId, [...bookingIds]), notInArray(refunds.state, ['DONE', 'REJECTED'])))
  return new Set(due.map(({ bookingId }) => bookingId))
}
