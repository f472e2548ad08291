import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Instead of the blocks when they could not be fetched: the search above still works. */
export function NoBlocks({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      picture="cloud"
      title={<Trans>Chưa tải được gợi ý</Trans>}
      action={
        <Button icon="refresh" onClick={onRetry}>
          <Trans>Thử lại</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Bạn vẫn tìm được chỗ ở và xem được các chuyến đi đã lưu.</Trans>
      </p>
    </EmptyState>
  )
}
