import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ServiceSearch } from '#src/api/serviceSearch.ts'
import { SavedSince } from '#src/app/states/SavedSince.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Nothing fits: which door to open instead. */
export function NoServices({
  search,
  stayId,
}: {
  readonly search: ServiceSearch
  /** The stay that tickets are looked for; it is no filter and stays. */
  readonly stayId?: string | undefined
}) {
  const { booking_day: _day, page_number: _page, ...withoutDay } = search
  return (
    <EmptyState
      picture="lantern"
      title={<Trans>Không còn trải nghiệm nào hợp với những điều kiện này</Trans>}
      action={
        <>
          <Link to="/list-service" search={{ booking_id: stayId }} {...buttonLook({ tone: 'primary' })}>
            <Trans>Bỏ các bộ lọc</Trans>
          </Link>
          {search.booking_day !== undefined && (
            <Link to="/list-service" search={{ ...withoutDay, booking_id: stayId }} {...buttonLook()}>
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

/** Results of an earlier time. */
export function SavedServices({ at }: { readonly at: string | null }) {
  return (
    <SavedSince
      at={at}
      says={(ago) => <Trans>Kết quả này được lưu {ago}, giá và số vé có thể đã đổi.</Trans>}
    />
  )
}
