import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query, queryKeeping } from '#src/api/query.ts'
import type { ServiceSearch } from '#src/api/serviceSearch.ts'
import { FIRST_SEEN } from '#src/app/results/firstSeen.ts'
import { ResultsError } from '#src/app/results/ResultsError.tsx'
import { ResultsLoading } from '#src/app/results/ResultsLoading.tsx'
import { useFiltering } from '#src/app/results/useFiltering.ts'
import { useWish } from '#src/app/results/useWish.ts'
import { useSavedSince } from '#src/app/state/useSavedSince.ts'
import { Button } from '#src/ui/Button.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { Select } from '#src/ui/Select.tsx'
import { HOLD_MINUTES } from '#contract/numbers.ts'
import { RESULTS_A_PAGE } from '#contract/shapes/searchDefaults.ts'
import { NoServices, SavedServices } from './ListServiceStates.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { ServiceFilters } from './ServiceFilters.tsx'
import styles from '#src/app/results/results.module.css'

export interface ListServicePageProps {
  readonly search: ServiceSearch
  /** The stay that tickets are looked for, as the address says it. */
  readonly stayId?: string | undefined
  readonly onSearch: (search: ServiceSearch) => void
}

const PANEL = 'service-filters'
const SORTS = {
  recommended: { sort_by_field: undefined, sort_order: undefined },
  priceUp: { sort_by_field: 'price', sort_order: 'asc' },
  priceDown: { sort_by_field: 'price', sort_order: 'desc' },
  newest: { sort_by_field: 'newest', sort_order: undefined },
} as const
const isSort = (name: string): name is keyof typeof SORTS => Object.hasOwn(SORTS, name)
const sortOf = ({ sort_by_field: field, sort_order: order }: ServiceSearch): keyof typeof SORTS =>
  field === 'price' ? (order === 'asc' ? 'priceUp' : 'priceDown') : (field ?? 'recommended')

/** Tickets and experiences: the search, filters, results by page. The address says all of it. */
export function ListServicePage({ search: said, stayId, onSearch }: ListServicePageProps) {
  const { t } = useLingui()
  const { search, wish } = useWish(said)
  const { filtering, toggle, close, results } = useFiltering()
  const { data: areas = [] } = useQuery(query('helper.projectAreas', {}))
  const { data, dataUpdatedAt, error, isPending, isPlaceholderData, refetch } = useQuery(
    queryKeeping('service.search', search),
  )
  const area = areas.find(({ id }) => id === search.project_area_id)
  const page = search.page_number ?? 1
  const saved = useSavedSince(data, dataUpdatedAt)
  const total = data?.total_rows ?? 0
  const narrow = (changes: { [Field in keyof ServiceSearch]?: ServiceSearch[Field] | undefined }) => {
    const all = { ...search, ...changes, page_number: undefined }
    const next = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    wish(next)
    onSearch(next)
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{area ? <Trans>Vé và trải nghiệm ở {area.name}</Trans> : <Trans>Vé và trải nghiệm</Trans>}</h1>
        <p>
          <Trans>Chọn giờ, giữ vé {HOLD_MINUTES} phút, mã vé mở được cả khi không có mạng.</Trans>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.bar}>
          <div className={styles.unfold}>
            <Button icon="sliders" block aria-expanded={filtering} aria-controls={PANEL} onClick={toggle}>
              <Trans>Bộ lọc</Trans>
            </Button>
          </div>
          <p className={styles.count} role="status">
            {data && (
              <Plural value={total} _0="Không có trải nghiệm nào phù hợp" other="# trải nghiệm phù hợp" />
            )}
          </p>
          <div className={styles.sort}>
            <Select
              label={t`Sắp xếp`}
              labelHidden
              icon="sort"
              value={sortOf(search)}
              options={[
                { value: 'recommended', label: t`Đề xuất` },
                { value: 'priceUp', label: t`Giá thấp đến cao` },
                { value: 'priceDown', label: t`Giá cao đến thấp` },
                { value: 'newest', label: t`Mới nhất` },
              ]}
              onChange={({ target }) => isSort(target.value) && narrow(SORTS[target.value])}
            />
          </div>
        </div>
        <ServiceFilters
          id={PANEL}
          search={search}
          areas={areas}
          onChange={narrow}
          isOpen={filtering}
          onClose={close}
          total={data && !isPlaceholderData ? total : null}
        />
        <section
          ref={results}
          tabIndex={-1}
          className={styles.results}
          aria-busy={isPlaceholderData}
          aria-label={t`Kết quả`}
        >
          <SavedServices at={saved} />
          {isPending && <ResultsLoading label={t`Đang tìm trải nghiệm`} places={6} grid={styles.grid} />}
          {error && !data && (
            <ResultsError title={<Trans>Chưa tìm được</Trans>} error={error} onRetry={() => void refetch()} />
          )}
          {data && total === 0 && <NoServices search={search} stayId={stayId} />}
          {data && data.data.length > 0 && (
            <ul className={styles.grid} role="list">
              {data.data.map((card, index) => (
                <li key={card.serviceId}>
                  <ServiceCard
                    card={card}
                    day={search.booking_day}
                    stayId={stayId}
                    priority={index < FIRST_SEEN}
                  />
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
                to="/list-service"
                search={{ ...search, booking_id: stayId, page_number: number === 1 ? undefined : number }}
                activeOptions={{ exact: true }}
                {...props}
              />
            )}
          />
        </section>
      </div>
    </div>
  )
}
