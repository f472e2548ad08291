import { dayAt, nightsOf } from '#contract/nights.ts'
import type { Output } from '#contract/endpoints.ts'

export type MyVoucher = Output<'voucher.mine'>['vouchers'][number]

/** What a voucher is held against: the days as they stand in the form, and what they cost without one; null while unknown. */
export type VoucherStay = {
  checkIn: string
  checkOut: string
  amount: number | null
  now: Temporal.Instant
}

/** Why a voucher does not fit a stay; null when it does, as far as this screen knows. The server decides. */
export type VoucherMisfit = 'USED' | 'IN_USE' | 'OVER' | 'NOT_YET' | 'OTHER_DAYS' | 'TOO_LITTLE' | null

/** Days of a voucher count whole, the last one included. */
export function voucherMisfit(
  voucher: MyVoucher,
  { checkIn, checkOut, amount, now }: VoucherStay,
): VoucherMisfit {
  if (voucher.state !== 'USABLE') return voucher.state
  const [from, to] = [voucher.from.slice(0, 10), voucher.to.slice(0, 10)]
  const today = dayAt(now)
  if (voucher.applies === 'BOOKING_TIME') {
    if (today < from) return 'NOT_YET'
    if (today > to) return 'OVER'
  } else if (checkIn !== '' && nightsOf(checkIn, checkOut).some((night) => night < from || night > to))
    return 'OTHER_DAYS'
  return amount !== null && amount < voucher.minimum ? 'TOO_LITTLE' : null
}
