import { COMPLAINT_DAYS } from '#contract/numbers.ts'
import type { ServiceEvent } from '#contract/service/names.ts'
import type { Transaction } from '#server/db/client.ts'
import { earn } from '#server/modules/payouts/payouts.ts'
import { payBack, refundedAmount, requestRefund, type RefundReason } from '#server/modules/refunds/refunds.ts'
import { voucherPaid } from '#server/modules/vouchers/vouchers.ts'
import { numberIn, textIn } from '#server/modules/lives/lives.ts'
import type { Changes, Doing, Plan, Step } from '../step.ts'
import { keyOf, paidTicketsOf } from '../store.ts'
import type { ServiceBookingRow } from '../tables.ts'

const REASONS: Partial<Record<ServiceEvent, RefundReason>> = {
  cancel: 'GUEST_CANCELLED',
  cancelSome: 'GUEST_CANCELLED',
  paid: 'HOST_REJECTED',
  partnerRefused: 'HOST_REJECTED',
}

/** What was paid for the tickets that still stand, VND: what came, less what is going back and the fees kept of it. */
export const keptForTickets = async (tx: Transaction, booking: ServiceBookingRow): Promise<number> =>
  booking.paid - (await refundedAmount(tx, keyOf(booking))) - booking.cancellationFee

/** The fee of this step (`params.fee`) on top of those before it. */
export const chargeFee = ({ before, params }: Plan): Changes => ({
  cancellationFee: (before?.cancellationFee ?? 0) + numberIn(params, 'fee'),
})

const backFor = ({ tx, event, version, booking, now }: Step, amount: number): Promise<void> =>
  payBack(tx, {
    booking: keyOf(booking),
    amount,
    reason: REASONS[event] ?? 'STAFF_CANCELLED',
    cause: `${event}/${version}`,
    now,
  })

const earnFor = ({ tx, booking, now }: Step, kind: 'STAY' | 'FEE', amount: number): Promise<void> =>
  earn(tx, {
    booking: { ...keyOf(booking), hostId: booking.hostId },
    kind,
    amount,
    atHost: 0,
    state: 'WAITING',
    dueOn: now.add({ hours: COMPLAINT_DAYS * 24 }),
    now,
  })

export const refundInFull: Doing = async (step) => {
  await backFor(step, await keptForTickets(step.tx, step.booking))
}

/** The fee is the host's; the rest goes back. */
export const refundLessFee: Doing = async (step) => {
  await backFor(step, await keptForTickets(step.tx, step.booking))
  await earnFor(step, 'FEE', numberIn(step.params, 'fee'))
}

/** The same for some tickets (`params.amount` goes back); the others stand. */
export const refundSome: Doing = async (step) => {
  await backFor(step, numberIn(step.params, 'amount'))
  await earnFor(step, 'FEE', numberIn(step.params, 'fee'))
}

/** A payment that came too late goes back, that payment alone. */
export const refundThisPayment: Doing = async ({ tx, booking, params, version, now }) => {
  const reference = textIn(params, 'reference')
  await requestRefund(tx, {
    resortId: booking.serviceId,
    bookingId: booking.id,
    reference,
    cause: `late/${reference ?? version}`,
    amount: numberIn(params, 'amount'),
    reason: 'LATE_PAYMENT',
    now,
  })
}

/** What a voucher has paid for the tickets that still stand, VND. */
async function voucherForTickets(tx: Transaction, booking: ServiceBookingRow): Promise<number> {
  const paid = await voucherPaid(tx, booking)
  if (paid === 0 || booking.ticketsCancelled === 0) return paid
  const cancelled = (await paidTicketsOf(tx, booking)).filter(({ cancelledAt }) => cancelledAt !== null)
  return paid - cancelled.reduce((sum, { price, share }) => sum + price - share, 0)
}

/** The host has earned what is kept, with what a voucher paid. */
export const payOut: Doing = async (step) => {
  const { tx, booking } = step
  await earnFor(step, 'STAY', (await keptForTickets(tx, booking)) + (await voucherForTickets(tx, booking)))
}
