import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { QUEUES } from '#contract/shapes/desk.ts'
import { query } from '#src/api/query.ts'
import { serverTime, useServerTime } from '#src/api/serverClock.ts'
import { useQuestionsWaiting } from '#src/app/desk/useQuestionsWaiting.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { SavedSince } from '#src/app/states/SavedSince.tsx'
import { PageError } from '#src/app/work/States.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { FindForm } from '../find/FindForm.tsx'
import { QUEUE_TEXT } from '../parts/words.ts'
import { Beside, BooksDiffer } from './Beside.tsx'
import { Legend } from './Thread.tsx'
import { Idle, Waits } from './Waits.tsx'
import { waitsOf, type Wait } from './waits.ts'
import page from '#src/app/work/page.module.css'
import styles from './OverviewPage.module.css'

/** What this device's clock called a moment, by the server's. */
const byServer = (moment: number): string => new Date(moment + serverTime() - Date.now()).toISOString()

/** The sheet in outline while it is asked for. */
function Loading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải`}>
      <div className={page.page}>
        <div className={styles.desk}>
          <Card as="div" padded>
            <Skeleton shape="title" />
            <Skeleton lines={2} />
            {QUEUES.map((queue) => (
              <div key={queue} className={styles.outline}>
                <Skeleton />
              </div>
            ))}
          </Card>
          <Skeleton shape="block" />
        </div>
      </div>
    </SkeletonGroup>
  )
}

/** What matters, in a sentence. */
function Oldest({ waits, now }: { readonly waits: readonly Wait[]; readonly now: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [oldest] = waits.toSorted((a, b) => b.hours - a.hours)
  if (!oldest) return null
  const name = i18n._(QUEUE_TEXT[oldest.queue].name)
  const queue = name.charAt(0).toLocaleLowerCase('vi') + name.slice(1)
  const ago = (
    <time className="unbroken" dateTime={oldest.since}>
      {format.ago(oldest.since, now)}
    </time>
  )
  return (
    <>
      <Trans>
        Cũ nhất: {queue}, {ago}.
      </Trans>{' '}
      {!waits.some(({ late }) => late) && <Trans>Chưa việc nào chờ quá lâu.</Trans>}
    </>
  )
}

/** What waits for staff today and how long it has waited, and whether the books agree. */
export function OverviewPage() {
  const navigate = useNavigate()
  const questions = useQuestionsWaiting()
  const now = new Date(useServerTime(60_000)).toISOString()
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    ...query('desk.summary', {}),
    refetchInterval: 60_000,
  })
  if (isPending) return <Loading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  const waits = waitsOf(data, now)
  const count = waits.reduce((sum, wait) => sum + wait.count, 0)
  return (
    <div className={page.page}>
      <BooksDiffer books={data.ledger} />
      <SavedSince
        at={error ? byServer(dataUpdatedAt) : null}
        says={(ago) => <Trans>Chưa cập nhật được. Đây là số liệu {ago}.</Trans>}
      />
      <div className={styles.desk}>
        <Card as="section" padded>
          <div className="stack-4">
            {/* The field stays the same one when the first task comes: nobody loses what they type. */}
            <div className={styles.head} data-empty={waits.length === 0 || undefined}>
              {waits.length === 0 ? (
                <EmptyState
                  level={1}
                  picture="lantern"
                  title={
                    questions > 0 ? (
                      <Trans>Các hàng chờ đã trống</Trans>
                    ) : (
                      <Trans>Không còn việc nào chờ. Cảm ơn bạn!</Trans>
                    )
                  }
                >
                  <p>
                    {questions > 0 ? (
                      <Link {...toDesk('chat')}>
                        <Plural value={questions} other="Ở Hỗ trợ còn # câu hỏi chưa ai nhận" />
                      </Link>
                    ) : (
                      <Trans>Việc mới tự hiện ở đây, bạn không cần tải lại trang.</Trans>
                    )}
                  </p>
                </EmptyState>
              ) : (
                <SectionHeading level={1} lead={<Oldest waits={waits} now={now} />}>
                  <Plural value={count} other="# việc đang chờ" />
                </SectionHeading>
              )}
              <div className={styles.find}>
                <FindForm slim onFind={() => void navigate(toDesk('find'))} />
              </div>
            </div>
            {waits.length > 0 && <Waits waits={waits} now={now} />}
            <div className={styles.foot}>
              <Idle queues={QUEUES.filter((queue) => !waits.some((wait) => wait.queue === queue))} />
              {waits.length > 0 && <Legend />}
            </div>
          </div>
        </Card>
        <Beside summary={data} questions={questions} />
      </div>
    </div>
  )
}
