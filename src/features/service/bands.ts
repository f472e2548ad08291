/** What an adult's ticket may cost in VND, half-open; without an end it is open upwards. */
export type Band = { readonly from: number; readonly to: number | null }

export const PRICE_BANDS: readonly Band[] = [
  { from: 0, to: 150_000 },
  { from: 150_000, to: 300_000 },
  { from: 300_000, to: 600_000 },
  { from: 600_000, to: null },
]

/** A band as one field of a plain form says it: `150000-300000`, `600000-`. */
export const keyOf = ({ from, to }: Band): string => `${from}-${to ?? ''}`

/** The key of a search's band; empty when every price will do. */
export const bandKeyOf = ({
  from_price: from,
  to_price: to,
}: {
  from_price?: number | undefined
  to_price?: number | undefined
}): string => (from === undefined && to === undefined ? '' : keyOf({ from: from ?? 0, to: to ?? null }))

/** The changes to a search that a band makes; an unknown key means every price. */
export function bandChanges(key: string): { from_price: number | undefined; to_price: number | undefined } {
  const band = PRICE_BANDS.find((one) => keyOf(one) === key)
  return { from_price: band?.from, to_price: band?.to ?? undefined }
}
