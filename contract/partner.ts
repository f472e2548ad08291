/** What the partner's check of tickets and coupon answers, by the specification's numbers; also said of each single ticket. */
export const PARTNER_RESULTS = {
  COUPON_ERROR: 0,
  OK: 1,
  TICKET_CHANGE_PRICE: 2,
  TICKET_NOT_ENOUGH: 3,
  TICKET_EMPTY: 4,
} as const
export type PartnerResult = keyof typeof PARTNER_RESULTS

/** What the partner has against a purchase. */
const PARTNER_FAILS = [
  'COUPON_ERROR',
  'TICKET_CHANGE_PRICE',
  'TICKET_NOT_ENOUGH',
  'TICKET_EMPTY',
] as const satisfies readonly PartnerResult[]
export type PartnerFail = (typeof PARTNER_FAILS)[number]

/** How a booking stands at the partner, by the specification's numbers. */
export const PARTNER_STATUSES = { ORDERED: 1, PENDING: 3, CSH_CANCEL: 5 } as const
export type PartnerStatus = keyof typeof PARTNER_STATUSES

/** How the partner numbers what a coupon takes off: an amount of VND, or percents. */
export const PARTNER_COUPON_TYPES = { VALUE: 0, PERCENTAGE: 1 } as const

const nameOf = <Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  number: number,
): Name | null => {
  for (const name in numbers) if (numbers[name] === number) return name
  return null
}

/** The name of a result's number; null for a number that the specification does not know. */
export const partnerResultOf = (number: number): PartnerResult | null => nameOf(PARTNER_RESULTS, number)

/** The name of a status's number; null for a number that the specification does not know. */
export const partnerStatusOf = (number: number): PartnerStatus | null => nameOf(PARTNER_STATUSES, number)
