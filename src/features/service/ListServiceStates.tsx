import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isProblem } from '#src/api/problem.ts'
import { serverTime } from '#src/api/serverClock.ts'
import type { ServiceSearch } from '#src/api/serviceSearch.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from './ListServicePage.module.css'

/** Cards in outline while the search runs. */
export function ServicesLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tìm trải nghiệm`}>
      <div className={styles.grid}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={2} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

/** The search could not be made: an impossible day, or no network and nothing saved. */
export function ServicesError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useProblemText(error)
  const told = isProblem(error) ? Object.values(error.fields) : []
  return (
    <EmptyState
      picture="cloud"
      title={<Trans>Chưa tìm được</Trans>}
      action={
        <Button tone="primary" icon="refresh" onClick={onRetry}>
          <Trans>Thử lại</Trans>
        </Button>
      }
    >
      <p>{text}</p>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </EmptyState>
  )
}

/** Nothing fits: which door to open instead. */
export function NoServices({ search }: { readonly search: ServiceSearch }) {
  const { booking_day: _day, page_number: _page, ...withoutDay } = search
  return (
    <EmptyState
      picture="lantern"
      title={<Trans>Không còn trải nghiệm nào hợp với những điều kiện này</Trans>}
      action={
        <>
          <Link to="/list-service" search={{}} {...buttonLook({ tone: 'primary' })}>
            <Trans>Bỏ các bộ lọc</Trans>
          </Link>
          {search.booking_day !== undefined && (
            <Link to="/list-service" search={withoutDay} {...buttonLook()}>
              <Trans>Xem ngày khác</Trans>
            </Link>
          )}
        </>
      }
    >
      <p>
        <Trans>Thử đổi ngày, bớt bộ lọc hoặc tìm ở một nơi khác.</Trans>
      </p>
    </EmptyState>
  )
}

/** Results of an earlier time, when there is no network. */
export function SavedServices({ at }: { readonly at: string | null }) {
  const format = useFormat()
  if (at === null) return null
  const ago = format.ago(at, new Date(serverTime()).toISOString())
  return (
    <Notice icon="download" live="polite">
      <Trans>Không có mạng. Kết quả này được lưu {ago}, giá và số vé có thể đã đổi.</Trans>
    </Notice>
  )
}
