import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/shapes/administration.ts'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useReason } from '../parts/useReason.tsx'
import { useAdminDone, type AdminAsk } from './useAdminDone.ts'

/** Signs a person out on every device: when a phone is lost, or somebody else may be in. */
export function EndSessionsSheet({ user, ...ask }: AdminAsk & { readonly user: User }) {
  const { t } = useLingui()
  const { field, given } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const end = useAct('desk.endSessions')
  const { name } = user
  const done = useAdminDone(ask, t`Đã đăng xuất mọi thiết bị của ${name}`)
  return (
    <AskSheet
      title={<Trans>Đăng xuất mọi thiết bị của {name}?</Trans>}
      submitText={<Trans>Đăng xuất</Trans>}
      tone="danger"
      act={end}
      onSubmit={given((reason) => end.mutate({ user_id: user.id, version: user.version, reason }, done))}
      onClose={ask.onClose}
    >
      <p>
        <Trans>
          Mọi thiết bị đang đăng nhập phải đăng nhập lại. Tài khoản, vai trò và mật khẩu giữ nguyên: nếu mật
          khẩu đã lộ, người đó cần đặt mật khẩu mới.
        </Trans>
      </p>
      {field}
    </AskSheet>
  )
}
