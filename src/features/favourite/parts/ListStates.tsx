import { Trans } from '@lingui/react/macro'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { SavedSince } from '#src/app/states/SavedSince.tsx'

/** The list could not be shown: why, and the way on. */
export function ListError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <NotLoaded
      error={error}
      onRetry={onRetry}
      failed={<Trans>Chưa tải được danh sách</Trans>}
      unsaved={<Trans>Danh sách chưa được lưu trên máy</Trans>}
    />
  )
}

/** A list of an earlier time. */
export function SavedList({ at }: { readonly at: string | null }) {
  return (
    <SavedSince
      at={at}
      says={(ago) => <Trans>Không có mạng. Danh sách này được lưu trên máy {ago}; giá có thể đã đổi.</Trans>}
    />
  )
}
