import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Profile } from '#contract/shapes/profile.ts'
import { shownAddress } from '#src/i18n/shownAddress.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from './Panel.tsx'
import styles from '../profile.module.css'

const shown = (address: string | null): string | null => (address === null ? null : shownAddress(address))

/** Email and phone: what one signs in with, changed only with a code to the new one. */
export function ContactWays({ profile }: { readonly profile: Pick<Profile, 'email' | 'phone'> }) {
  return (
    <Panel
      title={<Trans>Email và số điện thoại</Trans>}
      lead={<Trans>Bạn đăng nhập và nhận mã bằng chúng, nên mỗi lần đổi cần một mã xác minh.</Trans>}
    >
      <ul className={styles.rows} role="list">
        {(['email', 'phone'] as const).map((kind) => (
          <li key={kind} className={styles.row}>
            <Icon name={kind === 'email' ? 'mail' : 'phone'} />
            <div className={styles.rowWords}>
              <span className="note regular">
                {kind === 'email' ? <Trans>Email</Trans> : <Trans>Số điện thoại</Trans>}
              </span>
              <span data-figures>{shown(profile[kind]) ?? <Trans>Chưa có</Trans>}</span>
            </div>
            <Link
              to="/profile/security/verify-otp"
              search={{ change: kind }}
              {...buttonLook({ size: 'small' })}
            >
              {profile[kind] === null ? <Trans>Thêm</Trans> : <Trans>Đổi</Trans>}
              <span className="unseen">
                {' '}
                {kind === 'email' ? <Trans>email</Trans> : <Trans>số điện thoại</Trans>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
