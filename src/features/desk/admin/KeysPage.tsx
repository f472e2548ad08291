import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { SigningKey } from '#contract/shapes/administration.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { Changes } from './Changes.tsx'
import page from '#src/app/work/page.module.css'
import { part } from '#src/ui/part.ts'

const RotateKeySheet = part(() => import('./RotateKeySheet.tsx'), 'RotateKeySheet')

const WithdrawKeySheet = part(() => import('./WithdrawKeySheet.tsx'), 'WithdrawKeySheet')

interface KeyCardProps {
  readonly signing: SigningKey
  readonly onWithdraw: () => void
}

function KeyCard({ signing: { keyId, state, madeAt, signsFrom, withdrawn }, onWithdraw }: KeyCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <Card padded>
      <div className="stack-3">
        <p className="row-3">
          <strong>
            <Trans>Khóa số {keyId}</Trans>
          </strong>
          {state === 'signing' && (
            <Badge tone="success">
              <Trans>Đang ký</Trans>
            </Badge>
          )}
          {state === 'coming' && (
            <Badge tone="attention">
              <Trans>Chờ ký</Trans>
            </Badge>
          )}
          {state === 'withdrawn' && (
            <Badge tone="neutral">
              <Trans>Đã thu hồi</Trans>
            </Badge>
          )}
        </p>
        <p>
          {state === 'coming' && (
            <Trans>Ký từ {format.moment(signsFrom)}. Máy quét ở cổng đã được báo trước.</Trans>
          )}
          {state === 'signing' && <Trans>Ký mọi mã nhận phòng và vé mới.</Trans>}
          {state === 'past' && <Trans>Không ký nữa. Mã đã ký vẫn qua cổng được.</Trans>}
          {state === 'withdrawn' && <Trans>Không ký nữa. Mã ký bằng khóa này không qua cổng được.</Trans>}
        </p>
        {withdrawn !== null && (
          <p>
            <Trans>
              {withdrawn.byName} thu hồi lúc {format.moment(withdrawn.at)}. Lý do: {withdrawn.reason}
            </Trans>
          </p>
        )}
        <p className="note">
          <Trans>Tạo lúc {format.moment(madeAt)}</Trans>
        </p>
        {state !== 'withdrawn' && (
          <div className="row-3">
            <Button icon="close-circle" aria-label={t`Thu hồi khóa số ${keyId}`} onClick={onWithdraw}>
              <Trans>Thu hồi khóa</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

/** The keys that sign check-in codes and tickets, and the way to the next one. */
export function KeysPage() {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const [ending, setEnding] = useState<number | null>(null)
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const { data, error, isPending, refetch } = useQuery(query('desk.signingKeys', {}))
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  const leaked = data.keys.find(({ keyId }) => keyId === ending)
  const waits = data.keys.some(({ state }) => state === 'coming')
  return (
    <AdminFrame
      title={<Trans>Khóa ký mã</Trans>}
      lead={<Trans>Máy ở cổng tin một mã nhờ khóa đã ký nó, kể cả khi không có mạng.</Trans>}
      action={
        waits ? undefined : (
          <Button icon="key" aria-label={t`Thay khóa ký mã`} onClick={() => setAsking(true)}>
            <Trans>Thay khóa</Trans>
          </Button>
        )
      }
      changed={changed}
    >
      {data.keys.length === 0 && (
        <p>
          <Trans>Chưa có khóa nào. Khóa đầu tiên được tạo khi có mã đầu tiên.</Trans>
        </p>
      )}
      <ul className={`stack-3 ${page.cards}`} role="list">
        {data.keys.map((key) => (
          <li key={key.keyId}>
            <KeyCard signing={key} onWithdraw={() => setEnding(key.keyId)} />
          </li>
        ))}
      </ul>
      {data.version > 0 && <Changes about="signingKeys" />}
      {asking && (
        <Suspense>
          <RotateKeySheet version={data.version} onClose={() => setAsking(false)} onChanged={setChanged} />
        </Suspense>
      )}
      {leaked && (
        <Suspense>
          <WithdrawKeySheet
            leaked={leaked}
            waits={waits}
            version={data.version}
            onClose={() => setEnding(null)}
            onChanged={setChanged}
          />
        </Suspense>
      )}
    </AdminFrame>
  )
}
