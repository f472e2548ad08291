import { Trans, useLingui } from '@lingui/react/macro'
import type { Queue, QueueItem } from '#contract/shapes/desk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { isReason, REFUND_REASON_TEXT } from '../parts/refundWords.ts'

/** Who has approved a large amount, and for whom it waits. */
export function Approvals({ params }: { readonly params: QueueItem['params'] }) {
  const { askedBy, approvedBy } = params
  if (params['second'] === 'NEEDED') return <Trans>Cần hai người duyệt trước khi chuyển</Trans>
  if (params['second'] === 'APPROVED')
    return (
      <Trans>
        {askedBy} và {approvedBy} đã duyệt
      </Trans>
    )
  if (params['mine'] === 1) return <Trans>Bạn đã duyệt, chờ một đồng nghiệp khác</Trans>
  return <Trans>{askedBy} đã duyệt, chờ bạn hoặc đồng nghiệp khác</Trans>
}

/** What is particular to the kind: why money goes back and which way, what a host says, which marks a review gave. */
export function ItemFacts({ queue, item }: { readonly queue: Queue; readonly item: QueueItem }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { params } = item
  const rows: { key: string; label: React.ReactNode; value: React.ReactNode }[] = []
  if (queue === 'refunds') {
    if (isReason(params['reason']))
      rows.push({
        key: 'why',
        label: <Trans>Vì sao</Trans>,
        value: i18n._(REFUND_REASON_TEXT[params['reason']]),
      })
    rows.push({
      key: 'way',
      label: <Trans>Cách hoàn</Trans>,
      value: params['way'] === 'GATEWAY' ? <Trans>Qua cổng thanh toán</Trans> : <Trans>Chuyển khoản</Trans>,
    })
    if (params['refusal'] !== undefined)
      rows.push({ key: 'refusal', label: <Trans>Bị trả lại vì</Trans>, value: params['refusal'] })
    if (params['proof'] !== undefined)
      rows.push({ key: 'proof', label: <Trans>Mã giao dịch</Trans>, value: params['proof'] })
  }
  if (item.kind === 'nobodysTransfer')
    rows.push(
      { key: 'number', label: <Trans>Mã giao dịch</Trans>, value: params['number'] },
      { key: 'account', label: <Trans>Vào tài khoản</Trans>, value: params['account'] },
    )
  if (params['second'] !== undefined)
    rows.push({ key: 'approval', label: <Trans>Duyệt</Trans>, value: <Approvals params={params} /> })
  if (typeof params['due'] === 'number')
    rows.push({ key: 'due', label: <Trans>Số phải trả</Trans>, value: format.vnd(params['due']) })
  if (typeof params['atHost'] === 'number' && params['atHost'] > 0)
    rows.push({
      key: 'at-host',
      label: <Trans>Đã về thẳng chủ nhà</Trans>,
      value: format.vnd(params['atHost']),
    })
  if (typeof params['dueOn'] === 'string')
    rows.push({ key: 'due-on', label: <Trans>Đến hạn</Trans>, value: format.moment(params['dueOn']) })
  if (queue === 'reviews') {
    const { clean = 0, convenient = 0, service = 0, report = '' } = params
    rows.push({
      key: 'marks',
      label: <Trans>Điểm</Trans>,
      value: (
        <Trans>
          Sạch sẽ {clean} · Tiện lợi {convenient} · Phục vụ {service}
        </Trans>
      ),
    })
    rows.push({ key: 'report', label: <Trans>Chủ nhà báo</Trans>, value: report })
  }
  return rows.length === 0 ? null : <Facts look="pairs" items={rows} />
}
