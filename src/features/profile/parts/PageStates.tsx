import { Trans, useLingui } from '@lingui/react/macro'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from '../profile.module.css'

/** The page in outline while it is asked for. */
export function PageLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải`}>
      <div className={styles.loading}>
        <Skeleton shape="circle" />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
}

/** The page could not be shown: why, what is safe, and the way on. */
export function PageError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useProblemText(error)
  const offline = isProblem(error, 'G_OFFLINE') || isProblem(error, 'G_NOT_SAVED')
  return (
    <EmptyState
      picture="cloud"
      title={offline ? <Trans>Trang này cần có mạng</Trans> : <Trans>Chưa tải được trang này</Trans>}
      action={
        <Button tone="primary" icon="refresh" onClick={onRetry}>
          <Trans>Thử lại</Trans>
        </Button>
      }
    >
      <p>{text}</p>
      <p>
        <Trans>Tài khoản của bạn không thay đổi gì.</Trans>
      </p>
    </EmptyState>
  )
}
