import type { VoucherTerms } from '#contract/price.ts'
import type { Voucher } from './tables.ts'

/** Codes are typed by hand: case and spaces around them do not matter. */
export const normalVoucherCode = (typed: string): string => typed.normalize('NFC').trim().toUpperCase()

/** What a price needs to know of a voucher. */
export const termsOf = ({ code, kind, amount, cap, minimum }: Voucher): VoucherTerms => ({
  code,
  kind,
  amount,
  cap,
  minimum,
})

/** The stay a voucher is asked for; days are the resort's; uses reserved or consumed: `live` the guest's, `used` everybody's. */
export type VoucherAsk = { today: string; checkIn: string; lastNight: string; live: number; used: number }

/** Why a voucher cannot be used, as the code a person reads; null when it can. Its minimum is a matter of the price. */
export function voucherProblem(voucher: Voucher, ask: VoucherAsk): 'invalid_coupon' | 'C_017' | null {
  const [first, last] =
    voucher.applies === 'BOOKING_TIME' ? [ask.today, ask.today] : [ask.checkIn, ask.lastNight]
  if (first < voucher.firstDay || last > voucher.lastDay) return 'invalid_coupon'
  if (voucher.quantity !== null && ask.used >= voucher.quantity) return 'invalid_coupon'
  return voucher.perGuest !== null && ask.live >= voucher.perGuest ? 'C_017' : null
}

/** Whether a voucher that a booking has holds for other days too: one of booking time always, one of stay time inside its days. */
export const stillHolds = (
  voucher: Voucher,
  { checkIn, lastNight }: { checkIn: string; lastNight: string },
): boolean =>
  voucher.applies === 'BOOKING_TIME' || (checkIn >= voucher.firstDay && lastNight <= voucher.lastDay)
