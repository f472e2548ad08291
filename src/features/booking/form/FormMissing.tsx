import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** The resort of a draft cannot be shown: it is gone, or there is no network. */
export function FormMissing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useProblemText(error)
  const gone = isProblem(error, 404)
  return (
    <EmptyState
      level={1}
      picture={gone ? 'boat' : 'cloud'}
      title={
        gone ? <Trans>Chỗ ở này không còn nhận khách</Trans> : <Trans>Chưa mở được trang đặt phòng</Trans>
      }
      action={
        <>
          {!gone && (
            <Button tone="primary" icon="refresh" onClick={onRetry}>
              <Trans>Thử lại</Trans>
            </Button>
          )}
          <Link to="/list-room" {...buttonLook()}>
            <Trans>Tìm chỗ ở khác</Trans>
          </Link>
        </>
      }
    >
      <p>{text}</p>
      <p>
        <Trans>Những gì bạn đã nhập vẫn còn trên máy này.</Trans>
      </p>
    </EmptyState>
  )
}
