import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SearchCounts } from '#contract/shapes/search.ts'
import type { RadioOption } from '#src/ui/RadioGroup.tsx'

/** What an option of a list says of how many places it finds; nothing where that is not known. */
export type Counted = Pick<RadioOption<string>, 'count' | 'countText' | 'empty'>

/** How many places each choice of the filters finds, in figures and in words. */
export function useCounts(counts: SearchCounts | undefined) {
  const { t } = useLingui()
  return (group: keyof SearchCounts, key: string | number): Counted => {
    const counted = counts?.[group]
    // Of prices every one that was counted is named: one of an address, or of another version, is not.
    const count = counted?.[key] ?? (group === 'price' ? undefined : counted && 0)
    if (count === undefined) return {}
    const countText =
      count === 0
        ? t`Không có chỗ nào như vậy với ngày, số khách và bộ lọc đang chọn`
        : t`${plural(count, { other: '# chỗ ở' })}`
    return { count, countText, empty: count === 0 }
  }
}
