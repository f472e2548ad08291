import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** The account is closed: until when one may come back. */
export function Farewell({ leavesAt }: { readonly leavesAt: string }) {
  const format = useFormat()
  const until = format.moment(leavesAt)
  return (
    <EmptyState
      level={1}
      picture="boat"
      title={<Trans>Hẹn gặp lại bạn</Trans>}
      action={
        <Link to="/" {...buttonLook({ tone: 'primary' })}>
          <Trans>Về trang chủ</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Tài khoản đã đóng và bạn đã được đăng xuất ở mọi nơi.</Trans>
      </p>
      <p>
        <Trans>Nếu đổi ý, bạn đăng nhập trước {until} là mọi thứ còn nguyên.</Trans>
      </p>
    </EmptyState>
  )
}
