import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'

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
