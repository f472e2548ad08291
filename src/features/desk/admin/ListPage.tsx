import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Entry, ListName } from '#contract/shapes/administration.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { Changes } from './Changes.tsx'
import { LIST_TEXT } from './words.ts'
import styles from './admin.module.css'
import { part } from '#src/ui/part.ts'

const EntrySheet = part(
  () => import('./EntrySheet.tsx').then(({ EntrySheet }) => ({ EntrySheet })),
  'EntrySheet',
)
const RemoveSheet = part(
  () => import('./EntrySheet.tsx').then(({ RemoveSheet }) => ({ RemoveSheet })),
  'RemoveSheet',
)

type Asking = { what: 'save'; entry: Entry | null } | { what: 'remove'; entry: Entry }

function Row({
  entry,
  list,
  onAsk,
}: {
  readonly entry: Entry
  readonly list: ListName
  readonly onAsk: (asking: Asking) => void
}) {
  const { t } = useLingui()
  const { uses } = entry
  const name = entry.name.vi
  return (
    <>
      <div className={styles.row}>
        <div>
          <p className="strong anywhere">
            {entry.group !== '' && `${entry.group}: `}
            {name}
          </p>
          <p className="note">
            {entry.name.en} · <Trans>thứ tự {entry.position}</Trans>
            {list !== 'master' && ' · '}
            {list !== 'master' && <Plural value={uses} other="# nơi dùng" />}
          </p>
        </div>
        <div className={styles.end}>
          <Button
            size="small"
            icon="pencil"
            aria-label={t`Sửa ${name}`}
            onClick={() => onAsk({ what: 'save', entry })}
          >
            <Trans>Sửa</Trans>
          </Button>
          {uses === 0 && (
            <Button
              size="small"
              icon="trash"
              aria-label={t`Xóa ${name}`}
              onClick={() => onAsk({ what: 'remove', entry })}
            >
              <Trans>Xóa</Trans>
            </Button>
          )}
        </div>
      </div>
      {entry.version > 0 && <Changes about={`${list}/${entry.id}`} />}
    </>
  )
}

/** A list of words in both languages, in the order in which guests see it. What is used cannot be deleted. */
export function ListPage({ list }: { readonly list: ListName }) {
  const { i18n } = useLingui()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const { data, error, isPending, refetch } = useQuery(query('desk.entries', { list }))
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  const close = () => setAsking(null)
  return (
    <AdminFrame
      title={i18n._(LIST_TEXT[list])}
      lead={<Trans>Khách thấy tên mới ngay. Mục đang có nơi dùng thì không xóa được.</Trans>}
      action={
        <Button tone="primary" icon="plus" onClick={() => setAsking({ what: 'save', entry: null })}>
          <Trans>Thêm mục</Trans>
        </Button>
      }
      changed={changed}
    >
      {data.entries.length === 0 ? (
        <EmptyState level={2} picture="basket" title={<Trans>Danh sách đang trống</Trans>} />
      ) : (
        <Card as="section" padded>
          <ul className={styles.rows} role="list" aria-label={i18n._(LIST_TEXT[list])}>
            {data.entries.map((entry) => (
              <li key={entry.id}>
                <Row entry={entry} list={list} onAsk={setAsking} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {asking && (
        <Suspense>
          {asking.what === 'save' ? (
            <EntrySheet list={list} entry={asking.entry} onClose={close} onChanged={setChanged} />
          ) : (
            <RemoveSheet list={list} entry={asking.entry} onClose={close} onChanged={setChanged} />
          )}
        </Suspense>
      )}
    </AdminFrame>
  )
}
