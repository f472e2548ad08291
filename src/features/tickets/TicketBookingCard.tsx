import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useServerTime } from '#src/api/serverClock.ts'
import { ticketLook } from '#src/app/tickets/statusText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { Card, cardLinkClass } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { ServiceBookingSummary } from '#contract/shapes/serviceBooking.ts'
import styles from './TicketListPage.module.css'

/** One service booking in a list; the whole card leads to it. */
export function TicketBookingCard({ booking }: { readonly booking: ServiceBookingSummary }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useServerTime(30_000)
  const look = ticketLook(booking)
  const { holdUntil } = booking
  const payable = holdUntil !== null && Date.parse(holdUntil) > now
  return (
    <Card look="mount" interactive>
      <div className={styles.card}>
        <Picture id={booking.pictureId} alt="" sizes="(min-width: 768px) 180px, 96px" ratio="fill" />
        <div className={styles.head}>
          <p className="apart-3">
            <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
            <span className={styles.code}>{booking.code}</span>
          </p>
          <h2 className={styles.name}>
            <Link to="/booking-service/$id" params={{ id: booking.id }} className={cardLinkClass}>
              {booking.serviceName}
            </Link>
          </h2>
          <p className={styles.soft}>{booking.projectAreaName}</p>
        </div>
        <p className={styles.facts}>
          <span>
            <time dateTime={`${booking.date}T${booking.time}`}>
              {booking.time}, {format.date(booking.date)}
            </time>{' '}
            · <Plural value={booking.quantity - booking.ticketsCancelled} other="# vé" />
          </span>
          <data value={booking.total} className="strong">
            {format.charged(booking.total)}
          </data>
          {payable && (
            <strong className={styles.soft}>
              <Trans>Thanh toán {format.deadline(holdUntil, new Date(now).toISOString())} để giữ vé</Trans>
            </strong>
          )}
        </p>
      </div>
    </Card>
  )
}
