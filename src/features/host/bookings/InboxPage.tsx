import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TABS, type Tab as TabName } from '#contract/tabs.ts'
import { call } from '#src/api/call.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { CountedTabs } from '#src/app/lists/CountedTabs.tsx'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { PageError, SavedNote } from '../parts/States.tsx'
import { StayCard } from '../parts/StayCard.tsx'
import { TAB_TEXT } from '../parts/words.ts'
import page from '../parts/page.module.css'

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
      <p>
        <Link to="/host/tickets/{-$id}" params={{ id: undefined }} {...buttonLook({ size: 'small' })}>
          <Trans>Vé tại các trải nghiệm của bạn</Trans>
        </Link>
      </p>
      <CountedTabs
        edge
        names={ORDER}
        text={TAB_TEXT}
        counts={data?.pages[0]?.counts}
        link={(name, props) => (
          <Link to="/host/bookings" search={name === 'all' ? {} : { tab: name }} {...props} />
        )}
      />
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
      {!isPlaceholderData && <MoreButton list={list} />}
    </div>
  )
}
