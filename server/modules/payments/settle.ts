import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import {
  attemptByReference,
  liveAttempt,
  visitOf,
  settleAttempt,
  type Attempt,
  type Settlement,
} from '#server/modules/attempts/attempts.ts'
import { advance, openCase, openCaseOnce, type BookingRow } from '#server/modules/bookings/bookings.ts'
import type { Gateway } from '#contract/waysToPay.ts'
import type { Heard, PaymentOutcome } from '#server/ports/payment/payment.ts'
import { receive } from './receive.ts'
import { caseKeyOf, lockPayable } from './payable.ts'
import { receiveForTickets } from './receiveForTickets.ts'
import type { PaymentWorld } from './world.ts'

/** What the gateway says about one attempt, by its own call or when asked. Amounts are VND. */
export type GatewayWord = {
  gateway: Gateway
  reference: string
  amount: number
  outcome: PaymentOutcome
  responseCode: string | null
  transactionStatus: string
  transactionNumber: string | null
  payDate: Temporal.Instant | null
}

/** See {@link Heard}. */
export type Settled = Exclude<Heard, 'forged' | 'unreadable' | 'trouble'>

const STATES: Record<Exclude<PaymentOutcome, 'pending'>, Settlement['state']> = {
  paid: 'PAID',
  suspicious: 'SUSPICIOUS',
  // The bank took the money and gives it back by itself: for us nothing was paid.
  reversed: 'FAILED',
  cancelled: 'FAILED',
  expired: 'FAILED',
  failed: 'FAILED',
}

/** A failed attempt fails the booking's payment, unless the guest is already at another attempt. */
async function fail(
  tx: Transaction,
  booking: BookingRow,
  attempt: Attempt,
  word: GatewayWord,
  now: Temporal.Instant,
) {
  if (booking.status !== 'PENDING' || (await liveAttempt(tx, booking, { amount: attempt.amount, now })))
    return
  const params = { reference: attempt.reference, responseCode: word.responseCode ?? word.transactionStatus }
  await advance(tx, booking, 'paymentFailed', { actor: 'SYS', id: null, now }, { params })
}

async function settleIn(
  tx: Transaction,
  attempt: Attempt,
  word: GatewayWord,
  now: Temporal.Instant,
): Promise<Settled> {
  if (word.outcome === 'pending') return 'pending'
  const booking = await lockPayable(tx, attempt.bookingId)
  if (!booking) return 'unknown'
  const state = STATES[word.outcome]
  const { responseCode, transactionStatus, transactionNumber, payDate } = word
  const settlement = { state, responseCode, transactionStatus, transactionNumber, paidAt: payDate, now }
  if (!(await settleAttempt(tx, attempt.reference, settlement))) return 'known'
  if (state === 'PAID') {
    if (booking.stay) await receive(tx, booking.stay, attempt, now)
    else await receiveForTickets(tx, booking.service, attempt, now)
  }
  // Tickets stay held after a failed try, and the guest may try again: nothing about them changes.
  if (state === 'FAILED' && booking.stay) await fail(tx, booking.stay, attempt, word, now)
  if (state === 'SUSPICIOUS')
    await openCase({ tx, now, booking: caseKeyOf(booking) }, 'suspiciousPayment', {
      reference: attempt.reference,
      amount: attempt.amount,
    })
  return 'settled'
}

/** The gateway has taken another amount than was asked: it is nobody's until staff has found out. */
const tellWrongAmount = ({ db, clock }: PaymentWorld, attempt: Attempt, word: GatewayWord): Promise<void> =>
  transact(db, async (tx) => {
    const booking = await lockPayable(tx, attempt.bookingId)
    const { reference, amount } = word
    const about = booking && { tx, now: clock.now(), booking: caseKeyOf(booking) }
    if (about) await openCaseOnce(about, 'wrongPaymentAmount', { reference, amount, due: attempt.amount })
  })

/**
 * Writes down what the gateway says and does what follows from it, in one transaction. Saying the same again changes nothing.
 * Checked in this order: the attempt exists, the amount is its amount, it is not known yet.
 */
export async function settlePayment(world: PaymentWorld, word: GatewayWord): Promise<Settled> {
  const { db, clock } = world
  const attempt = await attemptByReference(db, word.reference)
  // A gateway speaks of its own payments only.
  if (!attempt || attempt.togetherWith !== null || attempt.gateway !== word.gateway) return 'unknown'
  const { along, amount } = await visitOf(db, attempt)
  if (amount !== word.amount) {
    if (word.outcome === 'paid' || word.outcome === 'suspicious') await tellWrongAmount(world, attempt, word)
    return 'wrongAmount'
  }
  return await transact(db, async (tx) => {
    const now = clock.now()
    const settled = await settleIn(tx, attempt, word, now)
    if (settled === 'settled') for (const part of along) await settleIn(tx, part, word, now)
    return settled
  })
}
