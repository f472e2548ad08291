import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TABS, type Tab as TabName } from '#contract/tabs.ts'
import { call } from '#src/api/call.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { Tab, TabList, tabClass } from '#src/ui/Tabs.tsx'
import { PageError, SavedNote } from '../parts/States.tsx'
import { StayCard } from '../parts/StayCard.tsx'
import { TAB_TEXT } from '../parts/words.ts'
import page from '../parts/page.module.css'
import styles from './InboxPage.module.css'

/** The pages of one list, newest first; the worker keeps what was seen for a time without a network. */
const pagesOf = (tab: TabName) => ({
  queryKey: ['host.bookings', { tab }, 'pages'] as const,
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    call('host.bookings', { tab, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
})

/** What waits for the host stands first, then as the guest's lists. */
const ORDER: readonly TabName[] = [
  'all',
  'wait_host_confirm',
  ...TABS.filter((tab) => tab !== 'all' && tab !== 'wait_host_confirm'),
]

function Tabs({ counts }: { readonly counts: Readonly<Record<TabName, number>> | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.tabs}>
      <TabList label={t`Danh sách theo tình trạng`}>
        {ORDER.map((name) => (
          <Tab key={name}>
            <Link
              to="/host/bookings"
              search={name === 'all' ? {} : { tab: name }}
              activeOptions={{ exact: true }}
              className={tabClass}
              resetScroll={false}
            >
              {i18n._(TAB_TEXT[name])}
              {counts && counts[name] > 0 && (
                <data value={counts[name]} className={styles.number}>
                  {counts[name]}
                </data>
              )}
            </Link>
          </Tab>
        ))}
      </TabList>
    </div>
  )
}

/** The bookings of my places, by the twelve lists. */
export function InboxPage({ tab }: { readonly tab: TabName }) {
  const { t } = useLingui()
  const list = useInfiniteQuery({ ...pagesOf(tab), placeholderData: keepPreviousData })
  const { data, error, isPending, isPlaceholderData, isFetchNextPageError } = list
  const bookings = isPlaceholderData ? [] : (data?.pages.flatMap(({ bookings: some }) => some) ?? [])
  const failed = error !== null && !isFetchNextPageError && (isPlaceholderData || !data)
  const waiting = (isPending || isPlaceholderData) && !failed
  return (
    <div className={page.page}>
      <SectionHeading level={1}>
        <Trans context="several">Đặt phòng</Trans>
      </SectionHeading>
      <Tabs counts={data?.pages[0]?.counts} />
      <SavedNote at={savedAt(data?.pages[0])} />
      {waiting && (
        <SkeletonGroup label={t`Đang tải các đặt phòng`}>
          <div className={page.list}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </SkeletonGroup>
      )}
      {failed && <PageError error={error} onRetry={() => void list.refetch()} />}
      {data && !isPlaceholderData && bookings.length === 0 && (
        <EmptyState
          picture="letter"
          title={
            tab === 'all' ? (
              <Trans>Chưa có đặt phòng nào</Trans>
            ) : (
              <Trans>Không có đặt phòng nào ở mục này</Trans>
            )
          }
        >
          <p>
            <Trans>Khi khách đặt, bạn sẽ thấy ở đây và nhận thông báo ngay.</Trans>
          </p>
        </EmptyState>
      )}
      {bookings.length > 0 && (
        <ul className={`${page.list} ${page.twoColumns}`} role="list">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <StayCard booking={booking} level={2} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && !isPlaceholderData && (
        <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {isFetchNextPageError ? <Trans>Chưa tải được, thử lại</Trans> : <Trans>Xem thêm</Trans>}
        </Button>
      )}
    </div>
  )
}
