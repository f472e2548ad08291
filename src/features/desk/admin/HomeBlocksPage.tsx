import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type SubmitEvent } from 'react'
import { BLOCKS, type Block, type BlockKind } from '#contract/shapes/administration.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { queryKeeping } from '#src/api/query.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { Changes } from './Changes.tsx'
import { BLOCK_TEXT } from './words.ts'
import styles from './admin.module.css'
import { part } from '#src/ui/part.ts'

const ShowBlockSheet = part(() => import('./BlockSheets.tsx'), 'ShowBlockSheet')
const BannerSheet = part(() => import('./BlockSheets.tsx'), 'BannerSheet')
type Asking = { what: 'show' | 'words'; block: Block }

function Row({ block, onAsk }: { readonly block: Block; readonly onAsk: (asking: Asking) => void }) {
  const { t } = useLingui()
  const { language } = useFormat()
  const title = block.title[language]
  return (
    <>
      <div className={styles.row}>
        <div>
          <p className="row-3">
            <span className="strong anywhere">{title}</span>
            {block.shown ? (
              <Badge tone="success">
                <Trans>Đang hiện</Trans>
              </Badge>
            ) : (
              <Badge>
                <Trans>Đang ẩn</Trans>
              </Badge>
            )}
          </p>
          <p className="note">{block.text[language]}</p>
        </div>
        <div className={styles.end}>
          {block.kind === 'banner' && (
            <Button
              size="small"
              icon="pencil"
              aria-label={t`Sửa lời của ${title}`}
              onClick={() => onAsk({ what: 'words', block })}
            >
              <Trans>Sửa lời</Trans>
            </Button>
          )}
          <Button
            size="small"
            icon={block.shown ? 'eye-off' : 'eye'}
            aria-label={block.shown ? t`Cho ẩn ${title}` : t`Cho hiện ${title}`}
            onClick={() => onAsk({ what: 'show', block })}
          >
            {block.shown ? <Trans>Cho ẩn</Trans> : <Trans>Cho hiện</Trans>}
          </Button>
        </div>
      </div>
      {block.version > 0 && <Changes about={`${block.kind}/${block.id}`} />}
    </>
  )
}

function Blocks({
  kind,
  text,
  onAsk,
}: {
  readonly kind: BlockKind
  readonly text: string
  readonly onAsk: (asking: Asking) => void
}) {
  const { i18n } = useLingui()
  const { data, error, isPending, refetch } = useQuery(queryKeeping('desk.blocks', { kind, text }))
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  if (data.blocks.length === 0)
    return <EmptyState level={2} picture="basket" title={<Trans>Không có gì ở đây</Trans>} />
  return (
    <Card as="section" padded>
      <ul className={styles.rows} role="list" aria-label={i18n._(BLOCK_TEXT[kind])}>
        {data.blocks.map((block) => (
          <li key={block.id}>
            <Row block={block} onAsk={onAsk} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What stands on the home page and what leads the search: banners, promoted places, testimonials, news. */
export function HomeBlocksPage() {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<BlockKind>('banner')
  const [text, setText] = useState('')
  const [looked, setLooked] = useState('')
  const [asking, setAsking] = useState<Asking | null>(null)
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const close = () => setAsking(null)
  const look = (event: SubmitEvent) => {
    event.preventDefault()
    setLooked(text.trim())
  }
  return (
    <AdminFrame
      title={<Trans>Trang chủ</Trans>}
      lead={<Trans>Khách thấy thay đổi ngay ở lần mở trang sau.</Trans>}
      changed={changed}
    >
      <Select
        name="kind"
        label={t`Phần của trang chủ`}
        value={kind}
        options={BLOCKS.map((value) => ({ value, label: i18n._(BLOCK_TEXT[value]) }))}
        onChange={({ target }) => setKind(BLOCKS.find((value) => value === target.value) ?? 'banner')}
      />
      {kind === 'offer' && (
        <form className="stack-4" role="search" noValidate onSubmit={look}>
          <TextField
            name="text"
            label={t`Tìm chỗ ở để làm nổi bật`}
            description={t`Để trống thì hiện những chỗ đang nổi bật. Chúng đứng đầu mục đề xuất khi tìm phòng.`}
            icon="search"
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="row-3">
            <Button type="submit" icon="search">
              <Trans>Tìm</Trans>
            </Button>
          </div>
        </form>
      )}
      <Blocks kind={kind} text={kind === 'offer' ? looked : ''} onAsk={setAsking} />
      {asking && (
        <Suspense>
          {asking.what === 'show' ? (
            <ShowBlockSheet block={asking.block} onClose={close} onChanged={setChanged} />
          ) : (
            <BannerSheet block={asking.block} onClose={close} onChanged={setChanged} />
          )}
        </Suspense>
      )}
    </AdminFrame>
  )
}
