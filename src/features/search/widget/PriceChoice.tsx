import { useLingui } from '@lingui/react/macro'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { PRICE_BANDS } from '#contract/shapes/searchDefaults.ts'
import type { Counted } from '../filters/useCounts.ts'
import { bandChanges, bandMessage, bandOf, keyOf } from '../bands.ts'

/** What a night may cost; a band that is none of the list, from an address, stands at its end. */
export function PriceChoice({
  value,
  counted,
  onChange,
}: {
  readonly value: RoomSearch
  /** What is said of how many places a band, by its key, finds. */
  readonly counted?: ((key: string) => Counted) | undefined
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
        // Where nothing is found at whatever price, this still takes the price away.
        { value: '', label: t`Mọi mức giá`, ...counted?.(''), empty: false },
        ...bands.map((band) => ({
          value: keyOf(band),
          label: i18n._(bandMessage(band, format)),
          ...counted?.(keyOf(band)),
        })),
      ]}
      value={chosen === null ? '' : keyOf(chosen)}
      onChange={(key) => onChange(bandChanges(key))}
    />
  )
}
