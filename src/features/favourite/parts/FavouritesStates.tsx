import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isProblem } from '#src/api/problem.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
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

/** The list could not be shown: why, and the way on. */
export function FavouritesError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useProblemText(error)
  const offline = isProblem(error, 'G_OFFLINE') || isProblem(error, 'G_NOT_SAVED')
  return (
    <EmptyState
      picture="cloud"
      title={
        offline ? <Trans>Danh sách chưa được lưu trên máy</Trans> : <Trans>Chưa tải được danh sách</Trans>
      }
      action={
        <Button tone="primary" icon="refresh" onClick={onRetry}>
          <Trans>Thử lại</Trans>
        </Button>
      }
    >
      <p>{text}</p>
    </EmptyState>
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

/** Says that what is shown comes from the device, and how old it is. Nothing when it is fresh. */
export function SavedNote({ at }: { readonly at: string | null }) {
  const format = useFormat()
  if (at === null) return null
  const ago = format.ago(at, new Date(serverTime()).toISOString())
  return (
    <Notice tone="info" icon="download" live="polite">
      <Trans>Không có mạng. Danh sách này được lưu trên máy {ago}; giá có thể đã đổi.</Trans>
    </Notice>
  )
}
