import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { ticketLook } from '#src/app/tickets/statusText.ts'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import { CancelTickets } from './CancelTickets.tsx'
import { Money } from './Money.tsx'
import { PayTickets } from './PayTickets.tsx'
import { Story } from './Story.tsx'
import { TicketCodes } from './TicketCodes.tsx'
import styles from './TicketBookingPage.module.css'

/** While something is on its way it is asked again after so many milliseconds. */
const AGAIN = 5000

/** One service booking: how it stands, the tickets with their codes, the money, the way there, and how to leave it. */
export function TicketBookingPage({ bookingId }: { readonly bookingId: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({
    ...query('serviceBooking.detail', { booking_id: bookingId }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'SERVICE_PENDING' && savedAt(state.data) === null ? AGAIN : false,
  })
  if (data) return <Shown booking={data} />
  if (error) return <Missing error={error} onRetry={() => void refetch()} />
  return (
    <SkeletonGroup label={t`Đang mở vé của bạn`}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton lines={3} />
    </SkeletonGroup>
  )
}

function Shown({ booking }: { readonly booking: ServiceBookingDetail }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const look = ticketLook(booking)
  const saved = savedAt(booking)
  return (
    <article className="stack-5">
      <header className={styles.head}>
        <p className="line-3">
          <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
          <span className={styles.code}>{booking.code}</span>
        </p>
        <h1>{booking.serviceName}</h1>
        <p className="lead figures">
          <time dateTime={`${booking.date}T${booking.time}`}>
            {booking.time} – {booking.endTime}, {format.date(booking.date)}
          </time>{' '}
          · <Plural value={booking.quantity - booking.ticketsCancelled} other="# vé" />
        </p>
      </header>
      <SavedNote at={saved} />
      <Story booking={booking} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {booking.status === 'SERVICE_PENDING' && <PayTickets booking={booking} />}
          {booking.codes.some(({ code }) => code !== null) && <TicketCodes booking={booking} saved={saved} />}
          <section className={styles.block}>
            <h2>
              <Trans>Đến nơi</Trans>
            </h2>
            <Facts
              items={[
                { key: 'address', label: <Trans>Địa chỉ</Trans>, value: booking.address },
                { key: 'meeting', label: <Trans>Khi đến nơi</Trans>, value: booking.meeting },
                {
                  key: 'host',
                  label: <Trans>Người đón bạn</Trans>,
                  value: (
                    <>
                      {booking.hostName}
                      {booking.hostPhone !== '' && (
                        <>
                          {' '}
                          · <a href={`tel:${booking.hostPhone}`}>{booking.hostPhone}</a>
                        </>
                      )}
                    </>
                  ),
                },
                {
                  key: 'contact',
                  label: <Trans>Người nhận vé</Trans>,
                  value: `${booking.contact.fullName}, ${booking.contact.phone}`,
                },
              ]}
            />
            <ul className={styles.rules}>
              {booking.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        </div>
        <div className={styles.aside}>
          <Money booking={booking} />
          <CancelTickets booking={booking} />
          <Link to="/services/{-$id}" params={{ id: booking.serviceId }} search={{}} {...buttonLook()}>
            <Trans>Xem lại trải nghiệm này</Trans>
          </Link>
        </div>
      </div>
    </article>
  )
}

function Missing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <NotLoaded
      level={1}
      error={error}
      onRetry={onRetry}
      failed={<Trans>Chưa mở được vé này</Trans>}
      missing={<Trans>Không tìm thấy vé này</Trans>}
      action={
        <Link to="/list-booking-service" search={{}} {...buttonLook()}>
          <Trans>Vé của tôi</Trans>
        </Link>
      }
    />
  )
}
