import type { Transaction } from '#server/db/client.ts'
import { post, type Posting } from '#server/modules/ledger/ledger.ts'
import {
  consumeVoucher,
  isConsumed,
  reserveVoucher,
  returnVoucher,
} from '#server/modules/vouchers/vouchers.ts'

/** A booking that a voucher may pay a part of. */
type WithVoucher = {
  id: string
  tenantId: string
  voucherId: string | null
  quote: { voucherDiscount: number }
}
type Step<Booking> = { tx: Transaction; booking: Booking; now: Temporal.Instant }

/** What steps do with the voucher of their booking; `keyOf` says how the books name it. */
export function voucherActs<Booking extends WithVoucher>(keyOf: (booking: Booking) => Posting['booking']) {
  /** What vouchers have paid for a booking changes by an amount, VND. */
  const paidByVoucher = async ({ tx, booking, now }: Step<Booking>, amount: number): Promise<void> => {
    if (amount === 0) return
    const lines = { voucher: amount, held: -amount }
    await post(tx, { booking: keyOf(booking), kind: 'voucher', at: now, lines })
  }
  const useOf = ({ booking, now }: Step<Booking>, voucherId: string) => ({
    voucherId,
    bookingId: booking.id,
    guestId: booking.tenantId,
    now,
  })
  type Use = ReturnType<typeof useOf>
  const withVoucher =
    (act: (step: Step<Booking>, use: Use) => Promise<void>) =>
    async (step: Step<Booking>): Promise<void> => {
      const { voucherId } = step.booking
      if (voucherId !== null) await act(step, useOf(step, voucherId))
    }
  return {
    reserve: withVoucher(({ tx }, use) => reserveVoucher(tx, use)),
    /** Uses the voucher up: from now on it has paid its part. */
    consume: withVoucher(async (step, use) => {
      if (await consumeVoucher(step.tx, use)) await paidByVoucher(step, step.booking.quote.voucherDiscount)
    }),
    /** Gives the voucher back to the guest, and takes back what it has paid. */
    giveBack: withVoucher(async (step, use) => {
      if ((await returnVoucher(step.tx, use)) === 'CONSUMED')
        await paidByVoucher(step, -step.booking.quote.voucherDiscount)
    }),
    /** The voucher stays used up, and no longer pays for anything. */
    drop: withVoucher(async (step, use) => {
      if (await isConsumed(step.tx, use)) await paidByVoucher(step, -step.booking.quote.voucherDiscount)
    }),
    /** What was booked has another discount now, or none: then the voucher goes back to the guest. */
    carryOver: async (step: Step<Booking>, before: Booking): Promise<void> => {
      if (before.voucherId === null) return
      const kept = step.booking.voucherId !== null
      if (!kept) await returnVoucher(step.tx, useOf(step, before.voucherId))
      const discount = kept ? step.booking.quote.voucherDiscount : 0
      await paidByVoucher(step, discount - before.quote.voucherDiscount)
    },
  }
}
