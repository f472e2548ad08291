import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { QueueItem } from '#contract/shapes/desk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { bulkActOf, gestureOf, sumOf, type Gesture, type Settled } from './bulk.ts'
import styles from './QueueTable.module.css'
import { part } from '#src/ui/part.ts'

const load = () => import('./BulkSheet.tsx')
const BulkSheet = part(load, 'BulkSheet')

interface BulkBarProps {
  /** The chosen refunds, as they stand in the queue. */
  readonly items: readonly QueueItem[]
  readonly settled: ReadonlyMap<string, Settled>
  readonly onClear: () => void
  readonly onPutAway: () => void
  readonly onSettled: (rows: ReadonlyMap<string, Settled>) => void
}

/** Under the rows: how many are chosen and what they come to, and the one gesture that settles them. */
export function BulkBar({ items, settled, onClear, onPutAway, onSettled }: BulkBarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [asking, setAsking] = useState<Gesture | null>(null)
  const of = (gesture: Gesture) =>
    items.filter((item) => {
      const act = bulkActOf('refunds', item)
      return act !== null && gestureOf(act) === gesture
    })
  const [approved, arrived] = [of('approve'), of('arrived')]
  const done = [...settled.values()].filter(({ result }) => result.code === null).length
  const refused = settled.size - done
  return (
    <>
      <div className={settled.size > 0 && items.length === 0 ? styles.bar : styles.said} role="status">
        {settled.size > 0 && (
          <>
            <p>
              <Plural value={done} other="Đã xong # khoản" />
              {refused > 0 && (
                <>
                  {', '}
                  <strong>
                    <Plural value={refused} other="# khoản chưa làm được" />
                  </strong>
                </>
              )}
            </p>
            <Button tone="quiet" onClick={onPutAway}>
              <Trans>Cất kết quả</Trans>
            </Button>
          </>
        )}
      </div>
      {items.length > 0 && (
        <div className={styles.bar} data-bottom-bar="" role="region" aria-label={t`Các khoản đã chọn`}>
          <p aria-live="polite">
            <strong>
              <Plural value={items.length} other="# khoản" />
            </strong>{' '}
            {format.vnd(sumOf(items))}
          </p>
          <Button tone="quiet" onClick={onClear}>
            <Trans context="rows">Bỏ chọn</Trans>
          </Button>
          {arrived.length > 0 && (
            <Button
              tone={approved.length > 0 ? 'secondary' : 'primary'}
              {...intent(load)}
              onClick={() => setAsking('arrived')}
            >
              <Plural value={arrived.length} other="# khoản đã về khách" />
            </Button>
          )}
          {approved.length > 0 && (
            <Button tone="primary" icon="check" {...intent(load)} onClick={() => setAsking('approve')}>
              <Plural value={approved.length} other="Duyệt # khoản" />
            </Button>
          )}
        </div>
      )}
      {asking !== null && (
        <Suspense>
          <BulkSheet
            gesture={asking}
            items={asking === 'approve' ? approved : arrived}
            onClose={() => setAsking(null)}
            onSettled={onSettled}
          />
        </Suspense>
      )}
    </>
  )
}
