import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { Result } from './Result.tsx'

/** Back from the gateway into a dead spot: what it sent is kept, and asked about when there is a network. */
export function OfflineReturn({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Result
      step={1}
      picture="cloud"
      title={<Trans>Chưa có mạng để hỏi kết quả</Trans>}
      action={
        <Button tone="primary" icon="refresh" onClick={onRetry}>
          <Trans>Thử lại</Trans>
        </Button>
      }
    >
      <p role="status">
        <Trans>
          Kết quả từ cổng thanh toán đã được giữ lại. Có mạng là trang này tự hỏi tiếp; bạn không cần thanh
          toán lại.
        </Trans>
      </p>
    </Result>
  )
}
