import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { serverTime } from '#src/api/serverClock.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from './news.module.css'

/** Cards in outline. */
export function NewsLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang lấy tin`}>
      <div className={styles.grid}>
        {[1, 2, 3].map((place) => (
          <div key={place}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={2} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

/** The list could not be had. */
export function NewsError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useProblemText(error)
  return (
    <EmptyState
      picture="cloud"
      title={<Trans>Chưa lấy được tin</Trans>}
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

/** Nothing of this kind, or a page behind the last. */
export function NoNews() {
  return (
    <EmptyState
      picture="lantern"
      title={<Trans>Chưa có gì ở mục này</Trans>}
      action={
        <Link to="/news" {...buttonLook({ tone: 'primary' })}>
          <Trans>Xem tất cả tin</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Mùa lễ hội nào rồi cũng tới. Trong lúc chờ, mời bạn xem các bài viết khác.</Trans>
      </p>
    </EmptyState>
  )
}

/** An answer of an earlier time, when there is no network. */
export function SavedNews({ at }: { readonly at: string | null }) {
  const format = useFormat()
  if (at === null) return null
  const ago = format.ago(at, new Date(serverTime()).toISOString())
  return (
    <Notice icon="download" live="polite">
      <Trans>Không có mạng. Đây là bản lưu từ {ago}.</Trans>
    </Notice>
  )
}
