import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { HostTicketDetail } from '#contract/shapes/hostTickets.ts'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { Passes } from './Passes.tsx'
import { statusLook } from './words.ts'
import page from '#src/app/work/page.module.css'
import styles from '../bookings/StayPage.module.css'

/** One booking of a service of mine: who comes, when, and which tickets were used. */
export function OneTicketBooking({ bookingId }: { readonly bookingId: string }) {
  const {
    data: booking,
    error,
    isPending,
    refetch,
  } = useQuery({ ...query('host.ticketBooking', { booking_id: bookingId }), refetchInterval: 30_000 })
  if (isPending) return <PageLoading />
  if (!booking) return <PageError error={error} onRetry={() => void refetch()} />
  return <Shown booking={booking} />
}

function Shown({ booking }: { readonly booking: HostTicketDetail }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const look = statusLook(booking)
  const { guestPhone, note } = booking
  return (
    <article className={page.page}>
      <Link to="/host/tickets/{-$id}" params={{ id: undefined }} className="back">
        <Icon name="arrow-left" />
        <Trans>Vé của khách</Trans>
      </Link>
      <header className={styles.head}>
        <p className="row-3">
          <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
          <span className={styles.code}>{booking.code}</span>
        </p>
        <h1>{booking.guestName}</h1>
        <p className="soft">{booking.serviceName}</p>
      </header>
      <SavedNote at={savedAt(booking)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Passes passes={booking.passes} />
        </div>
        <div className={styles.column}>
          <SectionCard title={<Trans>Lần đặt này</Trans>}>
            <Facts
              items={[
                {
                  key: 'when',
                  label: <Trans>Thời gian</Trans>,
                  value: (
                    <time dateTime={`${booking.date}T${booking.time}`}>
                      {booking.time} – {booking.endTime}, {format.date(booking.date)}
                    </time>
                  ),
                },
                ...booking.tickets.map(({ ticketTypeId, name, quantity }) => ({
                  key: ticketTypeId,
                  label: name,
                  value: <Plural value={quantity} other="# vé" />,
                })),
                {
                  key: 'phone',
                  label: <Trans>Điện thoại</Trans>,
                  value: <a href={`tel:${guestPhone}`}>{guestPhone}</a>,
                },
                ...(note === '' ? [] : [{ key: 'note', label: <Trans>Lời nhắn</Trans>, value: note }]),
                {
                  key: 'total',
                  label: <Trans>Tổng tiền</Trans>,
                  value: format.charged(booking.total),
                  strong: true,
                },
              ]}
            />
          </SectionCard>
        </div>
      </div>
    </article>
  )
}
