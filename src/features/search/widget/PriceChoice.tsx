import { useLingui } from '@lingui/react/macro'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { PRICE_BANDS } from '#contract/shapes/searchDefaults.ts'
import { bandChanges, bandMessage, bandOf, keyOf } from '../bands.ts'

/** What a night may cost; a band that is none of the list, from an address, stands at its end. */
export function PriceChoice({
  value,
  onChange,
}: {
  readonly value: RoomSearch
  readonly onChange: (changes: Partial<RoomSearch>) => void
}) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const chosen = bandOf(value)
  const own = chosen !== null && PRICE_BANDS.every((band) => keyOf(band) !== keyOf(chosen))
  const bands = own ? [...PRICE_BANDS, chosen] : PRICE_BANDS
  return (
    <RadioGroup
      legend={t`Giá mỗi đêm`}
      legendHidden
      name="price"
      options={[
        { value: '', label: t`Mọi mức giá` },
        ...bands.map((band) => ({ value: keyOf(band), label: i18n._(bandMessage(band, format)) })),
      ]}
      value={chosen === null ? '' : keyOf(chosen)}
      onChange={(key) => onChange(bandChanges(key))}
    />
  )
}
