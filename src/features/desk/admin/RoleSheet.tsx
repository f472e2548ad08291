import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '#contract/grants.ts'
import type { User } from '#contract/shapes/administration.ts'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useReason } from '../parts/useReason.tsx'
import { useAdminDone, type AdminAsk } from './useAdminDone.ts'
import { CAPABILITY_TEXT, ROLE_TEXT } from './words.ts'

/** Gives one role to a person or takes it away; which of the two, the chosen role says. */
export function RoleSheet({ user, ...ask }: AdminAsk & { readonly user: User }) {
  const { t, i18n } = useLingui()
  const [role, setRole] = useState<Role | null>(null)
  const [tried, setTried] = useState(false)
  const { data } = useQuery(query('desk.roles', {}))
  const unchosen = useCodeText(tried && role === null ? 'C_002' : undefined, t`vai trò`)
  const { field, said } = useReason(t`Được ghi vào nhật ký cùng tên bạn.`)
  const set = useAct('desk.setRole')
  const done = useAdminDone(ask, t`Đã đổi vai trò`)
  const holds = role !== null && user.roles.includes(role)
  const { name } = user
  const submit = () => {
    setTried(true)
    const reason = said()
    if (reason === null || role === null) return
    set.mutate({ user_id: user.id, version: user.version, role, give: !holds, reason }, done)
  }
  return (
    <AskSheet
      title={<Trans>Vai trò của {name}</Trans>}
      submitText={holds ? <Trans>Thu hồi</Trans> : <Trans>Trao vai trò</Trans>}
      tone={holds ? 'danger' : 'primary'}
      act={set}
      onSubmit={submit}
      onClose={ask.onClose}
    >
      {data ? (
        <RadioGroup
          legend={<Trans>Vai trò</Trans>}
          look="cards"
          value={role}
          onChange={setRole}
          error={unchosen || undefined}
          options={data.roles
            .filter((one) => one.offered || user.roles.includes(one.role))
            .map((one) => ({
              value: one.role,
              label: user.roles.includes(one.role)
                ? t`${i18n._(ROLE_TEXT[one.role])}, đang giữ`
                : i18n._(ROLE_TEXT[one.role]),
              description: one.capabilities
                .map((capability) => i18n._(CAPABILITY_TEXT[capability]))
                .join(', '),
            }))}
        />
      ) : (
        <Skeleton shape="block" />
      )}
      {role !== null && (
        <p>
          {holds ? (
            <Trans>Những gì đang mở bằng vai trò này dừng ngay, trên mọi thiết bị.</Trans>
          ) : (
            <Trans>Có hiệu lực từ lần đăng nhập sau.</Trans>
          )}
        </p>
      )}
      {field}
    </AskSheet>
  )
}
