import { randomInt } from 'node:crypto'
import { and, asc, desc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { HOLD_GRACE_MINUTES } from '#contract/numbers.ts'
import type { Gateway } from '#contract/waysToPay.ts'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { paymentAttempts, type Attempt, type AttemptState } from './tables.ts'

export type { Attempt } from './tables.ts'

type BookingKey = { resortId: string; id: string }
const of = (booking: BookingKey) =>
  and(eq(paymentAttempts.resortId, booking.resortId), eq(paymentAttempts.bookingId, booking.id))

/** Letters and digits only: the gateway gives nothing else back unchanged. Starts with the booking's code, for people. */
const newReference = (code: string): string =>
  code.replace(/[^A-Z0-9]/g, '') +
  Array.from({ length: 8 }, () => randomInt(36).toString(36).toUpperCase()).join('')

/** Begins a visit to the gateway, with a reference of its own. The gateway counts in seconds, so its times are whole. */
export async function openAttempt(
  tx: Transaction,
  attempt: {
    booking: BookingKey & { code: string }
    amount: number
    gateway: Gateway
    now: Temporal.Instant
    expiresAt: Temporal.Instant
    editId?: string | null
    /** The reference of the visit in which it is paid along. */
    togetherWith?: string
  },
): Promise<Attempt> {
  const { booking } = attempt
  const [opened] = await tx
    .insert(paymentAttempts)
    .values({
      resortId: booking.resortId,
      bookingId: booking.id,
      reference: newReference(booking.code),
      editId: attempt.editId ?? null,
      togetherWith: attempt.togetherWith ?? null,
      amount: attempt.amount,
      gateway: attempt.gateway,
      state: 'OPEN',
      createdAt: attempt.now.round({ smallestUnit: 'second', roundingMode: 'floor' }),
      expiresAt: attempt.expiresAt,
    })
    .returning()
  if (!opened) throw new Error('the database kept no payment attempt')
  // Whatever becomes of the booking: the gateway is asked about it until its answer is final.
  if (opened.togetherWith === null)
    await planJob(tx, {
      kind: 'askPayment',
      ref: opened.reference,
      runAt: opened.expiresAt.add({ minutes: HOLD_GRACE_MINUTES }),
    })
  return opened
}

/** The attempt that a second tap goes on with: not ended, not expired, for the same amount, at `gateway` where one is named. */
export async function liveAttempt(
  db: Database | Transaction,
  booking: BookingKey,
  wanted: { amount: number; gateway?: Gateway; now: Temporal.Instant; editId?: string | null },
): Promise<Attempt | null> {
  const [live] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        of(booking),
        eq(paymentAttempts.state, 'OPEN'),
        isNull(paymentAttempts.togetherWith),
        wanted.editId ? eq(paymentAttempts.editId, wanted.editId) : isNull(paymentAttempts.editId),
        eq(paymentAttempts.amount, wanted.amount),
        wanted.gateway ? eq(paymentAttempts.gateway, wanted.gateway) : undefined,
        gt(paymentAttempts.expiresAt, wanted.now),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  return live ?? null
}

/** A booking's attempts, newest first. */
export const attemptsOf = (db: Database | Transaction, booking: BookingKey): Promise<Attempt[]> =>
  db.select().from(paymentAttempts).where(of(booking)).orderBy(desc(paymentAttempts.createdAt))

/** Attempts of which the gateway has not said for certain how they ended. */
export const undecided = (attempts: readonly Attempt[]): Attempt[] =>
  attempts.filter(({ state }) => state === 'OPEN' || state === 'SUSPICIOUS')

/** The attempt of a reference, whoever's it is. */
export async function attemptByReference(
  db: Database | Transaction,
  reference: string,
): Promise<Attempt | null> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.reference, reference))
  return attempt ?? null
}

/** Everything that one visit to the gateway pays, the attempt that was opened first; the gateway knows their sum by its reference. */
export async function visitOf(
  db: Database | Transaction,
  { reference, togetherWith }: Pick<Attempt, 'reference' | 'togetherWith'>,
): Promise<{ opened: Attempt | null; along: Attempt[]; amount: number }> {
  const visit = togetherWith ?? reference
  const all = await db
    .select()
    .from(paymentAttempts)
    .where(or(eq(paymentAttempts.reference, visit), eq(paymentAttempts.togetherWith, visit)))
    .orderBy(asc(paymentAttempts.bookingId))
  return {
    opened: all.find((attempt) => attempt.reference === visit) ?? null,
    along: all.filter((attempt) => attempt.reference !== visit),
    amount: all.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** Nobody goes on with the booking's open attempts; the gateway may still say how they end. */
export async function retireAttempts(
  tx: Transaction,
  booking: BookingKey,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ expiresAt: sql`least(${paymentAttempts.expiresAt}, ${now.toString()}::timestamptz)` })
    .where(and(of(booking), eq(paymentAttempts.state, 'OPEN')))
}

/** Keeps where an attempt's page is. */
export async function keepPage(tx: Transaction, { reference }: Attempt, page: string): Promise<void> {
  await tx.update(paymentAttempts).set({ page }).where(eq(paymentAttempts.reference, reference))
}

export type Settlement = {
  state: Exclude<AttemptState, 'OPEN'>
  responseCode: string | null
  /** Null where the gateway knows of no payment at all. */
  transactionStatus: string | null
  transactionNumber: string | null
  paidAt: Temporal.Instant | null
  now: Temporal.Instant
}

/** What may still become what: money that arrives is never ignored, and what is paid stays paid. */
const FROM: Record<Settlement['state'], AttemptState[]> = {
  PAID: ['OPEN', 'FAILED', 'SUSPICIOUS'],
  FAILED: ['OPEN', 'SUSPICIOUS'],
  SUSPICIOUS: ['OPEN', 'FAILED'],
}

/** Writes down how an attempt ended. False when that was known already, so that nothing else has to happen. */
export async function settleAttempt(
  tx: Transaction,
  reference: string,
  { now, ...settlement }: Settlement,
): Promise<boolean> {
  const settled = await tx
    .update(paymentAttempts)
    .set({ ...settlement, settledAt: now })
    .where(
      and(eq(paymentAttempts.reference, reference), inArray(paymentAttempts.state, FROM[settlement.state])),
    )
    .returning({ reference: paymentAttempts.reference })
  return settled.length > 0
}

/** Bookings of whose payments the gateway said since a moment how they ended. */
export const settledSince = (
  db: Database | Transaction,
  since: Temporal.Instant,
): Promise<{ id: string }[]> =>
  db
    .selectDistinct({ id: paymentAttempts.bookingId })
    .from(paymentAttempts)
    .where(gte(paymentAttempts.settledAt, since))

/** What the gateway has paid for several bookings, VND, by booking. */
export async function paidByGateway(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      bookingId: paymentAttempts.bookingId,
      amount: sql<number>`sum(${paymentAttempts.amount})`.mapWith(Number),
    })
    .from(paymentAttempts)
    .where(and(among(paymentAttempts.bookingId, ids), eq(paymentAttempts.state, 'PAID')))
    .groupBy(paymentAttempts.bookingId)
  return new Map(rows.map(({ bookingId, amount }) => [bookingId, amount]))
}
