import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SavedSince } from '#src/app/states/SavedSince.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

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
  return <SavedSince at={at} says={(ago) => <Trans>Không có mạng. Đây là bản lưu từ {ago}.</Trans>} />
}
