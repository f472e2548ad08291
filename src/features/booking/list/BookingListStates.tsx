import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { Tab } from '#contract/tabs.ts'

/** Cards in outline while the list is asked for. */
export function BookingListLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải các chuyến đi`}>
      <div className="stack-4">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
}

/** The list could not be shown: why, what is safe, and the way on. */
export function BookingListError({
  error,
  onRetry,
}: {
  readonly error: Error
  readonly onRetry: () => void
}) {
  return (
    <NotLoaded
      error={error}
      onRetry={onRetry}
      failed={<Trans>Chưa tải được danh sách</Trans>}
      unsaved={<Trans>Danh sách này chưa được lưu trên máy</Trans>}
    >
      <p>
        <Trans>Các lần đặt phòng của bạn vẫn nguyên vẹn trên máy chủ.</Trans>
      </p>
    </NotLoaded>
  )
}

/** Nothing under this list yet. */
export function BookingListEmpty({ tab }: { readonly tab: Tab }) {
  return (
    <EmptyState
      picture="boat"
      title={
        tab === 'all' ? <Trans>Chưa có chuyến đi nào</Trans> : <Trans>Không có đặt phòng nào ở mục này</Trans>
      }
      action={
        <>
          <Link to="/list-room" {...buttonLook({ tone: 'primary' })}>
            <Trans>Tìm chỗ ở</Trans>
          </Link>
          {tab !== 'all' && (
            <Link to="/booking" search={{}} {...buttonLook()}>
              <Trans>Xem tất cả chuyến đi</Trans>
            </Link>
          )}
        </>
      }
    >
      {tab === 'all' && (
        <p>
          <Trans>Khi bạn đặt phòng, chuyến đi và mã nhận phòng sẽ nằm ở đây, cả lúc không có sóng.</Trans>
        </p>
      )}
    </EmptyState>
  )
}
