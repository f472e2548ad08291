import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Output } from '#contract/endpoints.ts'
import { HOST_CANCELLATIONS } from '#contract/numbers.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { intent } from '#src/ui/intent.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Changed } from '../parts/Changed.tsx'
import page from '#src/app/work/page.module.css'
import { part } from '#src/ui/part.ts'

const load = () => import('./LiftSheet.tsx')
const LiftSheet = part(load, 'LiftSheet')
export type LockedHost = Output<'desk.lockedHosts'>['hosts'][number]

function Host({ host, onLift }: { readonly host: LockedHost; readonly onLift: () => void }) {
  const format = useFormat()
  return (
    <Card padded>
      <div className="stack-3">
        <p className="row-3">
          <strong>{host.name}</strong>
          <Badge tone="attention" icon="lock">
            {host.lockedUntil === 'forever' ? (
              <Trans>Khóa hẳn</Trans>
            ) : (
              <Trans>Đến {format.moment(host.lockedUntil)}</Trans>
            )}
          </Badge>
        </p>
        <p className="soft">
          <Trans>
            Đã hủy {host.month} lần trong tháng, {host.year} lần trong năm. Các đặt phòng đã có vẫn giữ
            nguyên; khách mới chưa đặt được.
          </Trans>
        </p>
        <div className="row-3">
          <Button {...intent(load)} icon="key" onClick={onLift}>
            <Trans>Mở khóa</Trans>
          </Button>
          {host.phone !== '' && (
            <a href={`tel:${host.phone}`} {...buttonLook({ tone: 'quiet' })}>
              <Icon name="phone" />
              {host.phone}
            </a>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Hosts who take no new guests because they cancelled too often, and the way to lift that. */
export function HostsPage() {
  const [lifting, setLifting] = useState<LockedHost | null>(null)
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const { month, year } = HOST_CANCELLATIONS
  const { data, error, isPending, refetch } = useQuery(query('desk.lockedHosts', {}))
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <div className={page.page}>
      <SectionHeading
        level={1}
        lead={
          <Trans>
            {month} lần hủy trong một tháng thì khóa một tháng; {year} lần trong một năm thì khóa hẳn.
          </Trans>
        }
      >
        <Trans>Chủ nhà bị khóa</Trans>
      </SectionHeading>
      {changed && <Changed problem={changed} />}
      {data.hosts.length === 0 ? (
        <EmptyState picture="lantern" title={<Trans>Không có chủ nhà nào bị khóa</Trans>} />
      ) : (
        <ul className="stack-3" role="list">
          {data.hosts.map((host) => (
            <li key={host.hostId}>
              <Host host={host} onLift={() => setLifting(host)} />
            </li>
          ))}
        </ul>
      )}
      {lifting && (
        <Suspense>
          <LiftSheet host={lifting} onClose={() => setLifting(null)} onChanged={setChanged} />
        </Suspense>
      )}
    </div>
  )
}
