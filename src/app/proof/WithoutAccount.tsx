import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'

/** Said above a contact: nobody has to have an account; whoever has one may have it fill in what it knows. */
export function WithoutAccount() {
  const back = useLocation({ select: ({ href }) => href })
  return (
    <p className="soft anywhere">
      <Trans>
        Bạn chưa cần tài khoản: khi bạn đặt, một mã đến bằng tin nhắn ở số điện thoại dưới đây. Đã có tài
        khoản?{' '}
        <Link to="/login" search={{ back }}>
          Đăng nhập
        </Link>
      </Trans>
    </p>
  )
}
