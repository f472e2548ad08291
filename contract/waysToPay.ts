/**
 * The ways of paying, each with the most that one payment carries, VND. VNPay: `vnp_Amount` has twelve digits and counts
 * hundredths (VNPay 2.1.0, vnp_Amount). Bank transfer: the amount of a VietQR has thirteen digits (EMVCo, tag 54).
 */
export const WAYS_TO_PAY = {
  VNPAY: { most: 9_999_999_999 },
  BANK_TRANSFER: { most: 9_999_999_999_999 },
} as const
export type WayToPay = keyof typeof WAYS_TO_PAY
export const WAY_NAMES = ['VNPAY', 'BANK_TRANSFER'] as const satisfies readonly WayToPay[]

/** Whether one payment by this way carries an amount. */
export const carries = (way: WayToPay, amount: number): boolean => amount <= WAYS_TO_PAY[way].most
