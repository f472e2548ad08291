import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** What shows where there is no page. */
export function NotFoundPage() {
  return (
    <EmptyState
      level={1}
      picture="boat"
      title={<Trans>Không tìm thấy trang này</Trans>}
      action={
        <>
          <Link to="/" {...buttonLook({ tone: 'primary' })}>
            <Trans>Quay lại trang chủ</Trans>
          </Link>
          <Link to="/list-room" {...buttonLook()}>
            <Trans>Tìm chỗ ở</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>Đường dẫn có thể đã cũ, hoặc chỗ ở này không còn nữa.</Trans>
      </p>
    </EmptyState>
  )
}
