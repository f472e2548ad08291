import { useLingui } from '@lingui/react/macro'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { Select } from '#src/ui/Select.tsx'
import { choiceOf, isSort, SORTS, type Sort } from './sorts.ts'

/** In which order the results stand. */
export function SortChoice({
  search,
  onChange,
}: {
  readonly search: RoomSearch
  readonly onChange: (changes: Partial<RoomSearch>) => void
}) {
  const { t } = useLingui()
  const labels: Record<Sort, string> = {
    recommended: t`Đề xuất`,
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
      onChange={({ target }) => isSort(target.value) && onChange(SORTS[target.value])}
    />
  )
}
