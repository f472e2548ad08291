import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** No such booking of this person, or none that can be shown without a network. */
export function BookingUnknown({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useProblemText(error)
  const unknown = isProblem(error, 404)
  return (
    <EmptyState
      level={1}
      picture={unknown ? 'boat' : 'cloud'}
      title={unknown ? <Trans>Không tìm thấy đặt phòng này</Trans> : <Trans>Chưa mở được trang này</Trans>}
      action={
        <>
          {!unknown && (
            <Button tone="primary" icon="refresh" onClick={onRetry}>
              <Trans>Thử lại</Trans>
            </Button>
          )}
          <Link to="/booking" {...buttonLook()}>
            <Trans>Chuyến đi của tôi</Trans>
          </Link>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
