import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { QueueItem } from '#contract/shapes/desk.ts'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { useReason } from '../parts/useReason.tsx'
import { bulkActOf, sumOf, type Gesture, type Settled } from './bulk.ts'

interface BulkSheetProps {
  readonly gesture: Gesture
  readonly items: readonly QueueItem[]
  readonly onClose: () => void
  readonly onSettled: (rows: ReadonlyMap<string, Settled>) => void
}

/** Asks once for all: what will happen to how many, and one reason. */
export function BulkSheet({ gesture, items, onClose, onSettled }: BulkSheetProps) {
  const format = useFormat()
  const client = useQueryClient()
  const { field, given } = useReason()
  const refund = useAct('desk.refunds')
  const acts = items.flatMap((item) => {
    const act = bulkActOf('refunds', item)
    return act === null ? [] : [{ item, act }]
  })
  const of = (wanted: string) => acts.flatMap(({ item, act }) => (act === wanted ? [item] : []))
  const submit = given((reason) =>
    refund.mutate(
      { refunds: acts.map(({ item, act }) => ({ refund_id: item.id, act })), reason },
      {
        onSuccess: ({ results }) => {
          onSettled(
            new Map(
              results.flatMap((result) => {
                const item = items.find(({ id }) => id === result.refund_id)
                return item ? [[item.id, { item, result }] as const] : []
              }),
            ),
          )
          onClose()
          void outdated(client, 'desk.queue', 'desk.summary', 'desk.booking', 'desk.tickets')
        },
      },
    ),
  )
  const rows = [
    { key: 'APPROVE', label: <Trans>Chờ người chuyển khoản</Trans>, items: of('APPROVE') },
    { key: 'SEND', label: <Trans>Gửi qua cổng thanh toán</Trans>, items: of('SEND') },
    { key: 'DONE', label: <Trans>Đã về khách, ra khỏi sổ</Trans>, items: of('DONE') },
  ].filter((row) => row.items.length > 0)
  const title =
    gesture === 'approve' ? (
      <Plural value={acts.length} other="Duyệt # khoản hoàn tiền" />
    ) : (
      <Plural value={acts.length} other="# khoản đã về khách" />
    )
  return (
    <AskSheet
      title={title}
      submitText={gesture === 'approve' ? <Trans>Duyệt tất cả</Trans> : <Trans>Ghi đã về</Trans>}
      act={refund}
      onSubmit={submit}
      onClose={onClose}
    >
      <Facts
        look="pairs"
        items={rows.map(({ key, label, items: few }) => ({
          key,
          label,
          value: (
            <>
              <Plural value={few.length} other="# khoản" /> · {format.vnd(sumOf(few))}
            </>
          ),
        }))}
      />
      <p>
        <Trans>Mỗi khoản được ghi riêng; khoản nào không làm được thì nói lý do ở dòng của nó.</Trans>
      </p>
      {field}
    </AskSheet>
  )
}
