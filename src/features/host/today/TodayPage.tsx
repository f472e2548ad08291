import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HostBooking, HostToday } from '#contract/shapes/host.ts'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { StayCard } from '../parts/StayCard.tsx'
import page from '#src/app/work/page.module.css'
import styles from './TodayPage.module.css'

/** The house is locked, or one cancellation away from it. */
function Standing({ today }: { readonly today: HostToday }) {
  const format = useFormat()
  if (today.lockedUntil === 'forever')
    return (
      <Notice tone="danger" title={<Trans>Chỗ ở của bạn đã ngừng nhận khách mới</Trans>}>
        <Trans>Bạn đã hủy quá nhiều. Các đặt phòng đang có vẫn giữ nguyên; bạn liên hệ Ghé nhé.</Trans>
      </Notice>
    )
  if (today.lockedUntil !== null) {
    const until = format.moment(today.lockedUntil)
    return (
      <Notice tone="danger" title={<Trans>Tạm ngừng nhận khách mới đến {until}</Trans>}>
        <Trans>Vì số lần hủy trong tháng. Các đặt phòng đang có vẫn giữ nguyên.</Trans>
      </Notice>
    )
  }
  if (today.cancellationsThisMonth === 0) return null
  const [month, year] = [today.cancellationsThisMonth, today.cancellationsThisYear]
  return (
    <Notice tone="info">
      <Trans>
        Bạn đã hủy {month} lần trong tháng này, {year} lần trong năm. Đủ 3 lần một tháng thì tạm ngừng nhận
        khách một tháng.
      </Trans>
    </Notice>
  )
}

type GroupProps = {
  title: ReactNode
  empty: ReactNode
  bookings: readonly HostBooking[]
  action?: (booking: HostBooking) => ReactNode
}

function Group({ title, empty, bookings, action }: GroupProps) {
  return (
    <section className="stack-3">
      <SectionHeading>
        {title}
        {bookings.length > 0 && <span className={styles.count}>{bookings.length}</span>}
      </SectionHeading>
      {bookings.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <ul className="stack-3" role="list">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <StayCard booking={booking} action={action?.(booking)} level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const toBooking = (booking: HostBooking, text: ReactNode, tone: 'primary' | 'secondary') => (
  <Link to="/host/bookings/$id" params={{ id: booking.id }} {...buttonLook({ tone, size: 'small' })}>
    {text}
  </Link>
)

/** What a host has to do today, the most urgent first. */
export function TodayPage() {
  const format = useFormat()
  const {
    data: today,
    error,
    isPending,
    refetch,
  } = useQuery({
    ...query('host.today', {}),
    refetchInterval: 60_000,
  })
  if (isPending) return <PageLoading />
  if (!today) return <PageError error={error} onRetry={() => void refetch()} />
  const reviews = today.reviewsToReply
  const quiet = today.toAnswer.length + today.arrivals.length + today.departures.length === 0
  return (
    <div className={page.page}>
      <SectionHeading level={1} eyebrow={format.date(today.today)} lead={<InHouse today={today} />}>
        <Trans>Hôm nay</Trans>
      </SectionHeading>
      <div className="row-3">
        <Link to="/host/gate" {...buttonLook({ tone: 'primary' })}>
          <Icon name="qr" />
          <Trans>Quét mã nhận phòng</Trans>
        </Link>
        <Link to="/host/reviews" {...buttonLook()}>
          <Icon name="star" />
          {reviews > 0 ? (
            <Plural value={reviews} other="# đánh giá chờ trả lời" />
          ) : (
            <Trans>Đánh giá của khách</Trans>
          )}
        </Link>
      </div>
      <SavedNote at={savedAt(today)} />
      <Standing today={today} />
      {quiet && (
        <EmptyState picture="lantern" title={<Trans>Hôm nay thong thả</Trans>}>
          <p>
            <Trans>Không có khách đến, khách đi hay yêu cầu nào chờ bạn.</Trans>
          </p>
        </EmptyState>
      )}
      {today.toAnswer.length > 0 && (
        <Group
          title={<Trans>Chờ bạn trả lời</Trans>}
          empty={null}
          bookings={today.toAnswer}
          action={(booking) => toBooking(booking, <Trans>Xem và trả lời</Trans>, 'primary')}
        />
      )}
      {!quiet && (
        <div className={styles.columns}>
          <Group
            title={<Trans>Khách đến</Trans>}
            empty={<Trans>Hôm nay không có khách đến.</Trans>}
            bookings={today.arrivals}
            action={(booking) =>
              booking.checkedInAt === null && (
                <Link to="/host/gate" {...buttonLook({ size: 'small' })}>
                  <Icon name="qr" />
                  <Trans>Quét mã</Trans>
                </Link>
              )
            }
          />
          <Group
            title={<Trans>Khách đi</Trans>}
            empty={<Trans>Hôm nay không có khách trả phòng.</Trans>}
            bookings={today.departures}
            action={(booking) => toBooking(booking, <Trans>Trả phòng</Trans>, 'secondary')}
          />
        </div>
      )}
    </div>
  )
}

function InHouse({ today }: { readonly today: HostToday }) {
  return today.inHouse === 0 ? (
    <Trans>Chưa có khách nào đang ở.</Trans>
  ) : (
    <Plural value={today.inHouse} other="# đoàn khách đang ở." />
  )
}
