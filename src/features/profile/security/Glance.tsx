import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Security } from '#contract/shapes/profile.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from '../profile.module.css'

/** What protects the account, in one look: a good state says so, a missing way in is named. */
export function Glance({ security }: { readonly security: Security }) {
  const { passwordChangedAt, email, phone, devices } = security
  const ways: { key: string; there: boolean; said: ReactNode }[] = [
    { key: 'password', there: passwordChangedAt !== null, said: <Trans>Mật khẩu</Trans> },
    { key: 'email', there: email !== null, said: <Trans>Email</Trans> },
    { key: 'phone', there: phone !== null, said: <Trans>Số điện thoại</Trans> },
  ]
  const whole = ways.every(({ there }) => there)
  return (
    <div className={styles.glance} data-tone={whole ? 'good' : 'attention'}>
      <p className={styles.glanceHead}>
        <Icon name="shield" size={24} />
        {whole ? (
          <Trans>Bạn có nhiều cách đăng nhập, và cách nào cũng cần chính bạn xác nhận.</Trans>
        ) : (
          <Trans>Thêm một cách đăng nhập nữa, để lỡ quên mật khẩu hay mất máy bạn vẫn vào được.</Trans>
        )}
      </p>
      <ul className={styles.glanceList} role="list">
        {ways.map(({ key, there, said }) => (
          <li key={key}>
            <Icon name={there ? 'check-circle' : 'close-circle'} />
            <span>
              {said}
              {!there && (
                <>
                  {': '}
                  <Trans>chưa có</Trans>
                </>
              )}
            </span>
          </li>
        ))}
        <li>
          <Icon name="tv" />
          <Plural value={devices.length} other="# thiết bị đang đăng nhập" />
        </li>
      </ul>
    </div>
  )
}
