import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/endpoints.ts'
import { QUEUES } from '#contract/shapes/desk.ts'
import { query } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card, cardLinkClass } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconNames.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { QUEUE_TEXT } from '../parts/words.ts'
import page from '#src/app/work/page.module.css'
import styles from './OverviewPage.module.css'

type Summary = Output<'desk.summary'>

/** Whether the books agree with the bookings: the one thing that must never be red. */
function Ledger({ ledger }: { readonly ledger: Summary['ledger'] }) {
  const format = useFormat()
  if (ledger.checkedAt === null)
    return (
      <Notice tone="info">
        <Trans>Sổ cái chưa được đối chiếu lần nào từ lúc máy chủ khởi động.</Trans>
      </Notice>
    )
  const at = format.moment(ledger.checkedAt)
  if (ledger.differences === 0)
    return (
      <Notice tone="success" title={<Trans>Sổ cái khớp với mọi đặt phòng</Trans>}>
        <Trans>Đối chiếu lần gần nhất lúc {at}.</Trans>
      </Notice>
    )
  return (
    <Notice tone="danger" title={<Trans>Sổ cái lệch {ledger.differences} chỗ so với các đặt phòng</Trans>}>
      <Trans>Đối chiếu lúc {at}. Đừng chi tiền cho đến khi người quản trị tìm ra nguyên nhân.</Trans>
    </Notice>
  )
}

function Count({
  place,
  icon,
  name,
  count,
  oldest,
}: {
  readonly place: string
  readonly icon: IconName
  readonly name: string
  readonly count: number
  /** Since when the first of them waits. */
  readonly oldest?: string | undefined
}) {
  const format = useFormat()
  const ago = oldest && format.ago(oldest, new Date(serverTime()).toISOString())
  return (
    <Card as="div" interactive padded>
      <div className={styles.queue}>
        <Icon name={icon} size={24} />
        <h3>
          <Link {...toDesk(place)} className={cardLinkClass}>
            {name}
          </Link>
        </h3>
        {ago && (
          <p className={styles.oldest}>
            <Trans>Cũ nhất: {ago}</Trans>
          </p>
        )}
        <data className={styles.count} value={count} data-waits={count > 0 || undefined}>
          {count}
        </data>
      </div>
    </Card>
  )
}

/** What waits for staff today, and whether the books agree. */
export function OverviewPage() {
  const { t, i18n } = useLingui()
  const { data, error, isPending, refetch } = useQuery({
    ...query('desk.summary', {}),
    refetchInterval: 60_000,
  })
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  const waiting = QUEUES.reduce((sum, queue) => sum + (data.waiting[queue] ?? 0), 0)
  return (
    <div className={page.page}>
      <SectionHeading
        level={1}
        lead={
          waiting === 0 ? (
            <Trans>Không còn việc nào chờ. Cảm ơn bạn!</Trans>
          ) : (
            <Trans>{waiting} việc đang chờ, việc cũ nhất đứng đầu mỗi hàng.</Trans>
          )
        }
        action={
          <Link {...toDesk('find')} {...buttonLook({ tone: 'primary' })}>
            <Icon name="search" />
            <Trans>Tìm đặt phòng</Trans>
          </Link>
        }
      >
        <Trans>Bàn làm việc</Trans>
      </SectionHeading>
      <Ledger ledger={data.ledger} />
      <section className={page.section}>
        <SectionHeading>
          <Trans>Đang chờ</Trans>
        </SectionHeading>
        <ul className={styles.queues} role="list">
          {QUEUES.map((queue) => (
            <li key={queue}>
              <Count
                place={`queue/${queue}`}
                icon={QUEUE_TEXT[queue].icon}
                name={i18n._(QUEUE_TEXT[queue].name)}
                count={data.waiting[queue] ?? 0}
                oldest={data.oldest[queue]}
              />
            </li>
          ))}
          <li>
            <Count place="hosts" icon="lock" name={t`Chủ nhà bị khóa`} count={data.lockedHosts} />
          </li>
        </ul>
      </section>
      <p>
        <Link {...toDesk('letters')}>
          <Trans>Xem mẫu thư gửi cho khách và chủ nhà</Trans>
        </Link>
      </p>
    </div>
  )
}
