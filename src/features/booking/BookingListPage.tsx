import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#src/api/call.ts'
import { Link } from '@tanstack/react-router'
import { savedAt } from '#src/api/savedAt.ts'
import { CountedTabs } from '#src/app/lists/CountedTabs.tsx'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { TABS, type Tab } from '#contract/tabs.ts'
import { SavedNote } from './SavedNote.tsx'
import { BookingCard } from './list/BookingCard.tsx'
import { NextStay } from './list/NextStay.tsx'
import { BookingListEmpty, BookingListError, BookingListLoading } from './list/BookingListStates.tsx'
import { STAY_TAB_TEXT } from '#src/app/stays/status.ts'
import styles from './BookingListPage.module.css'

/** The pages of one list, newest first; the worker keeps what was seen for a time without a network. */
const pagesOf = (tab: Tab) => ({
  queryKey: ['booking.list', { tab }, 'pages'] as const,
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    call('booking.list', { tab, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
})

/** My bookings, by the twelve lists. */
export function BookingListPage({ tab }: { readonly tab: Tab }) {
  const list = useInfiniteQuery({ ...pagesOf(tab), placeholderData: keepPreviousData })
  const { data, error, isPending, isPlaceholderData, isFetchNextPageError, refetch } = list
  // Without a network every page is all that lies on the device: no booking stands here twice.
  const bookings = isPlaceholderData
    ? []
    : [...new Map(data?.pages.flatMap((page) => page.bookings.map((one) => [one.id, one]))).values()]
  const failed = error !== null && !isFetchNextPageError && (isPlaceholderData || !data)
  return (
    <div className={styles.page}>
      <SectionHeading
        level={1}
        lead={<Trans>Mọi lần đặt phòng của bạn, cũng xem được khi không có mạng.</Trans>}
      >
        <Trans>Chuyến đi của tôi</Trans>
      </SectionHeading>
      {tab === 'all' && <NextStay />}
      <p className={styles.beside}>
        <Link to="/list-booking-service" search={{}} {...buttonLook({ size: 'small' })}>
          <Icon name="ticket" />
          <Trans>Vé và trải nghiệm của tôi</Trans>
        </Link>
      </p>
      {/* The counts of the list before stay while another is asked for: the same for all of them. */}
      <div className={styles.tabs}>
        <CountedTabs
          edge
          names={TABS}
          text={STAY_TAB_TEXT}
          counts={data?.pages[0]?.counts}
          link={(name, props) => (
            <Link to="/booking" search={name === 'all' ? {} : { tab: name }} {...props} />
          )}
        />
      </div>
      <SavedNote at={savedAt(data?.pages[0])} />
      {(isPending || isPlaceholderData) && !failed && <BookingListLoading />}
      {failed && <BookingListError error={error} onRetry={() => void refetch()} />}
      {data && !isPlaceholderData && bookings.length === 0 && <BookingListEmpty tab={tab} />}
      {bookings.length > 0 && (
        <ul className={styles.list} role="list">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} />
            </li>
          ))}
        </ul>
      )}
      {!isPlaceholderData && <MoreButton list={list} />}
    </div>
  )
}
