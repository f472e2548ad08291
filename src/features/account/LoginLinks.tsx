import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './LoginPage.module.css'

/** The other ways: a new account, a forgotten password. */
export function LoginLinks({ back }: { readonly back: string | undefined }) {
  return (
    <nav className={styles.links}>
      <Link to="/forgot-password" search={{ back }}>
        <Trans>Quên mật khẩu?</Trans>
      </Link>
      <span>
        <Trans>Chưa có tài khoản?</Trans>{' '}
        <Link to="/register" search={{ back }}>
          <Trans>Đăng ký</Trans>
        </Link>
      </span>
    </nav>
  )
}
