import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Output } from '#contract/endpoints.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { Changes } from './Changes.tsx'
import { CAPABILITY_TEXT, ROLE_TEXT } from './words.ts'
import page from '#src/app/work/page.module.css'
import { part } from '#src/ui/part.ts'

const OfferRoleSheet = part(() => import('./OfferRoleSheet.tsx'), 'OfferRoleSheet')
export type RoleEntry = Output<'desk.roles'>['roles'][number]

function RoleCard({ role, onAsk }: { readonly role: RoleEntry; readonly onAsk: () => void }) {
  const { i18n, t } = useLingui()
  const { users } = role
  const name = i18n._(ROLE_TEXT[role.role])
  return (
    <Card padded>
      <div className="stack-3">
        <p className="row-3">
          <strong>{name}</strong>
          <span className="soft">{role.role}</span>
          {!role.offered && (
            <Badge tone="attention">
              <Trans>Đã xóa</Trans>
            </Badge>
          )}
        </p>
        <p className="soft">
          {role.capabilities.map((capability) => i18n._(CAPABILITY_TEXT[capability])).join(', ')}
        </p>
        <p>
          <Plural value={users} other="# tài khoản đang giữ" />
        </p>
        {role.offered && users > 0 ? (
          <p className="note">
            <Trans>Còn tài khoản giữ vai trò này nên không xóa được.</Trans>
          </p>
        ) : (
          <div className="row-3">
            {role.offered ? (
              <Button icon="trash" aria-label={t`Xóa vai trò ${name}`} onClick={onAsk}>
                <Trans>Xóa vai trò</Trans>
              </Button>
            ) : (
              <Button icon="undo" aria-label={t`Khôi phục vai trò ${name}`} onClick={onAsk}>
                <Trans>Khôi phục</Trans>
              </Button>
            )}
          </div>
        )}
        {role.version > 0 && <Changes about={`role/${role.role}`} />}
      </div>
    </Card>
  )
}

/** The roles: what each may do, how many hold it. One that somebody holds cannot be deleted. */
export function RolesPage() {
  const [asking, setAsking] = useState<RoleEntry | null>(null)
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const { data, error, isPending, refetch } = useQuery(query('desk.roles', {}))
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <AdminFrame
      title={<Trans>Vai trò</Trans>}
      lead={<Trans>Vai trò còn người giữ thì không xóa được.</Trans>}
      changed={changed}
    >
      <ul className={`stack-3 ${page.cards}`} role="list">
        {data.roles.map((role) => (
          <li key={role.role}>
            <RoleCard role={role} onAsk={() => setAsking(role)} />
          </li>
        ))}
      </ul>
      {asking && (
        <Suspense>
          <OfferRoleSheet role={asking} onClose={() => setAsking(null)} onChanged={setChanged} />
        </Suspense>
      )}
    </AdminFrame>
  )
}
