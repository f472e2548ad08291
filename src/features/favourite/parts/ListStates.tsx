import { Trans } from '@lingui/react/macro'
import { isProblem } from '#src/api/problem.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** The list could not be shown: why, and the way on. */
export function ListError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
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
