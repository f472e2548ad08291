import { Trans, Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { Card, cardBodyClass, cardLinkClass } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { statusLook } from '../statusText.ts'
import styles from './BookingCard.module.css'

/** What waits for the guest or the host, with its clock time; nothing when nothing waits. */
function Waiting({ booking }: { readonly booking: BookingSummary }) {
  const format = useFormat()
  const now = useServerTime(30_000)
  const until = (instant: string | null) =>
    instant !== null && Date.parse(instant) > now
      ? format.deadline(instant, new Date(now).toISOString())
      : null
  const pay = until(booking.holdUntil)
  const answer = until(booking.hostDeadline)
  if (['PENDING', 'WATTING_KT_PAYMENT', 'PAYMENT_FAILED'].includes(booking.status) && pay)
    return (
      <p className={styles.waiting}>
        <Trans>Thanh toán {pay} để giữ chỗ</Trans>
      </p>
    )
  if (booking.status === 'CSH_CONFIRM' && answer)
    return (
      <p className={styles.waiting}>
        <Trans>Chủ nhà trả lời {answer}</Trans>
      </p>
    )
  return null
}

/** One booking in a list; the whole card leads to it. */
export function BookingCard({ booking }: { readonly booking: BookingSummary }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const look = statusLook(booking.status)
  const guests = booking.adults + booking.children + booking.toddlers
  return (
    <Card look="mount" interactive>
      <div className={styles.card}>
        <Picture id={booking.pictureId} alt="" sizes="(min-width: 768px) 220px, 96px" />
        <div className={cardBodyClass}>
          <div className={styles.head}>
            <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
            <span className={styles.code}>{booking.code}</span>
          </div>
          <h2 className={styles.name}>
            <Link to="/booking/$id" params={{ id: booking.id }} className={cardLinkClass}>
              {booking.resortName}
            </Link>
          </h2>
          <p className={styles.soft}>
            {booking.resortTypeName} · {booking.projectAreaName}
          </p>
          <p className={styles.facts}>
            <time dateTime={booking.checkIn}>{format.range(booking.checkIn, booking.checkOut)}</time>
            <span>{format.nights(format.nightsBetween(booking.checkIn, booking.checkOut))}</span>
            <span>
              <Plural value={guests} other="# khách" />
            </span>
            <data value={booking.total} className={styles.total}>
              {format.money(booking.total)}
            </data>
          </p>
          <Waiting booking={booking} />
        </div>
      </div>
    </Card>
  )
}
