/**
 * The ways of paying. `least`, `most`: what one payment carries, VND. VNPay: `vnp_Amount` has twelve digits and counts hundredths
 * (VNPay 2.1.0, vnp_Amount). MoMo: `amount` of its v2 API, captureWallet. Bank transfer: the amount of a VietQR has thirteen
 * digits (EMVCo, tag 54). A gateway has a page of the app to which it sends people back, and `reference` is the field of that
 * address by which it names our payment.
 */
export const WAYS_TO_PAY = {
  VNPAY: {
    name: 'VNPay',
    least: 0,
    most: 9_999_999_999,
    returns: { page: '/callback/vnpay', reference: 'vnp_TxnRef' },
  },
  MOMO: {
    name: 'MoMo',
    least: 1_000,
    most: 50_000_000,
    returns: { page: '/callback/momo', reference: 'orderId' },
  },
  BANK_TRANSFER: { name: null, least: 0, most: 9_999_999_999_999, returns: null },
} as const
export type WayToPay = keyof typeof WAYS_TO_PAY
export const WAY_NAMES = ['VNPAY', 'MOMO', 'BANK_TRANSFER'] as const satisfies readonly WayToPay[]

/** The ways that lead over a page of somebody else's, who takes the money and tells us. */
export const GATEWAYS = ['VNPAY', 'MOMO'] as const satisfies readonly WayToPay[]
export type Gateway = (typeof GATEWAYS)[number]

export const isGateway = (way: WayToPay | null): way is Gateway => GATEWAYS.some((gateway) => gateway === way)

/** Whether one payment by this way carries an amount. */
export const carries = (way: WayToPay, amount: number): boolean =>
  amount >= WAYS_TO_PAY[way].least && amount <= WAYS_TO_PAY[way].most

/** The gateways among these ways that carry an amount. */
export const gatewaysCarrying = (ways: readonly WayToPay[], amount: number): Gateway[] =>
  ways.filter(isGateway).filter((gateway) => carries(gateway, amount))

/** Which gateway sent somebody back with these fields, and the reference that it names; null when none did. */
export function returnedFrom(fields: {
  get: (name: string) => string | null
}): { gateway: Gateway; reference: string } | null {
  for (const gateway of GATEWAYS) {
    const reference = fields.get(WAYS_TO_PAY[gateway].returns.reference)
    if (reference !== null) return { gateway, reference }
  }
  return null
}
