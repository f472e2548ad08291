import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query, queryKeeping } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { Pagination } from '#src/ui/Pagination.tsx'
import { DEFAULT_SEARCH, RESULTS_A_PAGE } from '#contract/shapes/searchDefaults.ts'
import { FilterPanel } from './filters/FilterPanel.tsx'
import { NoRooms, RoomsError, RoomsLoading, SavedResults } from './ListRoomStates.tsx'
import { Recommended } from './Recommended.tsx'
import { RoomCard } from './RoomCard.tsx'
import { SortChoice } from './SortChoice.tsx'
import { SearchWidget } from './widget/SearchWidget.tsx'
import styles from './ListRoomPage.module.css'

export interface ListRoomPageProps {
  readonly search: RoomSearch
  /** Changes the address, and with it the search. */
  readonly onSearch: (search: RoomSearch) => void
}

/** Rooms that are free: the search, filters, the recommended block, results by page. The address says all of it. */
export function ListRoomPage({ search, onSearch }: ListRoomPageProps) {
  const { t } = useLingui()
  const today = useToday()
  const { data: areas = [] } = useQuery(query('helper.projectAreas', {}))
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    queryKeeping('search.resorts', search),
  )
  const area = areas.find(({ id }) => id === (search.project_area_id ?? DEFAULT_SEARCH.project_area_id))
  const page = search.page_number ?? 1
  const promoted = page === 1 ? (data?.data.filter((card) => card.promote_in_search_page === 1) ?? []) : []
  const normal = data?.data.filter((card) => !promoted.includes(card)) ?? []
  const total = data?.total_rows ?? 0
  const change = (changes: Partial<RoomSearch>) => onSearch({ ...search, ...changes, page_number: undefined })
  const {
    from_day,
    to_day,
    number_of_adult,
    number_of_school_aged_child,
    number_of_toddler_child,
    number_of_room,
  } = search
  const stay = {
    from_day,
    to_day,
    number_of_adult,
    number_of_school_aged_child,
    number_of_toddler_child,
    number_of_room,
  }

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {area && search.project_area_id !== null ? (
          <Trans>Chỗ ở tại {area.name}</Trans>
        ) : (
          <Trans>Chỗ ở khắp nơi</Trans>
        )}
      </h1>
      <SearchWidget
        key={JSON.stringify(search)}
        areas={areas}
        search={search}
        today={today}
        onSearch={change}
      />
      <div className={styles.columns}>
        <FilterPanel search={search} onChange={change} />
        <section className={styles.results} aria-busy={isPlaceholderData} aria-label={t`Kết quả`}>
          <div className={styles.bar}>
            <p className={styles.count} role="status">
              {data && <Plural value={total} _0="Không có chỗ nào phù hợp" other="# chỗ ở phù hợp" />}
            </p>
            <SortChoice search={search} onChange={change} />
          </div>
          <SavedResults at={savedAt(data)} />
          {isPending && <RoomsLoading />}
          {error && !data && <RoomsError error={error} onRetry={() => void refetch()} />}
          {data && total === 0 && <NoRooms search={search} />}
          <Recommended cards={promoted} stay={stay} />
          <ul className={styles.grid} role="list">
            {normal.map((card, index) => (
              <li key={card.roomId}>
                <RoomCard card={card} stay={stay} level={2} priority={index === 0 && promoted.length === 0} />
              </li>
            ))}
          </ul>
          <Pagination
            label={t`Các trang kết quả`}
            page={page}
            pageCount={Math.ceil(total / RESULTS_A_PAGE)}
            previousText={t`Trang trước`}
            nextText={t`Trang sau`}
            pageText={(number) => t`Trang ${number}`}
            renderLink={(number, props) => (
              <Link
                to="/list-room"
                search={{ ...search, page_number: number === 1 ? undefined : number }}
                {...props}
              />
            )}
          />
        </section>
      </div>
    </div>
  )
}
