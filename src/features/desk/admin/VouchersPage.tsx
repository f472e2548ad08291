import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { VoucherEntry } from '#contract/shapes/administration.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { Changes } from './Changes.tsx'
import page from '#src/app/work/page.module.css'
import { part } from '#src/ui/part.ts'

const VoucherSheet = part(() => import('./VoucherSheet.tsx'), 'VoucherSheet')

function When({ voucher }: { readonly voucher: VoucherEntry }) {
  const today = useToday()
  if (voucher.last_day < today)
    return (
      <Badge>
        <Trans>Đã hết hạn</Trans>
      </Badge>
    )
  if (voucher.first_day > today)
    return (
      <Badge tone="info">
        <Trans>Chưa bắt đầu</Trans>
      </Badge>
    )
  if (voucher.quantity !== null && voucher.used >= voucher.quantity)
    return (
      <Badge tone="warning">
        <Trans>Đã hết lượt</Trans>
      </Badge>
    )
  return (
    <Badge tone="success">
      <Trans>Đang dùng được</Trans>
    </Badge>
  )
}

function VoucherCard({ voucher, onEdit }: { readonly voucher: VoucherEntry; readonly onEdit: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const { code, used, quantity } = voucher
  const from = format.plainDate(voucher.first_day)
  const to = format.plainDate(voucher.last_day)
  const cap = voucher.cap === null ? null : format.vnd(voucher.cap)
  const percent = format.percent(voucher.amount)
  return (
    <Card padded>
      <div className="stack-3">
        <p className="row-3">
          <strong className="figures">{code}</strong>
          <When voucher={voucher} />
        </p>
        <Facts
          look="pairs"
          items={[
            {
              key: 'off',
              label: <Trans>Giảm</Trans>,
              value:
                voucher.kind === 'VALUE' ? (
                  format.vnd(voucher.amount)
                ) : cap === null ? (
                  percent
                ) : (
                  <Trans>
                    {percent}, nhiều nhất {cap}
                  </Trans>
                ),
            },
            { key: 'least', label: <Trans>Đơn từ</Trans>, value: format.vnd(voucher.minimum) },
            {
              key: 'days',
              label:
                voucher.applies === 'STAY_TIME' ? (
                  <Trans>Mọi đêm ở trong</Trans>
                ) : (
                  <Trans>Ngày đặt trong</Trans>
                ),
              value: `${from} – ${to}`,
            },
            {
              key: 'count',
              label: <Trans>Đã dùng</Trans>,
              value: quantity === null ? <Trans>{used}, không giới hạn</Trans> : `${used}/${quantity}`,
            },
            {
              key: 'each',
              label: <Trans>Mỗi khách</Trans>,
              value:
                voucher.per_guest === null ? (
                  <Trans>không giới hạn</Trans>
                ) : (
                  <Plural value={voucher.per_guest} other="# lần" />
                ),
            },
          ]}
        />
        <div className="row-3">
          <Button icon="pencil" aria-label={t`Sửa mã giảm giá ${code}`} onClick={onEdit}>
            <Trans>Sửa</Trans>
          </Button>
        </div>
        {voucher.version > 0 && <Changes about={`voucher/${voucher.id}`} />}
      </div>
    </Card>
  )
}

/** All vouchers: what each takes off, when, how often, and how much of it is used. */
export function VouchersPage() {
  const [editing, setEditing] = useState<VoucherEntry | 'new' | null>(null)
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const { data, error, isPending, refetch } = useQuery(query('desk.vouchers', {}))
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <AdminFrame
      title={<Trans>Mã giảm giá</Trans>}
      lead={<Trans>Đặt phòng đã có giữ nguyên giá khi mã giảm giá đổi.</Trans>}
      action={
        <Button tone="primary" icon="plus" onClick={() => setEditing('new')}>
          <Trans>Tạo mã giảm giá</Trans>
        </Button>
      }
      changed={changed}
    >
      {data.vouchers.length === 0 ? (
        <EmptyState level={2} picture="basket" title={<Trans>Chưa có mã giảm giá nào</Trans>} />
      ) : (
        <ul className={`stack-3 ${page.cards}`} role="list">
          {data.vouchers.map((voucher) => (
            <li key={voucher.id}>
              <VoucherCard voucher={voucher} onEdit={() => setEditing(voucher)} />
            </li>
          ))}
        </ul>
      )}
      {editing !== null && (
        <Suspense>
          <VoucherSheet
            voucher={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
            onChanged={setChanged}
          />
        </Suspense>
      )}
    </AdminFrame>
  )
}
