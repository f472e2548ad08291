import { useLingui } from '@lingui/react/macro'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { Select } from '#src/ui/Select.tsx'

const CHOICES = {
  recommended: { sort_by_field: undefined, sort_order: undefined },
  priceUp: { sort_by_field: 'price', sort_order: 'asc' },
  priceDown: { sort_by_field: 'price', sort_order: 'desc' },
  rate: { sort_by_field: 'rate', sort_order: 'desc' },
  newest: { sort_by_field: 'newest', sort_order: 'desc' },
} as const satisfies Record<string, Pick<RoomSearch, 'sort_by_field' | 'sort_order'>>
type Choice = keyof typeof CHOICES
const isChoice = (text: string): text is Choice => Object.hasOwn(CHOICES, text)

function choiceOf({ sort_by_field: field, sort_order: order }: RoomSearch): Choice {
  if (field === 'price') return order === 'asc' ? 'priceUp' : 'priceDown'
  return field === 'rate' || field === 'newest' ? field : 'recommended'
}

/** In which order the results stand. */
export function SortChoice({
  search,
  onChange,
}: {
  readonly search: RoomSearch
  readonly onChange: (changes: Partial<RoomSearch>) => void
}) {
  const { t } = useLingui()
  const labels: Record<Choice, string> = {
    recommended: t`Nên chọn trước`,
    priceUp: t`Giá thấp đến cao`,
    priceDown: t`Giá cao đến thấp`,
    rate: t`Đánh giá cao nhất`,
    newest: t`Mới nhất`,
  }
  return (
    <Select
      label={t`Sắp xếp`}
      labelHidden
      icon="sort"
      value={choiceOf(search)}
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
      onChange={({ target }) => isChoice(target.value) && onChange(CHOICES[target.value])}
    />
  )
}
