import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './LoginPage.module.css'

/** The other ways: a new account, a forgotten password. */
export function LoginLinks() {
  return (
    <nav className={styles.links}>
      <Link to="/forgot-password">
        <Trans>Quên mật khẩu?</Trans>
      </Link>
      <span>
        <Trans>Chưa có tài khoản?</Trans>{' '}
        <Link to="/register">
          <Trans>Đăng ký</Trans>
        </Link>
      </span>
    </nav>
  )
}
