import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { asAddress } from './asAddress.ts'
import { OneSearch } from './OneSearch.tsx'
import { ListError, SavedList } from '../parts/ListStates.tsx'
import { SearchesEmpty, SearchesLoading } from './SearchesStates.tsx'
import styles from './saved.module.css'

export interface SavedSearchesPageProps {
  /** The search that a notice or a letter is about: it is opened at once, if it can still be made. */
  readonly opened?: string | undefined
}

/** The searches that I keep, the latest first. */
export function SavedSearchesPage({ opened }: SavedSearchesPageProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(query('savedSearch.mine', {}))
  const top = useRef<HTMLDivElement>(null)
  const searches = data?.searches ?? []
  const one = searches.find(({ savedSearchId }) => savedSearchId === opened)
  if (one?.now) return <Navigate to="/list-room" search={asAddress(one.search)} replace />
  return (
    <div ref={top} className={styles.page} tabIndex={-1}>
      <SectionHeading level={1} lead={<Trans>Mở lại bằng một chạm, với giá lúc này.</Trans>}>
        <Trans>Tìm kiếm đã lưu</Trans>
      </SectionHeading>
      <SavedList at={savedAt(data)} />
      {data && opened !== undefined && (
        <Notice live="polite">
          {one ? (
            <Trans>Ngày của tìm kiếm này đã qua.</Trans>
          ) : (
            <Trans>Tìm kiếm này không còn được lưu.</Trans>
          )}
        </Notice>
      )}
      {!data && (error ? <ListError error={error} onRetry={() => void refetch()} /> : <SearchesLoading />)}
      {searches.length > 0 && (
        <>
          <p className="strong" role="status">
            <Plural value={searches.length} other="# tìm kiếm" />
          </p>
          <ul className="stack-4" role="list" aria-label={t`Tìm kiếm đã lưu`}>
            {searches.map((search) => (
              <li key={search.savedSearchId}>
                <OneSearch
                  search={search}
                  // The button that was pressed leaves with its search: whoever goes by keyboard stays on the list.
                  onRemoved={() => top.current?.focus({ preventScroll: true })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {data && searches.length === 0 && <SearchesEmpty />}
    </div>
  )
}
