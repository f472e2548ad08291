import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Output } from '#contract/endpoints.ts'
import { queryKeeping } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Select } from '#src/ui/Select.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { Payouts } from './Payouts.tsx'
import { usePayoutFile } from './usePayoutFile.ts'
import page from '#src/app/work/page.module.css'
import styles from './EarningsPage.module.css'

/** Twelve months as bars, with the figures for who does not see them. */
function Months({ months }: { readonly months: Output<'host.earnings'>['months'] }) {
  const format = useFormat()
  const most = Math.max(1, ...months.map(({ earned }) => earned))
  return (
    <ol className={styles.months} role="list">
      {months.map(({ month, earned }) => (
        <li key={month}>
          <span>{format.month(`${month}-01`)}</span>
          <meter min={0} max={most} value={earned} aria-hidden />
          <data value={earned}>{format.vnd(earned)}</data>
        </li>
      ))}
    </ol>
  )
}

interface EarningsPageProps {
  readonly month: string | undefined
  readonly onMonth: (month: string) => void
}

/** What the stays of a month earned, what is on its way, and every payout. */
export function EarningsPage({ month, onMonth }: EarningsPageProps) {
  const { t } = useLingui()
  const format = useFormat()
  const today = useToday()
  const file = usePayoutFile()
  const { data, error, isPending, refetch } = useQuery(
    queryKeeping('host.earnings', month === undefined ? {} : { month }),
  )
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  const { stays } = data
  const money = (amount: number) => <data value={amount}>{format.vnd(amount)}</data>
  return (
    <div className={page.page}>
      <SectionHeading
        level={1}
        action={
          <Button icon="download" busy={file.busy} onClick={() => void file.download(today)}>
            <Trans>Tải bảng CSV</Trans>
          </Button>
        }
      >
        <Trans>Thu nhập</Trans>
      </SectionHeading>
      <SavedNote at={savedAt(data)} />
      <Refusal error={file.error} />
      <div className={styles.columns}>
        <Card as="section" padded>
          <div className="stack-3">
            <Select
              label={<Trans>Tháng</Trans>}
              value={data.month}
              options={recentMonths(today).map((value) => ({ value, label: format.month(`${value}-01`) }))}
              onChange={({ target }) => onMonth(target.value)}
            />
            <p className={styles.earned} aria-live="polite">
              {money(data.earned)}
            </p>
            <p className="soft">
              <Plural value={stays} other="# kỳ nghỉ" /> · {format.nights(data.nights)}
            </p>
            <Facts
              items={[
                { key: 'paid', label: <Trans>Đã chi trả</Trans>, value: money(data.paidOut) },
                { key: 'waiting', label: <Trans>Chờ chi trả</Trans>, value: money(data.waiting) },
                ...(data.frozen > 0
                  ? [{ key: 'frozen', label: <Trans>Tạm giữ vì khiếu nại</Trans>, value: money(data.frozen) }]
                  : []),
              ]}
            />
          </div>
        </Card>
        <SectionCard title={t`Mười hai tháng`}>
          <Months months={data.months} />
        </SectionCard>
      </div>
      <Payouts />
    </div>
  )
}

/** This month and the 23 before it, newest first. */
function recentMonths(today: string): string[] {
  const now = Temporal.PlainYearMonth.from(today.slice(0, 7))
  return Array.from({ length: 24 }, (_none, back) => now.subtract({ months: back }).toString())
}
