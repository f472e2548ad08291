import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#src/api/call.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { Button } from '#src/ui/Button.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Tab, TabList, tabClass } from '#src/ui/Tabs.tsx'
import { TABS, type Tab as TabName } from '#contract/tabs.ts'
import { SavedNote } from './SavedNote.tsx'
import { TAB_TEXT } from './statusText.ts'
import { BookingCard } from './list/BookingCard.tsx'
import { BookingListEmpty, BookingListError, BookingListLoading } from './list/BookingListStates.tsx'
import styles from './BookingListPage.module.css'

/** The pages of one list, newest first; the worker keeps what was seen for a time without a network. */
const pagesOf = (tab: TabName) => ({
  queryKey: ['booking.list', { tab }, 'pages'] as const,
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    call('booking.list', { tab, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
})

/** My bookings, by the twelve lists. */
export function BookingListPage({ tab }: { readonly tab: TabName }) {
  const { t, i18n } = useLingui()
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(pagesOf(tab))
  const counts = data?.pages[0]?.counts
  const bookings = data?.pages.flatMap((page) => page.bookings) ?? []
  return (
    <div className={styles.page}>
      <SectionHeading
        level={1}
        lead={<Trans>Mọi lần đặt chỗ của bạn, cũng xem được khi không có mạng.</Trans>}
      >
        <Trans>Chuyến đi của tôi</Trans>
      </SectionHeading>
      <TabList label={t`Danh sách theo tình trạng`}>
        {TABS.map((name) => (
          <Tab key={name}>
            <Link
              to="/booking"
              search={name === 'all' ? {} : { tab: name }}
              className={tabClass}
              aria-current={name === tab ? 'page' : undefined}
            >
              {i18n._(TAB_TEXT[name])}
              {counts && counts[name] > 0 && <data value={counts[name]}>{counts[name]}</data>}
            </Link>
          </Tab>
        ))}
      </TabList>
      <SavedNote at={savedAt(data?.pages[0])} />
      {isPending && <BookingListLoading />}
      {error && !data && <BookingListError error={error} onRetry={() => void refetch()} />}
      {data && bookings.length === 0 && <BookingListEmpty tab={tab} />}
      <ul className={styles.list} role="list">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Xem thêm</Trans>
        </Button>
      )}
    </div>
  )
}
