import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { Output } from '#contract/endpoints.ts'
import { SECURITY_KINDS, type SecurityKind } from '#contract/shapes/securityLog.ts'
import { pages } from '#src/api/pages.ts'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { SecurityEvents } from './SecurityEvents.tsx'
import { SECURITY_TEXT } from './securityWords.ts'
import page from '#src/app/work/page.module.css'

type Ask = { account: string; kind: SecurityKind | ''; from: string; until: string }
const NOTHING: Ask = { account: '', kind: '', from: '', until: '' }

/** What was filled in, as the call takes it. */
const filled = (ask: Ask) => Object.fromEntries(Object.entries(ask).filter(([, value]) => value !== ''))

/** Whether the last check found the log whole. */
function Standing({ check }: { readonly check: Output<'desk.securityLog'>['check'] }) {
  const format = useFormat()
  if (check === null)
    return (
      <Notice tone="info">
        <Trans>Nhật ký được kiểm mỗi đêm; lần đầu chưa đến.</Trans>
      </Notice>
    )
  const { at, broken, position } = check
  const when = format.moment(at)
  if (broken !== null)
    return (
      <Notice tone="danger" live="assertive" title={<Trans>Nhật ký đã bị sửa từ dòng số {broken}</Trans>}>
        <Trans>
          Lần kiểm {when} thấy dòng bị sửa, mất hoặc chèn thêm. Báo ngay người vận hành máy chủ, và đừng tin
          các dòng từ đó trở đi.
        </Trans>
      </Notice>
    )
  return (
    <Notice tone="success">
      <Trans>
        Kiểm lần cuối {when}: đủ và nguyên vẹn đến dòng số {position}.
      </Trans>
    </Notice>
  )
}

function Results({ ask }: { readonly ask: Ask }) {
  const list = useInfiniteQuery(pages('desk.securityLog', { ...filled(ask), page_size: 30 }))
  if (list.isPending) return <PageLoading />
  if (!list.data) return <PageError error={list.error} onRetry={() => void list.refetch()} />
  const events = list.data.pages.flatMap((one) => one.events)
  return (
    <>
      <Standing check={list.data.pages[0]?.check ?? null} />
      {events.length === 0 ? (
        <EmptyState level={2} picture="basket" title={<Trans>Không có dòng nào</Trans>}>
          <p>
            <Trans>Thử bớt điều kiện; email và số điện thoại thì viết đủ.</Trans>
          </p>
        </EmptyState>
      ) : (
        <Card padded>
          <SecurityEvents events={events} />
        </Card>
      )}
      <MoreButton list={list} />
    </>
  )
}

/** Who signed in, what changed of rights, keys and money, and who of the staff read what. */
export function SecurityPage() {
  const { t, i18n } = useLingui()
  const [draft, setDraft] = useState(NOTHING)
  const [ask, setAsk] = useState(NOTHING)
  const change = (part: Partial<Ask>) => setDraft((now) => ({ ...now, ...part }))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsk({ ...draft, account: draft.account.trim() })
  }
  return (
    <AdminFrame
      title={<Trans>Nhật ký an ninh</Trans>}
      lead={<Trans>Chỉ thêm, không ai sửa hay xóa được mà không bị thấy.</Trans>}
      changed={null}
    >
      <form className="stack-4" role="search" noValidate onSubmit={submit}>
        <div className={page.pair}>
          <TextField
            name="account"
            label={t`Email hoặc số điện thoại`}
            icon="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={draft.account}
            onChange={({ target }) => change({ account: target.value })}
          />
          <Select
            name="kind"
            label={t`Việc`}
            value={draft.kind}
            options={[
              { value: '', label: t`Mọi việc` },
              ...SECURITY_KINDS.map((kind) => ({ value: kind, label: i18n._(SECURITY_TEXT[kind]) })),
            ]}
            onChange={({ target }) =>
              change({ kind: SECURITY_KINDS.find((kind) => kind === target.value) ?? '' })
            }
          />
        </div>
        <div className={page.pair}>
          <TextField
            type="date"
            label={<Trans>Từ ngày</Trans>}
            value={draft.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            type="date"
            label={<Trans>Đến ngày</Trans>}
            value={draft.until}
            onChange={({ target }) => change({ until: target.value })}
          />
        </div>
        <div className="row-3">
          <Button type="submit" tone="primary" icon="search">
            <Trans>Tìm</Trans>
          </Button>
        </div>
      </form>
      <Results ask={ask} />
    </AdminFrame>
  )
}
