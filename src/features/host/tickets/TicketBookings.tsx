import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SERVICE_TABS, type ServiceTab } from '#contract/serviceTabs.ts'
import type { HostTicketBooking } from '#contract/shapes/hostTickets.ts'
import { pages } from '#src/api/pages.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { CountedTabs } from '#src/app/lists/CountedTabs.tsx'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { Card, cardLinkClass } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { statusLook, TAB_TEXT } from './words.ts'
import page from '#src/app/work/page.module.css'
import card from '../parts/StayCard.module.css'

function BookingCard({ booking }: { readonly booking: HostTicketBooking }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const look = statusLook(booking)
  return (
    <Card interactive padded>
      <div className="stack-1">
        <p className="apart-3">
          <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
          <span className={card.code}>{booking.code}</span>
        </p>
        <h2 className={card.name}>
          <Link to="/host/tickets/{-$id}" params={{ id: booking.id }} className={cardLinkClass}>
            {booking.guestName}
          </Link>
        </h2>
        <p className="figures">
          <time dateTime={`${booking.date}T${booking.time}`}>
            {booking.time}, {format.date(booking.date)}
          </time>
          {' · '}
          <Plural value={booking.quantity - booking.ticketsCancelled} other="# vé" />
        </p>
        <p className="note">{booking.serviceName}</p>
      </div>
    </Card>
  )
}

/** The bookings of my services, by five lists. */
export function TicketBookings({ tab }: { readonly tab: ServiceTab }) {
  const list = useInfiniteQuery({
    ...pages('host.ticketBookings', { tab }),
    placeholderData: keepPreviousData,
  })
  const { data, error, isPending, isPlaceholderData } = list
  const bookings = isPlaceholderData ? [] : (data?.pages.flatMap(({ bookings: some }) => some) ?? [])
  const failed = error !== null && (isPlaceholderData || !data)
  return (
    <div className={page.page}>
      <SectionHeading level={1}>
        <Trans>Vé của khách</Trans>
      </SectionHeading>
      <CountedTabs
        edge
        names={SERVICE_TABS}
        text={TAB_TEXT}
        counts={failed ? null : data?.pages[0]?.counts}
        link={(name, props) => (
          <Link
            to="/host/tickets/{-$id}"
            params={{ id: undefined }}
            search={name === 'all' ? {} : { tab: name }}
            {...props}
          />
        )}
      />
      <SavedNote at={savedAt(data?.pages[0])} />
      {(isPending || isPlaceholderData) && !failed && <PageLoading />}
      {failed && <PageError error={error} onRetry={() => void list.refetch()} />}
      {data && !isPlaceholderData && bookings.length === 0 && (
        <EmptyState picture="letter" title={<Trans>Chưa có vé nào ở mục này</Trans>}>
          <p>
            <Trans>Khi khách mua vé, bạn sẽ thấy ở đây và nhận thông báo ngay.</Trans>
          </p>
        </EmptyState>
      )}
      {bookings.length > 0 && (
        <ul className={`stack-3 ${page.twoColumns}`} role="list">
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
