import { Trans, useLingui } from '@lingui/react/macro'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import { useSearchWords } from '../widget/useSearchWords.ts'
import styles from './Asking.module.css'

/** What was searched last on this device, each to be taken up again. */
export function RecentSearches({
  areas,
  searches,
  onChoose,
  onForget,
}: {
  readonly areas: readonly LookupItem[]
  readonly searches: readonly RoomSearch[]
  readonly onChoose: (search: RoomSearch) => void
  readonly onForget: () => void
}) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Tìm gần đây`}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Trans>Tìm gần đây</Trans>
        </h3>
        <button type="button" className={styles.forget} onClick={onForget}>
          <Trans>Xóa hết</Trans>
        </button>
      </div>
      <ul role="list" className={styles.list}>
        {searches.map((search) => (
          <li key={JSON.stringify(search)}>
            <Recent areas={areas} search={search} onPress={() => onChoose(search)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Recent({
  areas,
  search,
  onPress,
}: {
  readonly areas: readonly LookupItem[]
  readonly search: RoomSearch
  readonly onPress: () => void
}) {
  const { area, dates, people } = useSearchWords(areas, search)
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <Icon name="clock" />
      <span className="anywhere narrow">
        {area}
        <span className={styles.note}>{dates === null ? people : `${dates} · ${people}`}</span>
      </span>
    </button>
  )
}
