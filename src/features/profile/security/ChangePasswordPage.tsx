import { Trans } from '@lingui/react/macro'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { BackToSecurity } from '../parts/BackToSecurity.tsx'
import { PageError, PageLoading } from '../parts/PageStates.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { ConfirmPerson } from './ConfirmPerson.tsx'
import { useSecurity } from './useSecurity.ts'
import styles from '../profile.module.css'

/** Another password; somebody who signs in by others sets the first one, after showing who they are. */
export function ChangePasswordPage() {
  const { security, error, refetch, confirmed } = useSecurity()
  const first = security?.passwordChangedAt === null
  return (
    <div className={styles.page}>
      <BackToSecurity />
      <SectionHeading
        level={1}
        lead={<Trans>Mọi thiết bị khác sẽ được đăng xuất; thiết bị này thì không.</Trans>}
      >
        {first ? <Trans>Đặt mật khẩu</Trans> : <Trans>Đổi mật khẩu</Trans>}
      </SectionHeading>
      {security ? (
        first && !confirmed ? (
          <ConfirmPerson security={security} />
        ) : (
          <ChangePasswordForm first={first} />
        )
      ) : error ? (
        <PageError error={error} onRetry={refetch} />
      ) : (
        <PageLoading />
      )}
    </div>
  )
}
