import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { NotLoaded } from '../states/NotLoaded.tsx'
import styles from './page.module.css'

/** A page in outline while it is asked for. */
export function PageLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải`}>
      <div className={styles.page}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
}

/** A page could not be shown: why, what is safe, and the way on. */
export function PageError({
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
      failed={<Trans>Chưa tải được trang này</Trans>}
      unsaved={<Trans>Trang này chưa được lưu trên máy</Trans>}
      missing={<Trans>Không tìm thấy</Trans>}
    >
      <p>
        <Trans>Mọi thứ của bạn vẫn nguyên vẹn trên máy chủ.</Trans>
      </p>
    </NotLoaded>
  )
}
