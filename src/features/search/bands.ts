import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RoomSearch } from '#src/api/staySearch.ts'
import type { Format } from '#src/i18n/useFormat.ts'
import { PRICE_BANDS, priceKey } from '#contract/shapes/searchDefaults.ts'

/** What a night may cost in VND, half-open; without an end it is open upwards. */
export type Band = { readonly from: number; readonly to: number | null }

/** A band as one field of a plain form says it. */
export const keyOf = ({ from, to }: Band): string => priceKey(from, to)

/** The band of a search; null when every price will do. */
export const bandOf = (search: RoomSearch): Band | null =>
  search.from_price === undefined && search.to_price === undefined
    ? null
    : { from: search.from_price ?? 0, to: search.to_price ?? null }

/** The changes to a search that a band of the list, by its key, makes; an unknown key means every price. */
export function bandChanges(key: string): Pick<RoomSearch, 'from_price' | 'to_price'> {
  const band = PRICE_BANDS.find((one) => keyOf(one) === key)
  return { from_price: band?.from, to_price: band?.to ?? undefined }
}

const MILLION = 1_000_000

/** A band in words: "Dưới 1 triệu ₫", "1–2 triệu ₫", "Từ 4 triệu ₫". Amounts that are no tenths of a million stand in full. */
export function bandMessage({ from, to }: Band, format: Pick<Format, 'vnd' | 'decimal'>): MessageDescriptor {
  const round = [from, to ?? 0].every((amount) => amount % (MILLION / 10) === 0)
  if (!round) {
    const least = format.vnd(from)
    if (to === null) return msg`Từ ${least}`
    const most = format.vnd(to)
    return from === 0 ? msg`Dưới ${most}` : msg`${least} – ${most}`
  }
  const low = format.decimal(from / MILLION)
  if (to === null) return msg`Từ ${low} triệu ₫`
  const high = format.decimal(to / MILLION)
  return from === 0 ? msg`Dưới ${high} triệu ₫` : msg`${low}–${high} triệu ₫`
}
