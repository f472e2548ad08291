import { COMPLAINT_DAYS } from '#contract/numbers.ts'
import type { ServiceEvent } from '#contract/service/names.ts'
import type { Transaction } from '#server/db/client.ts'
import { earn } from '#server/modules/payouts/payouts.ts'
import { payBack, refundedAmount, requestRefund, type RefundReason } from '#server/modules/refunds/refunds.ts'
import { voucherPaid } from '#server/modules/vouchers/vouchers.ts'
import { numberIn, textIn, type Doing, type Step } from '../step.ts'
import { keyOf } from '../store.ts'
import type { ServiceBookingRow } from '../tables.ts'

const REASONS: Partial<Record<ServiceEvent, RefundReason>> = {
  cancel: 'GUEST_CANCELLED',
  paid: 'HOST_REJECTED',
  partnerRefused: 'HOST_REJECTED',
}

/** What of the money paid for a service booking is not going back, VND. */
export const keptForTickets = async (tx: Transaction, booking: ServiceBookingRow): Promise<number> =>
  booking.paid - (await refundedAmount(tx, keyOf(booking)))

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
  const { cancellationFee } = step.booking
  await backFor(step, (await keptForTickets(step.tx, step.booking)) - cancellationFee)
  await earnFor(step, 'FEE', cancellationFee)
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

/** The host has earned what is kept, with what a voucher paid. */
export const payOut: Doing = async (step) => {
  const { tx, booking } = step
  await earnFor(step, 'STAY', (await keptForTickets(tx, booking)) + (await voucherPaid(tx, booking)))
}
