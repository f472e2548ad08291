import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from '../BookingDetailPage.module.css'

/** The booking in outline. */
export function BookingLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải đặt phòng`}>
      <div className={styles.page}>
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

/** No such booking of mine, or none on this device without a network. */
export function BookingMissing({
  error,
  onRetry,
}: {
  readonly error: Error | null
  readonly onRetry: () => void
}) {
  const text = useProblemText(error)
  const unknown = isProblem(error, 404)
  const offline = isProblem(error, 'G_OFFLINE') || isProblem(error, 'G_NOT_SAVED')
  return (
    <EmptyState
      level={1}
      picture={unknown ? 'boat' : 'cloud'}
      title={
        unknown ? (
          <Trans>Không tìm thấy đặt phòng này</Trans>
        ) : offline ? (
          <Trans>Đặt phòng này chưa được lưu trên máy</Trans>
        ) : (
          <Trans>Chưa mở được đặt phòng</Trans>
        )
      }
      action={
        <>
          {!unknown && (
            <Button tone="primary" icon="refresh" onClick={onRetry}>
              <Trans>Thử lại</Trans>
            </Button>
          )}
          <Link to="/booking" {...buttonLook({ tone: 'secondary' })}>
            <Trans>Về danh sách chuyến đi</Trans>
          </Link>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
