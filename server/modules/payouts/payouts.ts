import { and, asc, desc, eq, gt, gte, inArray, lt, min, ne, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { post } from '#server/modules/ledger/ledger.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import { payouts, type PayoutRow, type PayoutState } from './tables.ts'

export { earnedIn } from './earned.ts'
export type { PayoutRow, PayoutState } from './tables.ts'
type BookingKey = { resortId: string; id: string }
const of = (booking: BookingKey) =>
  and(eq(payouts.resortId, booking.resortId), eq(payouts.bookingId, booking.id))
const SOURCE = { STAY: 'held', FEE: 'cancelFee' } as const

/** What a booking earns its host; null when nothing does (or no longer). */
export async function payoutOf(db: Database | Transaction, booking: BookingKey): Promise<PayoutRow | null> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(of(booking), ne(payouts.state, 'CANCELLED')))
  return row ?? null
}

/** Every payout of a booking, also cancelled ones, oldest first. */
export const payoutsOf = (db: Database | Transaction, booking: BookingKey): Promise<PayoutRow[]> =>
  db.select().from(payouts).where(of(booking)).orderBy(asc(payouts.id))

export type Earning = {
  booking: BookingKey & { hostId: string }
  kind: PayoutRow['kind']
  amount: number
  atHost: number
  state: 'WAITING' | 'FROZEN'
  dueOn: Temporal.Instant
  now: Temporal.Instant
}

/** A host has earned something: it is owed from now on. */
export async function earn(tx: Transaction, earning: Earning): Promise<void> {
  const { booking, kind, amount, atHost, state, dueOn, now } = earning
  if (amount <= 0) return
  const { resortId, id: bookingId, hostId } = booking
  await tx.insert(payouts).values({
    hostId,
    id: uuidv7(),
    resortId,
    bookingId,
    kind,
    state,
    amount,
    atHost: Math.min(atHost, amount),
    createdAt: now,
    dueOn,
  })
  await post(tx, { booking, kind: 'earned', at: now, lines: { [SOURCE[kind]]: amount, hostDue: -amount } })
}

/** Freezes what is waiting, while a complaint is open. */
export async function freezePayout(tx: Transaction, booking: BookingKey): Promise<void> {
  await tx
    .update(payouts)
    .set({ state: 'FROZEN' })
    .where(and(of(booking), eq(payouts.state, 'WAITING')))
}

/** Lets a frozen payout go on. */
export async function thawPayout(tx: Transaction, booking: BookingKey): Promise<void> {
  await tx
    .update(payouts)
    .set({ state: 'WAITING' })
    .where(and(of(booking), eq(payouts.state, 'FROZEN')))
}

/** Takes an amount back from what is not paid out yet, into what is held for the guest; all of it cancels the payout. */
export async function takeBack(
  tx: Transaction,
  booking: BookingKey,
  wanted: number | 'all',
  now: Temporal.Instant,
): Promise<number> {
  const payout = await payoutOf(tx, booking)
  if (!payout || payout.state === 'PAID') return 0
  const amount = wanted === 'all' ? payout.amount : Math.min(wanted, payout.amount)
  const left = payout.amount - amount
  await tx
    .update(payouts)
    .set(left === 0 ? { state: 'CANCELLED' } : { amount: left, atHost: Math.min(payout.atHost, left) })
    .where(and(eq(payouts.hostId, payout.hostId), eq(payouts.id, payout.id)))
  await post(tx, {
    booking,
    kind: 'earned',
    at: now,
    lines: { hostDue: amount, [SOURCE[payout.kind]]: -amount },
  })
  return amount
}

/** A payout by its id, locked. */
export async function lockPayout(tx: Transaction, id: string): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update')
  return row ?? null
}

/** The host has the money: by this transfer, and by what came to the host's own account. */
export async function markPaid(
  tx: Transaction,
  payout: PayoutRow,
  { proof, actor, now }: { proof: string; actor: string; now: Temporal.Instant },
): Promise<PayoutRow> {
  const paid = { state: 'PAID', paidAt: now, proof } as const
  await tx
    .update(payouts)
    .set(paid)
    .where(and(eq(payouts.hostId, payout.hostId), eq(payouts.id, payout.id)))
  await post(tx, {
    booking: { resortId: payout.resortId, id: payout.bookingId },
    kind: 'paidOut',
    at: now,
    lines: { hostDue: payout.amount, gateway: payout.atHost - payout.amount, bank: -payout.atHost },
  })
  await record(tx, {
    kind: 'moneyOut',
    account: payout.hostId,
    actor,
    about: payout.bookingId,
    details: { what: 'payout', amount: payout.amount, way: 'BANK' },
    now,
  })
  return { ...payout, ...paid }
}

/** A host's payouts, newest first. */
export const payoutsOfHost = (
  db: Database,
  hostId: string,
  page: { state?: PayoutState | undefined; before: string | null; limit: number },
): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.hostId, hostId),
        page.state === undefined ? undefined : eq(payouts.state, page.state),
        page.before === null ? undefined : lt(payouts.id, page.before),
      ),
    )
    .orderBy(desc(payouts.id))
    .limit(page.limit)

/** What a host earned from a moment on, without what was cancelled. */
export const earningsOfHost = (db: Database, hostId: string, from: Temporal.Instant): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payouts)
    .where(and(eq(payouts.hostId, hostId), ne(payouts.state, 'CANCELLED'), gte(payouts.createdAt, from)))

const isDue = (now: Temporal.Instant) => and(eq(payouts.state, 'WAITING'), lt(payouts.dueOn, now))

/** Payouts that are due, oldest first: what staff sends. */
export const duePayouts = (
  db: Database,
  { now, after, limit }: { now: Temporal.Instant; after: string | null; limit: number },
) =>
  db
    .select()
    .from(payouts)
    .where(and(isDue(now), after === null ? undefined : gt(payouts.id, after)))
    .orderBy(asc(payouts.id))
    .limit(limit)

/** Those that are due, at most so many, whichever: to be counted without looking at all that wait. */
export const someDuePayouts = (db: Database, { now, limit }: { now: Temporal.Instant; limit: number }) =>
  db.select().from(payouts).where(isDue(now)).limit(limit)

/** What hosts are owed and do not have, by how far it is: VND, and since when the first is due. */
export const moneyForHosts = (
  db: Database,
): Promise<{ state: PayoutState; amount: number; oldest: Temporal.Instant | null }[]> =>
  db
    .select({
      state: payouts.state,
      amount: sql`sum(${payouts.amount} - ${payouts.atHost})`.mapWith(Number),
      oldest: min(payouts.dueOn),
    })
    .from(payouts)
    .where(inArray(payouts.state, ['WAITING', 'FROZEN']))
    .groupBy(payouts.state)

/** Payouts of several bookings, as far as the check of the books asks. */
export const payoutsOfBookings = async (db: Database | Transaction, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          bookingId: payouts.bookingId,
          kind: payouts.kind,
          state: payouts.state,
          amount: payouts.amount,
          atHost: payouts.atHost,
        })
        .from(payouts)
        .where(among(payouts.bookingId, ids))
