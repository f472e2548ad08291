import { later } from '#contract/nights.ts'
import type { BookingEvent } from '#contract/booking/names.ts'
import { COMPLAINT_DAYS } from '#contract/numbers.ts'
import type { Transaction } from '#server/db/client.ts'
import { attemptsOf } from '#server/modules/attempts/attempts.ts'
import { earn, freezePayout, payoutOf, takeBack, thawPayout } from '#server/modules/payouts/payouts.ts'
import { payBack, refundsOf, requestRefund, type RefundReason } from '#server/modules/refunds/refunds.ts'
import { voucherPaid } from '#server/modules/vouchers/vouchers.ts'
import type { BookingRow } from '../../tables.ts'
import { departureOf } from '../../rules.ts'
import { numberIn, textIn } from '#server/modules/lives/lives.ts'
import type { Doing, Step } from '../step.ts'

const REASONS: Partial<Record<BookingEvent, RefundReason>> = {
  latePayment: 'LATE_PAYMENT',
  reject: 'HOST_REJECTED',
  deadlinePassed: 'HOST_DID_NOT_ANSWER',
  withdraw: 'GUEST_WITHDREW',
  cancel: 'GUEST_CANCELLED',
  acceptCancellation: 'HOST_CANCELLED',
  acceptEdit: 'EDIT_CHEAPER',
  acceptHostEdit: 'EDIT_CHEAPER',
  editWindowOver: 'EDIT_NOT_APPLIED',
  lateEditPayment: 'EDIT_NOT_APPLIED',
  checkIn: 'EDIT_NOT_APPLIED',
  requestCancellation: 'EDIT_NOT_APPLIED',
  resolvePartly: 'COMPLAINT',
  resolveHostFault: 'COMPLAINT',
}
/** What of the money paid for a booking is not going back, VND. */
export async function keptOf(tx: Transaction, booking: BookingRow): Promise<number> {
  const back = (await refundsOf(tx, booking)).reduce((sum, { amount }) => sum + amount, 0)
  return booking.paid - back
}

/** Whether there is money in a booking that does not go back; a stay that a voucher pays in full is paid. */
export const holdsMoney = async (tx: Transaction, booking: BookingRow): Promise<boolean> =>
  booking.total === 0 || (await keptOf(tx, booking)) > 0

const backFor = (step: Step, amount: number): Promise<void> =>
  payBack(step.tx, {
    booking: step.booking,
    amount,
    reason: REASONS[step.event] ?? 'STAFF_CANCELLED',
    cause: `${step.event}/${step.version}`,
    now: step.now,
  })

/** Everything goes back; of a payment that came too late, that payment alone. */
export const refundEverything: Doing = async (step) => {
  const { tx, event, from, booking, params, now } = step
  const reference = textIn(params, 'reference')
  if (event === 'latePayment') {
    const { resortId, id: bookingId } = booking
    const amount = numberIn(params, 'amount')
    const transfer = textIn(params, 'transfer')
    const cause = transfer === null ? `late/${reference ?? step.version}` : `transfer/${transfer}`
    await requestRefund(tx, { resortId, bookingId, reference, cause, amount, reason: 'LATE_PAYMENT', now })
    return
  }
  if (booking.paid === 0) return
  if (from === 'COMPLAIN') await takeBack(tx, booking, 'all', now)
  await backFor(step, await keptOf(tx, booking))
}

/** What was paid beyond the price of now, with the editing fees, goes back. */
export const refundExcess: Doing = async (step) => {
  const { booking } = step
  await backFor(step, (await keptOf(step.tx, booking)) - booking.total - booking.editingFee)
}

/** What the policy keeps is the host's; editing fees stay; the rest goes back. */
export const refundByPolicy: Doing = async (step) => {
  const { booking, tx, now } = step
  await backFor(step, (await keptOf(tx, booking)) - booking.cancellationFee - booking.editingFee)
  await earn(tx, {
    booking,
    kind: 'FEE',
    amount: booking.cancellationFee,
    atHost: await bankOf(tx, booking),
    state: 'WAITING',
    dueOn: now.add({ hours: COMPLAINT_DAYS * 24 }),
    now,
  })
}

/** A part goes back for a complaint, out of what the host would have got. */
export const refundInPart: Doing = async (step) => {
  const amount = numberIn(step.params, 'amount')
  if (amount === 0) return
  await takeBack(step.tx, step.booking, amount, step.now)
  await backFor(step, amount)
}

/** What came by bank transfer and stays. */
async function bankOf(tx: Transaction, booking: BookingRow): Promise<number> {
  const paid = (await attemptsOf(tx, booking)).filter(({ state }) => state === 'PAID')
  const back = (await refundsOf(tx, booking)).filter(({ reference }) => reference === null)
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)
  return Math.max(0, booking.paid - sum(paid) - sum(back))
}

/** The host has earned what is kept for the stay, with what a voucher paid. It is sent once nobody can complain any more. */
export const payOut: Doing = async ({ tx, booking, now }) => {
  if (await payoutOf(tx, booking)) return thawPayout(tx, booking)
  const amount = (await keptOf(tx, booking)) - booking.editingFee + (await voucherPaid(tx, booking))
  await earn(tx, {
    booking,
    kind: 'STAY',
    amount,
    atHost: await bankOf(tx, booking),
    state: 'WAITING',
    // A guest may complain until so long after the day they had booked to leave, however early they left.
    dueOn: later(now, departureOf(booking)).add({ hours: COMPLAINT_DAYS * 24 }),
    now,
  })
}

export const freeze: Doing = ({ tx, booking }) => freezePayout(tx, booking)

/** A stay that is over earns now, also when the complaint came before its end; one that goes on earns at its end. */
export const releasePayout: Doing = async (step) => {
  if (step.to === 'SUCCESS') await payOut(step)
}
