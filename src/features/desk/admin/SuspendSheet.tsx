import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/shapes/administration.ts'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useReason } from '../parts/useReason.tsx'
import { useAdminDone, type AdminAsk } from './useAdminDone.ts'

/** Suspends an account, or restores one that was. */
export function SuspendSheet({ user, ...ask }: AdminAsk & { readonly user: User }) {
  const { t } = useLingui()
  const { field, given } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const act = useAct('desk.suspend')
  const { name } = user
  const suspended = user.state !== 'LOCKED'
  const done = useAdminDone(
    ask,
    suspended ? t`Đã khóa tài khoản của ${name}` : t`Đã mở khóa tài khoản của ${name}`,
  )
  return (
    <AskSheet
      title={
        suspended ? <Trans>Khóa tài khoản của {name}?</Trans> : <Trans>Mở khóa tài khoản của {name}?</Trans>
      }
      submitText={suspended ? <Trans>Khóa tài khoản</Trans> : <Trans>Mở khóa</Trans>}
      tone={suspended ? 'danger' : 'primary'}
      act={act}
      onSubmit={given((reason) =>
        act.mutate({ user_id: user.id, version: user.version, suspended, reason }, done),
      )}
      onClose={ask.onClose}
    >
      <p>
        {suspended ? (
          <Trans>
            Người đó bị đăng xuất khỏi mọi thiết bị và không đăng nhập được nữa cho đến khi mở khóa. Đặt phòng
            và chỗ ở của họ giữ nguyên.
          </Trans>
        ) : (
          <Trans>Người đó đăng nhập lại được ngay.</Trans>
        )}
      </p>
      {field}
    </AskSheet>
  )
}
