import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Security } from '#contract/shapes/profile.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { ContactWays } from '../parts/ContactWays.tsx'
import { PageError, PageLoading } from '../parts/PageStates.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ConsentsPanel } from './ConsentsPanel.tsx'
import { Glance } from './Glance.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import { useSecurity } from './useSecurity.ts'
import styles from '../profile.module.css'

interface SecurityPageProps {
  /** Other ways into the account, such as passkeys and linked accounts. */
  readonly otherWays: ReactNode
  /** Whether those are known, or could not be had: what stands below them would move. */
  readonly waysKnown: boolean
}

/** What protects the account at a glance, where it is signed in, and what is done with one's data. */
export function SecurityPage({ otherWays, waysKnown }: SecurityPageProps) {
  const { security, error, refetch, confirmed } = useSecurity()
  return (
    <div className={styles.page}>
      <SectionHeading
        level={1}
        lead={<Trans>Điều gì đang bảo vệ tài khoản của bạn, và ai đang ở trong đó.</Trans>}
      >
        <Trans>Bảo mật</Trans>
      </SectionHeading>
      {security && waysKnown ? (
        <>
          <Glance security={security} />
          <PasswordPanel security={security} />
          {otherWays}
          <ContactWays profile={security} />
          <DevicesPanel devices={security.devices} />
          <ConsentsPanel />
          <ExportPanel security={security} confirmed={confirmed} />
        </>
      ) : error ? (
        <PageError error={error} onRetry={refetch} />
      ) : (
        <PageLoading />
      )}
    </div>
  )
}

function PasswordPanel({ security }: { readonly security: Security }) {
  const format = useFormat()
  const since = security.passwordChangedAt
  return (
    <Panel title={<Trans>Mật khẩu</Trans>}>
      <div className={styles.row}>
        <Icon name="lock" />
        <div className={styles.rowWords}>
          <span>
            {since === null ? <Trans>Chưa có mật khẩu</Trans> : <Trans context="password">Đã đặt</Trans>}
          </span>
          <span className="note regular">
            {since === null ? (
              <Trans>
                Bạn đang đăng nhập bằng cách khác. Đặt mật khẩu để luôn có thêm một cách đăng nhập.
              </Trans>
            ) : (
              <Trans>Đổi lần cuối {format.moment(since)}</Trans>
            )}
          </span>
        </div>
        <Link to="/profile/security/change-password" {...buttonLook({ size: 'small' })}>
          {since === null ? <Trans>Đặt mật khẩu</Trans> : <Trans>Đổi mật khẩu</Trans>}
        </Link>
      </div>
    </Panel>
  )
}
