import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '#src/api/pages.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { CountedTabs } from '#src/app/lists/CountedTabs.tsx'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { TABS, type Tab } from '#contract/tabs.ts'
import { SavedNote } from './SavedNote.tsx'
import { BookingCard } from './list/BookingCard.tsx'
import { Dues } from './list/Dues.tsx'
import { NextStay } from './list/NextStay.tsx'
import { useNextStay } from './list/useNextStay.ts'
import { BookingListEmpty, BookingListError, BookingListLoading } from './list/BookingListStates.tsx'
import { STAY_TAB_TEXT } from '#src/app/stays/status.ts'
import styles from './BookingListPage.module.css'

const onceEach = (bookings: readonly BookingSummary[] = []): BookingSummary[] => [
  ...new Map(bookings.map((one) => [one.id, one])).values(),
]

/** The lists with something in them first, each half in its own order. */
const filledFirst = (counts: Readonly<Record<Tab, number>> | undefined): readonly Tab[] =>
  counts === undefined
    ? TABS
    : TABS.toSorted((one, other) => Number(counts[other] > 0) - Number(counts[one] > 0))

/** My bookings, by the twelve lists; on top of each the stay that is now or next, and what waits for me. */
export function BookingListPage({ tab }: { readonly tab: Tab }) {
  const list = useInfiniteQuery({ ...pages('booking.list', { tab }), placeholderData: keepPreviousData })
  const { data, error, isPending, isPlaceholderData, isFetchNextPageError, refetch } = list
  // Without a network every page is all that lies on the device: no booking stands here twice.
  const bookings = isPlaceholderData ? [] : onceEach(data?.pages.flatMap((page) => page.bookings))
  const { data: newest, isPending: newestPending } = useInfiniteQuery(pages('booking.list', { tab: 'all' }))
  const { coming, ...next } = useNextStay()
  const mine = onceEach([...(newest?.pages[0]?.bookings ?? []), ...coming])
  const failed = error !== null && !isFetchNextPageError && (isPlaceholderData || !data)
  // What stands above the lists is known first: what moves when it comes takes taps elsewhere.
  const known = !isPending && !newestPending && !next.isPending
  return (
    <div className={styles.page}>
      <SectionHeading
        level={1}
        lead={<Trans>Mọi lần đặt phòng của bạn, cũng xem được khi không có mạng.</Trans>}
      >
        <Trans>Chuyến đi của tôi</Trans>
      </SectionHeading>
      {next.stay && <NextStay {...next} stay={next.stay} />}
      {/* Below the card it is an outline of its own: the one without a card does not move down there. */}
      {!known && <BookingListLoading key={next.stay?.id} />}
      {known && (
        <>
          <Dues bookings={mine} />
          <p>
            <Link to="/list-booking-service" search={{}} {...buttonLook({ size: 'small' })}>
              <Icon name="ticket" />
              <Trans>Vé và trải nghiệm của tôi</Trans>
            </Link>
          </p>
          {/* The counts of the list before stay while another is asked for: the same for all of them. */}
          <div className={styles.tabs}>
            <CountedTabs
              edge
              names={filledFirst(data?.pages[0]?.counts)}
              text={STAY_TAB_TEXT}
              counts={data?.pages[0]?.counts ?? null}
              link={(name, props) => (
                <Link to="/booking" search={name === 'all' ? {} : { tab: name }} {...props} />
              )}
            />
          </div>
          <SavedNote at={savedAt(data?.pages[0])} />
          {isPlaceholderData && !failed && <BookingListLoading />}
          {failed && <BookingListError error={error} onRetry={() => void refetch()} />}
          {data && !isPlaceholderData && bookings.length === 0 && <BookingListEmpty tab={tab} />}
          {bookings.length > 0 && (
            <ul className="stack-4" role="list">
              {bookings.map((booking) => (
                <li key={booking.id}>
                  <BookingCard booking={booking} />
                </li>
              ))}
            </ul>
          )}
          {!isPlaceholderData && <MoreButton list={list} />}
        </>
      )}
    </div>
  )
}
