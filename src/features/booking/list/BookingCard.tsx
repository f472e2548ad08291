import { Trans, Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { nightsBetween } from '#contract/days.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card, cardLinkClass } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { BOOKED_FAMILY } from '#contract/statuses.ts'
import { statusLook } from '#src/app/stays/status.ts'
import { Waiting } from './Waiting.tsx'
import styles from './BookingCard.module.css'

/** One booking in a list; the whole card leads to it, and one that is booked leads to its code at once. */
export function BookingCard({ booking }: { readonly booking: BookingSummary }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const look = statusLook(booking.status)
  const guests = booking.adults + booking.children + booking.toddlers
  const booked = BOOKED_FAMILY.includes(booking.status) && booking.checkedInAt === null
  return (
    <Card look="mount" interactive>
      <div className={styles.card}>
        <Picture id={booking.pictureId} alt="" sizes="(min-width: 768px) 220px, 96px" ratio="fill" />
        <div className={styles.head}>
          <p className="apart-3">
            <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
            <span className={styles.code}>{booking.code}</span>
          </p>
          <h2 className={styles.name}>
            <Link to="/booking/$id" params={{ id: booking.id }} className={cardLinkClass}>
              {booking.resortName}
            </Link>
          </h2>
          <p className="note">
            {booking.resortTypeName} · {booking.projectAreaName}
          </p>
        </div>
        <div className={styles.facts}>
          <p className={styles.when}>
            <time dateTime={booking.checkIn}>{format.range(booking.checkIn, booking.checkOut)}</time>
            <span className="note">
              {format.nights(nightsBetween(booking.checkIn, booking.checkOut))}
              {' · '}
              <Plural value={guests} other="# khách" />
            </span>
          </p>
          <data value={booking.total} className={styles.total}>
            {format.charged(booking.total)}
          </data>
        </div>
        <Waiting booking={booking} />
        {booked && (
          <div className={styles.end} data-above="">
            <Link
              to="/booking/$id/checkin"
              params={{ id: booking.id }}
              {...buttonLook({ tone: 'secondary', size: 'small' })}
            >
              <Icon name="qr" />
              <Trans>Mã nhận phòng</Trans>
            </Link>
          </div>
        )}
      </div>
    </Card>
  )
}
