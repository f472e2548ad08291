import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import { stayOf } from '../stayOf.ts'
import { SearchWidget } from './SearchWidget.tsx'
import { useSearchWords } from './useSearchWords.ts'
import styles from './FoldedSearch.module.css'

const FORM = 'room-search'

/** The search above its results: on a phone one line that says it and unfolds the form. */
export function FoldedSearch({
  areas,
  search,
  onSearch,
}: {
  readonly areas: readonly LookupItem[]
  readonly search: RoomSearch
  readonly onSearch: (changes: Partial<RoomSearch>) => void
}) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const words = useSearchWords(areas, search)
  return (
    <div>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={FORM}
        onClick={() => setOpen(!open)}
      >
        <Icon name="search" />
        <span className={styles.words}>
          <strong>{words.area}</strong>
          <span className="clipped note figures">
            {words.dates ?? t`Chọn ngày`} · {words.people}
          </span>
        </span>
        <span className={styles.change}>{open ? <Trans>Đóng</Trans> : <Trans>Đổi</Trans>}</span>
      </button>
      <div id={FORM} className={styles.form} data-open={open || undefined}>
        <SearchWidget
          key={JSON.stringify([search.project_area_id, stayOf(search)])}
          areas={areas}
          search={search}
          onSearch={(changes) => {
            setOpen(false)
            onSearch(changes)
          }}
        />
      </div>
    </div>
  )
}
