import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BulkAct, QueueItem } from '#contract/shapes/desk.ts'
import { MAX_PAGE_SIZE } from '#contract/shapes/primitives.ts'
import { act } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import type { ApiProblem } from '#src/api/problem.ts'
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

type Wish = { item: QueueItem; act: BulkAct }

/**
 * Settles refunds in as many calls as the server takes them in. `done` is what has come of it so far: tried again after a cut
 * line, only the rest is sent.
 */
function useSettling() {
  const done = useRef(new Map<string, Settled>())
  const settling = useMutation<void, ApiProblem, { wishes: readonly Wish[]; reason: string }>({
    mutationKey: ['desk.refunds'],
    mutationFn: async ({ wishes, reason }) => {
      const left = wishes.filter(({ item }) => !done.current.has(item.id))
      for (let from = 0; from < left.length; from += MAX_PAGE_SIZE) {
        const few = left.slice(from, from + MAX_PAGE_SIZE)
        const refunds = few.map((wish) => ({ refund_id: wish.item.id, act: wish.act }))
        const { results } = await act('desk.refunds', { refunds, reason })
        for (const result of results) {
          const wish = few.find(({ item }) => item.id === result.refund_id)
          if (wish) done.current.set(wish.item.id, { item: wish.item, result })
        }
      }
    },
  })
  return { settling, done }
}

/** Asks once for all: what will happen to how many, and one reason. */
export function BulkSheet({ gesture, items, onClose, onSettled }: BulkSheetProps) {
  const format = useFormat()
  const client = useQueryClient()
  const { field, given } = useReason()
  const { settling, done } = useSettling()
  const wishes = items.flatMap((item): Wish[] => {
    const wish = bulkActOf('refunds', item)
    return wish === null ? [] : [{ item, act: wish }]
  })
  const of = (wanted: BulkAct) => wishes.flatMap((wish) => (wish.act === wanted ? [wish.item] : []))
  const close = () => {
    onClose()
    if (done.current.size === 0) return
    onSettled(done.current)
    void outdated(client, 'desk.queue', 'desk.summary', 'desk.booking', 'desk.tickets')
  }
  const submit = given((reason) => settling.mutate({ wishes, reason }, { onSuccess: close }))
  const rows = [
    { key: 'APPROVE', label: <Trans>Chờ người chuyển khoản</Trans>, items: of('APPROVE') },
    { key: 'SEND', label: <Trans>Gửi qua cổng thanh toán</Trans>, items: of('SEND') },
    { key: 'DONE', label: <Trans>Đã về khách, ra khỏi sổ</Trans>, items: of('DONE') },
  ].filter((row) => row.items.length > 0)
  const title =
    gesture === 'approve' ? (
      <Plural value={wishes.length} other="Duyệt # khoản hoàn tiền" />
    ) : (
      <Plural value={wishes.length} other="# khoản đã về khách" />
    )
  return (
    <AskSheet
      title={title}
      submitText={gesture === 'approve' ? <Trans>Duyệt tất cả</Trans> : <Trans>Ghi đã về</Trans>}
      act={settling}
      onSubmit={submit}
      onClose={close}
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
