import { and, eq, inArray, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { paymentAttempts } from '#server/modules/attempts/tables.ts'
import { bookings, staffCases } from '#server/modules/bookings/tables.ts'
import { jobs } from '#server/modules/jobs/tables.ts'
import { refunds } from '#server/modules/refunds/tables.ts'
import { bankTransfers } from '#server/modules/transfers/tables.ts'
import type { TestWorld } from './bookingWorld.ts'
import type { StandInBank } from './standInBank.ts'

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((all, row) => all + of(row), 0)
const sorted = (lines: readonly string[]) => lines.toSorted((a, b) => (a < b ? -1 : 1))

/**
 * Holds the product against what the gateway and the bank themselves say, to one đồng: what they took is held by bookings, gone
 * or on its way back, being asked about, or a question to staff; and nothing else is. Unless `settled`, a refund may have been
 * taken by the gateway whose answer we lost: it is asked about again.
 */
export async function expectOutsideAgrees(
  { db, gateway }: TestWorld,
  bank: StandInBank,
  resortId: string,
  settled = true,
): Promise<void> {
  const stays = await db.select().from(bookings).where(eq(bookings.resortId, resortId))
  if (stays.length === 0) return
  const ids = stays.map(({ id }) => id)
  const attempts = await db.select().from(paymentAttempts).where(inArray(paymentAttempts.bookingId, ids))
  const back = await db.select().from(refunds).where(inArray(refunds.bookingId, ids))
  const transfers = await db.select().from(bankTransfers).where(inArray(bankTransfers.bookingId, ids))

  // The gateway: everything it took is a payment of ours, or is asked about.
  const unheard = attempts.filter(
    ({ reference, state }) => gateway.captured.has(reference) && state !== 'PAID',
  )
  const asking = await db
    .select({ ref: jobs.ref })
    .from(jobs)
    .where(and(eq(jobs.kind, 'askPayment'), isNull(jobs.doneAt)))
  expect(unheard.filter(({ reference }) => !asking.some(({ ref }) => ref === reference))).toEqual([])
  const heard = attempts.filter(({ state }) => state === 'PAID')
  expect(heard.map(({ reference, amount }) => [reference, amount])).toEqual(
    heard.map(({ reference }) => [reference, gateway.captured.get(reference)]),
  )
  // What it sends back is what was asked of it, for each payment.
  const told = [...gateway.sentBack.values()]
  for (const { reference, amount } of heard) {
    const asked = back.filter(
      (refund) => refund.reference === reference && (refund.state === 'SENT' || refund.state === 'DONE'),
    )
    const sent = sum(
      told.filter((one) => one.reference === reference),
      (one) => one.amount,
    )
    const known = sum(asked, (refund) => refund.amount)
    const asking = sum(
      back.filter((refund) => refund.reference === reference && refund.state !== 'REJECTED'),
      (refund) => refund.amount,
    )
    if (settled) expect({ reference, sent }).toEqual({ reference, sent: known })
    expect({ reference, sent, known: sent >= known, asked: sent <= asking }).toEqual({
      reference,
      sent,
      known: true,
      asked: true,
    })
    expect(sent).toBeLessThanOrEqual(amount)
  }

  // The bank: every line that it told of is one row, and a host has spoken of nothing that did not come.
  const lines = bank.statement.filter(({ stayId }) => ids.includes(stayId))
  const known = transfers.filter(({ state }) => state !== 'DISMISSED')
  const numbered = known.filter(({ transactionId }) => transactionId !== null)
  expect(sorted(numbered.map(({ transactionId, amount }) => `${transactionId ?? ''} ${amount}`))).toEqual(
    sorted(lines.filter((line) => line.numbered).map(({ number, amount }) => `${number} ${amount}`)),
  )
  const untold = lines.filter((line) => !line.numbered).map(({ stayId, amount }) => `${stayId} ${amount}`)
  for (const { bookingId, amount } of known.filter(({ transactionId }) => transactionId === null)) {
    const at = untold.indexOf(`${bookingId ?? ''} ${amount}`)
    expect({ bookingId, amount, arrived: at >= 0 }).toEqual({ bookingId, amount, arrived: true })
    untold.splice(at, 1)
  }
  const asked = await db
    .select({ bookingId: staffCases.bookingId })
    .from(staffCases)
    .where(and(inArray(staffCases.bookingId, ids), isNull(staffCases.closedAt)))
  const unclear = known.filter(({ state }) => state === 'UNCLEAR')
  expect(unclear.filter((row) => !asked.some(({ bookingId }) => bookingId === row.bookingId))).toEqual([])

  // Each booking: what it was paid is what arrived for it, and no more than that goes back.
  for (const { id, paid } of stays) {
    const byGateway = sum(
      heard.filter(({ bookingId }) => bookingId === id),
      ({ amount }) => amount,
    )
    const byBank = sum(
      known.filter(({ bookingId, state }) => bookingId === id && state !== 'UNCLEAR'),
      ({ amount }) => amount,
    )
    const returning = sum(
      back.filter(({ bookingId }) => bookingId === id),
      ({ amount }) => amount,
    )
    expect({ id, paid }).toEqual({ id, paid: byGateway + byBank })
    expect(returning).toBeLessThanOrEqual(paid)
  }
}
