import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent } from 'react'
import { waitsSince, type Queue, type QueueItem } from '#contract/shapes/desk.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { RowTable } from '#src/ui/RowTable.tsx'
import { BulkBar } from './BulkBar.tsx'
import { bulkActOf, withSettled, type Settled } from './bulk.ts'
import { QueueCard } from './QueueCard.tsx'
import { RowState } from './RowState.tsx'
import type { ItemQuestion } from './useItemQuestion.tsx'
import styles from './QueueTable.module.css'

interface QueueTableProps {
  readonly label: string
  readonly queue: Queue
  readonly items: readonly QueueItem[]
  readonly onAsk: (question: ItemQuestion) => void
}

/**
 * A queue whose rows are read at a glance, the opened one's particulars beside it. Refunds are chosen by box or keys and
 * settled together; how each ended stands in its row until it is put away.
 */
export function QueueTable({ label, queue, items, onAsk }: QueueTableProps) {
  const { t } = useLingui()
  const format = useFormat()
  const here = new Date(useServerTime(30_000)).toISOString()
  const table = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLElement>(null)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [settled, setSettled] = useState<ReadonlyMap<string, Settled>>(new Map())
  const [openedId, setOpened] = useState<string>()
  const shown = withSettled(items, settled)
  const opened = items.find(({ id }) => id === openedId)
  const bulk = queue === 'refunds'
  const codeOf = ({ booking }: QueueItem) => booking?.code ?? t`Vé hoặc khoản khác`
  const open = (id: string) => {
    setOpened(id)
    requestAnimationFrame(() => card.current?.focus())
  }
  const close = ({ key, target }: KeyboardEvent) => {
    // A question that the card opened is elsewhere in the document, and closes itself.
    if (key !== 'Escape' || !(target instanceof Node) || !card.current?.contains(target)) return
    setOpened(undefined)
    table.current?.querySelector<HTMLElement>('[role=grid]')?.focus()
  }
  const columns = [
    { id: 'code', name: t`Đặt phòng` },
    { id: 'guest', name: t`Khách` },
    { id: 'state', name: t({ message: 'Tình trạng', context: 'column' }) },
    { id: 'since', name: t`Từ lúc` },
    { id: 'amount', name: t`Số tiền`, look: 'figures' as const },
  ]
  return (
    <>
      <div className={styles.desk}>
        {shown.length > 0 && (
          <RowTable
            ref={table}
            label={label}
            columns={columns}
            rows={shown.map((item) => {
              const code = codeOf(item)
              return {
                id: item.id,
                name: `${code} ${item.guestName}`,
                fixed: settled.get(item.id)?.result.code === null || bulkActOf(queue, item) === null,
                cells: [
                  <span key="code" className={styles.what}>
                    <strong className="figures">{code}</strong>
                    {item.booking && <span className="soft">{item.booking.resortName}</span>}
                  </span>,
                  item.guestName,
                  <RowState key="state" queue={queue} item={item} result={settled.get(item.id)?.result} />,
                  <time key="since" className="soft unbroken" dateTime={waitsSince(item)}>
                    {format.ago(waitsSince(item), here)}
                  </time>,
                  item.amount !== null && (
                    <data key="amount" value={item.amount}>
                      {format.vnd(item.amount)}
                    </data>
                  ),
                ],
              }
            })}
            {...(bulk ? { all: t`Chọn tất cả`, chosen, onChoose: choose } : {})}
            opened={opened?.id}
            onOpen={open}
          />
        )}
        {opened && (
          <aside
            ref={card}
            className={styles.card}
            tabIndex={-1}
            aria-label={codeOf(opened)}
            onKeyDownCapture={close}
          >
            <QueueCard key={opened.id} queue={queue} item={opened} onAsk={onAsk} />
          </aside>
        )}
      </div>
      {bulk && (
        <BulkBar
          items={items.filter(({ id }) => chosen.has(id))}
          settled={settled}
          onClear={() => choose(new Set())}
          onPutAway={() => setSettled(new Map())}
          onSettled={(rows) => {
            setSettled(new Map([...settled, ...rows]))
            choose(new Set())
          }}
        />
      )}
    </>
  )
}
