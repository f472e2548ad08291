import { post } from '#server/modules/ledger/ledger.ts'
import { consumeVoucher, reserveVoucher, returnVoucher } from '#server/modules/vouchers/vouchers.ts'
import type { Doing, Step } from '../step.ts'
import { keyOf } from '../store.ts'

const useOf = ({ booking, now }: Step, voucherId: string) => ({
  voucherId,
  bookingId: booking.id,
  guestId: booking.tenantId,
  now,
})

/** What vouchers have paid for tickets changes by an amount, VND. */
const paidByVoucher = ({ tx, booking, now }: Step, amount: number): Promise<void> =>
  amount === 0
    ? Promise.resolve()
    : post(tx, {
        booking: keyOf(booking),
        kind: 'voucher',
        at: now,
        lines: { voucher: amount, held: -amount },
      })

export const reserve: Doing = async (step) => {
  const { voucherId } = step.booking
  if (voucherId !== null) await reserveVoucher(step.tx, useOf(step, voucherId))
}

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
