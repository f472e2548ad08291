import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TABS, type Tab as TabName } from '#contract/tabs.ts'
import { pages } from '#src/api/pages.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { CountedTabs } from '#src/app/lists/CountedTabs.tsx'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { PageError } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { StayCard } from '../parts/StayCard.tsx'
import { TAB_TEXT } from '../parts/words.ts'
import { FindStay } from './FindStay.tsx'
import page from '#src/app/work/page.module.css'

/** What waits for the host stands first, then as the guest's lists. */
const ORDER: readonly TabName[] = [
  'all',
  'wait_host_confirm',
  ...TABS.filter((tab) => tab !== 'all' && tab !== 'wait_host_confirm'),
]

interface InboxPageProps {
  readonly tab: TabName
  /** What is looked for in all lists; empty: nothing. */
  readonly text: string
}

/** The bookings of my places, by the twelve lists or by what one looks for. */
export function InboxPage({ tab, text }: InboxPageProps) {
  const { t } = useLingui()
  const list = useInfiniteQuery({
    ...pages('host.bookings', text === '' ? { tab } : { tab: 'all', text }),
    placeholderData: keepPreviousData,
  })
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
      <FindStay key={text} text={text} />
      {text === '' && (
        <CountedTabs
          edge
          names={ORDER}
          text={TAB_TEXT}
          counts={failed ? null : data?.pages[0]?.counts}
          link={(name, props) => (
            <Link to="/host/bookings" search={name === 'all' ? {} : { tab: name }} {...props} />
          )}
        />
      )}
      <SavedNote at={savedAt(data?.pages[0])} />
      {waiting && (
        <SkeletonGroup label={t`Đang tải các đặt phòng`}>
          <div className="stack-3">
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
            text !== '' ? (
              <Trans>Không tìm thấy đặt phòng nào</Trans>
            ) : tab === 'all' ? (
              <Trans>Chưa có đặt phòng nào</Trans>
            ) : (
              <Trans>Không có đặt phòng nào ở mục này</Trans>
            )
          }
        >
          <p>
            {text === '' ? (
              <Trans>Khi khách đặt, bạn sẽ thấy ở đây và nhận thông báo ngay.</Trans>
            ) : (
              <Trans>Bạn kiểm tra lại từng ký tự của mã, hoặc thử tên và số điện thoại của khách.</Trans>
            )}
          </p>
        </EmptyState>
      )}
      {bookings.length > 0 && (
        <ul className={`stack-3 ${page.twoColumns}`} role="list">
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
