import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** What shows where there is no page. */
export function NotFoundPage() {
  return (
    <>
      <h1>
        <Trans>Không tìm thấy trang này</Trans>
      </h1>
      <Link to="/">
        <Trans>Về trang chủ</Trans>
      </Link>
    </>
  )
}
