import { useLingui } from '@lingui/react/macro'
import type { RoomSearch } from '#src/api/staySearch.ts'
import type { Format } from '#src/i18n/useFormat.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { PRICE_BANDS } from '#contract/shapes/searchDefaults.ts'

type Band = { readonly from: number; readonly to: number | null }
const keyOf = ({ from, to }: Band) => `${from}-${to ?? ''}`

/** A band in short: "1tr – 2tr ₫", "4tr ₫ trở lên" is said with a plus. */
const shown = ({ from, to }: Band, format: Format) =>
  to === null ? `${format.shortMoney(from)}+ ₫` : `${format.shortMoney(from)} – ${format.shortMoney(to)} ₫`

const bandOf = (search: RoomSearch): Band | null =>
  search.from_price === undefined && search.to_price === undefined
    ? null
    : { from: search.from_price ?? 0, to: search.to_price ?? null }

/** The chosen band in words; null when every price will do. */
export const bandText = (search: RoomSearch, format: Format): string | null => {
  const band = bandOf(search)
  return band === null ? null : shown(band, format)
}

/** What a night may cost. */
export function PriceChoice({
  value,
  onChange,
}: {
  readonly value: RoomSearch
  readonly onChange: (changes: Partial<RoomSearch>) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const chosen = bandOf(value)
  const choose = (key: string) => {
    const band = PRICE_BANDS.find((one) => keyOf(one) === key)
    onChange({ from_price: band?.from, to_price: band?.to ?? undefined })
  }
  return (
    <RadioGroup
      legend={t`Giá mỗi đêm`}
      legendHidden
      name="price"
      options={[
        { value: '', label: t`Mọi mức giá` },
        ...PRICE_BANDS.map((band) => ({ value: keyOf(band), label: shown(band, format) })),
      ]}
      value={chosen === null ? '' : keyOf(chosen)}
      onChange={choose}
    />
  )
}
