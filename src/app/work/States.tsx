import { Trans, useLingui } from '@lingui/react/macro'
import { isProblem } from '#src/api/problem.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
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
  const text = useProblemText(error)
  const unknown = isProblem(error, 404)
  const offline = isProblem(error, 'G_OFFLINE') || isProblem(error, 'G_NOT_SAVED')
  return (
    <EmptyState
      level={1}
      picture={unknown ? 'boat' : 'cloud'}
      title={
        unknown ? (
          <Trans>Không tìm thấy</Trans>
        ) : offline ? (
          <Trans>Trang này chưa được lưu trên máy</Trans>
        ) : (
          <Trans>Chưa tải được trang này</Trans>
        )
      }
      action={
        !unknown && (
          <Button tone="primary" icon="refresh" onClick={onRetry}>
            <Trans>Thử lại</Trans>
          </Button>
        )
      }
    >
      <p>{text}</p>
      {!unknown && (
        <p>
          <Trans>Mọi thứ của bạn vẫn nguyên vẹn trên máy chủ.</Trans>
        </p>
      )}
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
      <Trans>Không có mạng. Đây là bản đã lưu trên máy này {ago}.</Trans>
    </Notice>
  )
}
