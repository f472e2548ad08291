import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from '../favourite.module.css'

/** The list in outline while it is asked for. */
export function FavouritesLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải nơi yêu thích`}>
      <div className={styles.grid}>
        <Skeleton shape="picture" />
        <Skeleton shape="picture" />
      </div>
    </SkeletonGroup>
  )
}

/** No place is kept yet. */
export function FavouritesEmpty() {
  return (
    <EmptyState
      picture="lantern"
      title={<Trans>Chưa có nơi nào</Trans>}
      action={
        <Link to="/list-room" {...buttonLook({ tone: 'primary' })}>
          <Trans>Tìm chỗ ở</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Chạm vào trái tim ở nơi bạn thích, nơi ấy sẽ nằm ở đây, cả khi không có mạng.</Trans>
      </p>
    </EmptyState>
  )
}
