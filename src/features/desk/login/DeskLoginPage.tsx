import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSession, useSignOut } from '#src/app/state/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { DeskLoginForm } from './DeskLoginForm.tsx'
import { PasskeyEntry, StaffPasskey } from './StaffPasskey.tsx'
import styles from './DeskLoginPage.module.css'

function LeaveButton({ tone }: { readonly tone: 'primary' | 'secondary' }) {
  const signOut = useSignOut()
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)
  return (
    <Button
      tone={tone}
      block
      busy={leaving}
      onClick={() => {
        setLeaving(true)
        void signOut()
          .then(() => router.navigate({ to: '/desk/login' }))
          .finally(() => setLeaving(false))
      }}
    >
      <Trans>Đăng xuất</Trans>
    </Button>
  )
}

/** Somebody is signed in who is not of the staff: said plainly, with the two ways on. */
function NotStaff({ name }: { readonly name: string }) {
  return (
    <>
      <Notice tone="warning" live="polite" title={<Trans>Tài khoản này không phải của nhân viên</Trans>}>
        <Trans>
          Bạn đang đăng nhập là {name}. Bàn làm việc chỉ mở cho nhân viên được cấp quyền; nếu bạn là nhân
          viên, hãy dùng tài khoản nhân viên hoặc nhờ người quản trị cấp quyền.
        </Trans>
      </Notice>
      <LeaveButton tone="primary" />
      <Link to="/" {...buttonLook({ block: true })}>
        <Trans>Về trang của khách</Trans>
      </Link>
    </>
  )
}

/** Leads on as soon as it is clear that this is staff. */
function Welcome({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const going = useRef(false)
  useEffect(() => {
    if (going.current) return
    going.current = true
    void onSignedIn()
  }, [onSignedIn])
  return <Skeleton shape="block" />
}

/** The staff's own door. Whoever may not work at the desk is told so. */
export function DeskLoginPage({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const { t } = useLingui()
  const session = useSession()
  const staff = session.state === 'signedIn' && session.person.capabilities.includes('desk.work')
  return (
    <div className={styles.page}>
      <span className={styles.seal}>
        <Icon name="shield" size={32} />
      </span>
      <h1>
        <Trans>Đăng nhập nhân viên</Trans>
      </h1>
      <p className="soft">
        <Trans>Mọi việc bạn làm ở bàn làm việc đều được ghi lại cùng tên và lý do.</Trans>
      </p>
      {session.state === 'unknown' && <Skeleton shape="block" />}
      {session.state === 'signedOut' && (
        <>
          <DeskLoginForm label={t`Đăng nhập nhân viên`} />
          <PasskeyEntry />
        </>
      )}
      {session.state === 'signedIn' && staff && <Welcome onSignedIn={onSignedIn} />}
      {session.state === 'signedIn' && !staff && session.person.needs === 'passkey' && (
        <>
          <StaffPasskey />
          <LeaveButton tone="secondary" />
        </>
      )}
      {session.state === 'signedIn' && !staff && session.person.needs === undefined && (
        <NotStaff name={session.person.name} />
      )}
    </div>
  )
}
