import { post } from '#server/modules/ledger/ledger.ts'
import {
  consumeVoucher,
  isConsumed,
  reserveVoucher,
  returnVoucher,
} from '#server/modules/vouchers/vouchers.ts'
import type { BookingRow } from '../tables.ts'
import type { Doing, Step } from '../step.ts'

const useOf = ({ booking, now }: Pick<Step, 'booking' | 'now'>, voucherId: string) => ({
  voucherId,
  bookingId: booking.id,
  guestId: booking.tenantId,
  now,
})

/** What vouchers have paid for a booking changes by an amount, VND. */
const paidByVoucher = ({ tx, booking, now }: Step, amount: number): Promise<void> =>
  amount === 0
    ? Promise.resolve()
    : post(tx, { booking, kind: 'voucher', at: now, lines: { voucher: amount, held: -amount } })

export const reserve: Doing = async (step) => {
  const { voucherId } = step.booking
  if (voucherId !== null) await reserveVoucher(step.tx, useOf(step, voucherId))
}

/** Uses the voucher up: from now on it has paid its part. */
export const consume: Doing = async (step) => {
  const { voucherId, quote } = step.booking
  if (voucherId !== null && (await consumeVoucher(step.tx, useOf(step, voucherId))))
    await paidByVoucher(step, quote.voucherDiscount)
}

/** Gives the voucher back to the guest, and takes back what it has paid. */
export const giveBack: Doing = async (step) => {
  const { voucherId, quote } = step.booking
  if (voucherId !== null && (await returnVoucher(step.tx, useOf(step, voucherId))) === 'CONSUMED')
    await paidByVoucher(step, -quote.voucherDiscount)
}

/** The voucher stays used up, and no longer pays for anything. */
export const drop: Doing = async (step) => {
  const { id: bookingId, voucherId, quote } = step.booking
  if (voucherId !== null && (await isConsumed(step.tx, { voucherId, bookingId })))
    await paidByVoucher(step, -quote.voucherDiscount)
}

/** A changed stay has another discount, or none: then the voucher goes back to the guest. */
export async function carryOver(step: Step, before: BookingRow): Promise<void> {
  if (before.voucherId === null) return
  const kept = step.booking.voucherId !== null
  if (!kept) await returnVoucher(step.tx, useOf(step, before.voucherId))
  await paidByVoucher(step, (kept ? step.booking.quote.voucherDiscount : 0) - before.quote.voucherDiscount)
}
