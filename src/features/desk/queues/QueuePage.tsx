import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Queue } from '#contract/shapes/desk.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/shapes/primitives.ts'
import { pages } from '#src/api/pages.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Changed } from '../parts/Changed.tsx'
import { QUEUE_TEXT } from '../parts/words.ts'
import { QueueCard } from './QueueCard.tsx'
import { QueueTable } from './QueueTable.tsx'
import { useItemQuestion } from './useItemQuestion.tsx'
import page from '#src/app/work/page.module.css'

/** What needs reading, words and pictures, is a card each; the rest are rows. */
const inRows = (queue: Queue) => queue !== 'complaints' && queue !== 'reviews'
const pageSizeOf = (queue: Queue) => (inRows(queue) ? MAX_PAGE_SIZE : DEFAULT_PAGE_SIZE)

const pagesOf = (queue: Queue) => ({
  ...pages('desk.queue', { queue, page_size: pageSizeOf(queue) }),
  refetchInterval: 60_000,
})

/** What waits in one queue, oldest first, each with what can be done about it. */
export function QueuePage({ queue }: { readonly queue: Queue }) {
  const { i18n } = useLingui()
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const { ask, question } = useItemQuestion(setChanged)
  const list = useInfiniteQuery(pagesOf(queue))
  const { name, lead } = QUEUE_TEXT[queue]
  const { data, error, isPending } = list
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void list.refetch()} />
  const items = data.pages.flatMap((one) => one.items)
  return (
    <div className={page.page}>
      <SectionHeading level={1} lead={i18n._(lead)}>
        {i18n._(name)}
      </SectionHeading>
      {changed && <Changed problem={changed} />}
      {inRows(queue) && <QueueTable label={i18n._(name)} queue={queue} items={items} onAsk={ask} />}
      {items.length === 0 && (
        <EmptyState picture="lantern" title={<Trans>Hàng này đang trống</Trans>}>
          <p>
            <Trans>Việc mới tự hiện ở đây, bạn không cần tải lại trang.</Trans>
          </p>
        </EmptyState>
      )}
      {items.length > 0 && !inRows(queue) && (
        <ul className={`stack-3 ${page.cards}`} role="list" aria-label={i18n._(name)}>
          {items.map((item) => (
            <li key={item.id}>
              <QueueCard queue={queue} item={item} onAsk={ask} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
      {question}
    </div>
  )
}
