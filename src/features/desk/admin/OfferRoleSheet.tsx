import { Trans, useLingui } from '@lingui/react/macro'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useReason } from '../parts/useReason.tsx'
import type { RoleEntry } from './RolesPage.tsx'
import { useAdminDone, type AdminAsk } from './useAdminDone.ts'
import { ROLE_TEXT } from './words.ts'

/** Deletes a role that nobody holds, or brings it back. */
export function OfferRoleSheet({ role, ...ask }: AdminAsk & { readonly role: RoleEntry }) {
  const { t, i18n } = useLingui()
  const name = i18n._(ROLE_TEXT[role.role])
  const { field, given } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const offer = useAct('desk.offerRole')
  const done = useAdminDone(ask, role.offered ? t`Đã xóa vai trò ${name}` : t`Đã khôi phục vai trò ${name}`)
  return (
    <AskSheet
      title={role.offered ? <Trans>Xóa vai trò {name}?</Trans> : <Trans>Khôi phục vai trò {name}?</Trans>}
      submitText={role.offered ? <Trans>Xóa vai trò</Trans> : <Trans>Khôi phục</Trans>}
      tone={role.offered ? 'danger' : 'primary'}
      act={offer}
      onSubmit={given((reason) =>
        offer.mutate({ role: role.role, version: role.version, offered: !role.offered, reason }, done),
      )}
      onClose={ask.onClose}
    >
      <p>
        {role.offered ? (
          <Trans>Không ai được trao vai trò này nữa, cho đến khi bạn khôi phục.</Trans>
        ) : (
          <Trans>Vai trò lại có thể trao cho người dùng.</Trans>
        )}
      </p>
      {field}
    </AskSheet>
  )
}
