import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Capability } from '#contract/grants.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { useSession } from './state/session.ts'

/** Opens a workplace to who has the capability, as the server says; to others it says what it is. */
export function Guarded({ capability, children }: { capability: Capability; children: ReactNode }) {
  const session = useSession()
  const { t } = useLingui()
  if (session.state === 'unknown')
    return (
      <SkeletonGroup label={t`Đang tải`}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  if (session.state === 'signedIn' && session.person.capabilities.includes(capability)) return children
  if (session.state === 'signedIn' && session.person.needs) return <Navigate to="/desk/login" replace />
  return (
    <EmptyState
      level={1}
      picture="basket"
      title={<Trans>Bạn chưa có quyền mở trang này</Trans>}
      action={
        <Link to="/" {...buttonLook({ tone: 'primary' })}>
          <Trans>Quay lại trang chủ</Trans>
        </Link>
      }
    >
      <p>
        <Trans>
          Nếu đây là nhầm lẫn, bạn đăng nhập bằng tài khoản khác hoặc nhờ người quản trị cấp quyền nhé.
        </Trans>
      </p>
    </EmptyState>
  )
}
