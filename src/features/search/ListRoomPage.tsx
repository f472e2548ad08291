import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { query, queryKeeping } from '#src/api/query.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { FIRST_SEEN } from '#src/app/results/firstSeen.ts'
import type { ResultsErrorProps } from '#src/app/results/ResultsError.tsx'
import { ResultsLoading } from '#src/app/results/ResultsLoading.tsx'
import { useFiltering } from '#src/app/results/useFiltering.ts'
import { useWish } from '#src/app/results/useWish.ts'
import { useSavedSince } from '#src/app/state/useSavedSince.ts'
import { SavedSince } from '#src/app/states/SavedSince.tsx'
import { Button } from '#src/ui/Button.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { DEFAULT_SEARCH, RESULTS_A_PAGE } from '#contract/shapes/searchDefaults.ts'
import { countChosen } from './filters/chosen.ts'
import { ChosenFilters } from './filters/ChosenFilters.tsx'
import { FilterPanel } from './filters/FilterPanel.tsx'
import type { NoRoomsProps } from './NoRooms.tsx'
import { PriceFirst } from './PriceFirst.tsx'
import { Recommended } from './Recommended.tsx'
import { RoomCard } from './RoomCard.tsx'
import { SortChoice } from './SortChoice.tsx'
import { stayOf } from './stayOf.ts'
import type { ViewedPlacesProps } from './viewed/ViewedPlaces.tsx'
import { WithMap } from './WithMap.tsx'
import { FoldedSearch } from './widget/FoldedSearch.tsx'
import styles from '#src/app/results/results.module.css'

export interface ListRoomPageProps {
  readonly search: RoomSearch
  /** Whether the map is open, as the address says, and how to open and close it. */
  readonly map: boolean
  readonly onMap: (open: boolean) => void
  /** Changes the address, and with it the search: another search, or the same one narrowed. */
  readonly onSearch: (search: RoomSearch, how: 'another' | 'narrowed') => void
  /** How a search is kept, below what it found. */
  readonly saving: (search: RoomSearch) => ReactNode
}

/** Below the results: its script comes when one comes near it. */
const ViewedPlaces = deferred<ViewedPlacesProps>(
  () => import('./viewed/ViewedPlaces.tsx').then((part) => part.ViewedPlaces),
  'visible',
)

/** Seldom wanted. */
const ResultsError = deferred<ResultsErrorProps>(() =>
  import('#src/app/results/ResultsError.tsx').then((part) => part.ResultsError),
)
const NoRooms = deferred<NoRoomsProps>(() => import('./NoRooms.tsx').then((part) => part.NoRooms))

const PANEL = 'room-filters'
/** Rooms that are free: the search, filters, the recommended block, results by page. The address says all of it. */
export function ListRoomPage({ search: said, map, onMap, onSearch, saving }: ListRoomPageProps) {
  const { t } = useLingui()
  const { search, wish } = useWish(said)
  const { filtering, toggle, close, results } = useFiltering()
  const { data: areas = [] } = useQuery(query('helper.projectAreas', {}))
  const { data, dataUpdatedAt, error, isPending, isPlaceholderData, refetch } = useQuery(
    queryKeeping('search.resorts', search),
  )
  const area = areas.find(({ id }) => id === (search.project_area_id ?? DEFAULT_SEARCH.project_area_id))
  const page = search.page_number ?? 1
  const saved = useSavedSince(data, dataUpdatedAt)
  const promoted = page === 1 ? (data?.data.filter((card) => card.promote_in_search_page === 1) ?? []) : []
  const normal = data?.data.filter((card) => !promoted.includes(card)) ?? []
  const total = data?.total_rows ?? 0
  const stay = stayOf(search)
  const chosen = countChosen(search)
  const narrow = (changes: Partial<RoomSearch>) => {
    const next = { ...search, ...changes, page_number: undefined }
    wish(next)
    onSearch(next, 'narrowed')
  }

  return (
    <div className={styles.page}>
      <header className={styles.head} data-said>
        <h1>
          {search.within !== undefined ? (
            <Trans>Chỗ ở trong vùng bản đồ</Trans>
          ) : area && search.project_area_id !== null ? (
            <Trans>Chỗ ở tại {area.name}</Trans>
          ) : (
            <Trans>Chỗ ở khắp nơi</Trans>
          )}
        </h1>
      </header>
      <FoldedSearch
        areas={areas}
        search={search}
        onSearch={(changes) =>
          onSearch({ ...search, ...changes, within: undefined, page_number: undefined }, 'another')
        }
      />
      <div className={styles.columns} data-map={map || undefined}>
        <div className={styles.bar}>
          <div className={styles.unfold}>
            <Button icon="sliders" block aria-expanded={filtering} aria-controls={PANEL} onClick={toggle}>
              {chosen > 0 ? <Trans>Bộ lọc ({chosen})</Trans> : <Trans>Bộ lọc</Trans>}
            </Button>
          </div>
          <p className={styles.count} role="status">
            {data && <Plural value={total} _0="Không có chỗ nào phù hợp" other="# chỗ ở phù hợp" />}
          </p>
          {data?.data.some((card) => card.stay) && (
            <div className={styles.priced}>
              <PriceFirst />
            </div>
          )}
          <div className={styles.sort}>
            <SortChoice search={search} onChange={narrow} />
          </div>
        </div>
        <FilterPanel
          id={PANEL}
          search={search}
          onChange={narrow}
          isOpen={filtering}
          onClose={close}
          total={data && !isPlaceholderData ? total : null}
          counts={saved === null ? data?.counts : undefined}
        />
        <section
          ref={results}
          tabIndex={-1}
          className={styles.results}
          aria-busy={isPlaceholderData}
          aria-label={t`Kết quả`}
        >
          <ChosenFilters search={search} onChange={narrow} />
          <SavedSince
            at={saved}
            says={(ago) => <Trans>Kết quả này được lưu {ago}, giá và phòng trống có thể đã đổi.</Trans>}
          />
          {isPending && <ResultsLoading label={t`Đang tìm chỗ ở`} places={6} grid={styles.grid} />}
          {error && !data && (
            <ResultsError title={<Trans>Chưa tìm được</Trans>} error={error} onRetry={() => void refetch()} />
          )}
          {data && total === 0 && <NoRooms search={search} map={map} />}
          <Recommended cards={promoted} stay={stay} alone={normal.length === 0} />
          {normal.length > 0 && (
            <ul className={styles.grid} role="list">
              {normal.map((card, index) => (
                <li key={card.roomId}>
                  <RoomCard card={card} stay={stay} level={2} low="list" priority={index < FIRST_SEEN} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            label={t`Các trang kết quả`}
            page={page}
            pageCount={Math.ceil(total / RESULTS_A_PAGE)}
            previousText={t`Trang kết quả trước`}
            nextText={t`Trang kết quả sau`}
            pageText={(number) => t`Trang ${number}`}
            renderLink={(number, props) => (
              <Link
                to="/list-room"
                search={{ ...search, map: map || undefined, page_number: number === 1 ? undefined : number }}
                activeOptions={{ exact: true }}
                {...props}
              />
            )}
          />
          {data && saving(search)}
        </section>
        <WithMap search={search} open={map} onOpen={onMap} onSearch={narrow} />
      </div>
      <ViewedPlaces stay={stay} />
    </div>
  )
}
