import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Says that the server no longer knows who is here, since when what is shown is not renewed, and how to go on. */
export function SignInToRenew({ at }: { readonly at: string }) {
  const format = useFormat()
  const back = useLocation({ select: ({ href }) => href })
  return (
    <Notice
      tone="info"
      icon="download"
      live="polite"
      action={
        <Link to="/login" search={{ back }} {...buttonLook({ size: 'small' })}>
          <Trans>Đăng nhập</Trans>
        </Link>
      }
    >
      <Trans>
        Phiên đăng nhập đã hết. Đây là bản lưu trên máy này, chưa được làm mới từ {format.moment(at)}; mã nhận
        phòng vẫn dùng được. Đăng nhập để xem bản mới nhất.
      </Trans>
    </Notice>
  )
}
