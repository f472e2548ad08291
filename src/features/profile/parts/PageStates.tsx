import { Trans, useLingui } from '@lingui/react/macro'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { SavedSince } from '#src/app/states/SavedSince.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

/** The page in outline while it is asked for. */
export function PageLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải`}>
      <div className="stack-4">
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
  return (
    <NotLoaded
      error={error}
      onRetry={onRetry}
      failed={<Trans>Chưa tải được trang này</Trans>}
      unsaved={<Trans>Trang này cần có mạng</Trans>}
    >
      <p>
        <Trans>Tài khoản của bạn không thay đổi gì.</Trans>
      </p>
    </NotLoaded>
  )
}

/** A page of an earlier time: what one writes here goes to the server at once. */
export function SavedProfile({ at }: { readonly at: string | null }) {
  return (
    <SavedSince
      at={at}
      says={(ago) => (
        <Trans>Không có mạng. Đây là bản đã lưu trên máy này {ago}; thay đổi cần có mạng.</Trans>
      )}
    />
  )
}
