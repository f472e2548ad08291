import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pages } from '#src/api/pages.ts'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { CountedTabs } from '#src/app/lists/CountedTabs.tsx'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { TICKET_TAB_TEXT } from '#src/app/tickets/lists.ts'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { SERVICE_TABS, type ServiceTab } from '#contract/serviceTabs.ts'
import { TicketBookingCard } from './TicketBookingCard.tsx'

/** So many bookings with tickets are made ready for a place without a signal. */
const READY = 5

/** My tickets, by five lists. */
export function TicketListPage({ tab }: { readonly tab: ServiceTab }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const list = useInfiniteQuery({
    ...pages('serviceBooking.list', { tab }),
    placeholderData: keepPreviousData,
  })
  const { data, error, isPending, isPlaceholderData, refetch } = list
  const bookings = isPlaceholderData ? [] : (data?.pages.flatMap((page) => page.bookings) ?? [])
  const failed = error !== null && (isPlaceholderData || !data)
  const fresh = savedAt(data?.pages[0]) === null
  const ready = bookings
    .filter(({ status }) => status === 'SERVICE_ORDERED')
    .slice(0, READY)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    // Each is asked for once, so that its tickets are on this device before the road without a signal.
    if (fresh)
      for (const id of ready.split(' ').filter(Boolean))
        void client.prefetchQuery(query('serviceBooking.detail', { booking_id: id }))
  }, [client, fresh, ready])
  return (
    <div className="stack-4">
      <SectionHeading
        level={1}
        lead={<Trans>Vé tham quan và trải nghiệm bạn đã đặt, mở được cả khi không có mạng.</Trans>}
      >
        <Trans>Vé của tôi</Trans>
      </SectionHeading>
      <CountedTabs
        names={SERVICE_TABS}
        text={TICKET_TAB_TEXT}
        counts={failed ? null : data?.pages[0]?.counts}
        link={(name, props) => (
          <Link to="/list-booking-service" search={name === 'all' ? {} : { tab: name }} {...props} />
        )}
      />
      <SavedNote at={savedAt(data?.pages[0])} />
      {(isPending || isPlaceholderData) && !failed && (
        <SkeletonGroup label={t`Đang tải vé của bạn`}>
          <div className="stack-4">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </SkeletonGroup>
      )}
      {failed && (
        <NotLoaded
          error={error}
          onRetry={() => void refetch()}
          failed={<Trans>Chưa tải được danh sách vé</Trans>}
        >
          <p>
            <Trans>Vé của bạn vẫn nguyên vẹn trên máy chủ.</Trans>
          </p>
        </NotLoaded>
      )}
      {data && !isPlaceholderData && bookings.length === 0 && (
        <EmptyState
          picture="lantern"
          title={tab === 'all' ? <Trans>Chưa có vé nào</Trans> : <Trans>Không có vé nào ở mục này</Trans>}
          action={
            <Link to="/list-service" search={{}} {...buttonLook({ tone: 'primary' })}>
              <Trans>Tìm vé và trải nghiệm</Trans>
            </Link>
          }
        />
      )}
      {bookings.length > 0 && (
        <ul className="stack-4" role="list">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <TicketBookingCard booking={booking} />
            </li>
          ))}
        </ul>
      )}
      {!isPlaceholderData && <MoreButton list={list} />}
    </div>
  )
}
