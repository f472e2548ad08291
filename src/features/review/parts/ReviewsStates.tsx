import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { REVIEW_DAYS } from '#contract/numbers.ts'
import styles from '../review.module.css'

/** The list in outline while it is asked for. */
export function ReviewsLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải đánh giá`}>
      <div className={styles.list}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
}

/** The list could not be shown: why, and the way on. */
export function ReviewsError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <NotLoaded
      error={error}
      onRetry={onRetry}
      failed={<Trans>Chưa tải được đánh giá</Trans>}
      unsaved={<Trans>Đánh giá chưa được lưu trên máy</Trans>}
    />
  )
}

/** Nothing written, and nothing to write about. */
export function ReviewsEmpty() {
  return (
    <EmptyState
      picture="letter"
      title={<Trans>Chưa có đánh giá nào</Trans>}
      action={
        <Link to="/booking" {...buttonLook({ tone: 'primary' })}>
          <Trans>Chuyến đi của tôi</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Sau mỗi chuyến đi, bạn có {REVIEW_DAYS} ngày để kể lại vài lời.</Trans>
      </p>
    </EmptyState>
  )
}
