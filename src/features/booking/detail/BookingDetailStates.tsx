import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from '../BookingDetailPage.module.css'

/** The booking in outline. */
export function BookingLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải đặt phòng`}>
      <div className="stack-4">
        <div className={styles.head}>
          <Skeleton shape="picture" />
          <div>
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={2} />
          </div>
        </div>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
}

/** What is below the head of a booking, in outline while its parts are on their way. */
export function RestLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải đặt phòng`}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}

/** No such booking of mine, or none on this device without a network. */
export function BookingMissing({
  error,
  onRetry,
}: {
  readonly error: Error | null
  readonly onRetry: () => void
}) {
  return (
    <NotLoaded
      level={1}
      error={error}
      onRetry={onRetry}
      failed={<Trans>Chưa mở được đặt phòng</Trans>}
      unsaved={<Trans>Đặt phòng này chưa được lưu trên máy</Trans>}
      missing={<Trans>Không tìm thấy đặt phòng này</Trans>}
      action={
        <Link to="/booking" {...buttonLook({ tone: 'secondary' })}>
          <Trans>Về danh sách chuyến đi</Trans>
        </Link>
      }
    />
  )
}
