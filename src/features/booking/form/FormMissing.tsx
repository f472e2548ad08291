import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'

/** The resort of a draft cannot be shown: it is gone, or there is no network. */
export function FormMissing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <NotLoaded
      level={1}
      error={error}
      onRetry={onRetry}
      failed={<Trans>Chưa mở được trang đặt phòng</Trans>}
      missing={<Trans>Chỗ ở này không còn nhận khách</Trans>}
      action={
        <Link to="/list-room" {...buttonLook()}>
          <Trans>Tìm chỗ ở khác</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Những gì bạn đã nhập vẫn còn trên máy này.</Trans>
      </p>
    </NotLoaded>
  )
}
