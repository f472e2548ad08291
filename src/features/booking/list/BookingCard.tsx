import { Trans, Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card, cardLinkClass } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { bookingMachine, factsOf } from '#contract/booking/booking.ts'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { BOOKED_FAMILY, type Status } from '#contract/statuses.ts'
import { statusLook } from '#src/app/stays/status.ts'
import styles from './BookingCard.module.css'

const BOOKED: readonly Status[] = BOOKED_FAMILY
const PAYABLE: readonly Status[] = ['PENDING', 'WATTING_KT_PAYMENT', 'PAYMENT_FAILED']

/** What waits for the guest or the host, with its clock time; nothing when nothing waits. */
function Waiting({ booking }: { readonly booking: BookingSummary }) {
  const format = useFormat()
  const now = useServerTime(30_000)
  const until = (instant: string | null) =>
    instant !== null && Date.parse(instant) > now
      ? format.deadline(instant, new Date(now).toISOString())
      : null
  const pay = PAYABLE.includes(booking.status) ? until(booking.holdUntil) : null
  const answer = booking.status === 'CSH_CONFIRM' ? until(booking.hostDeadline) : null
  const facts = factsOf(booking, Temporal.Instant.fromEpochMilliseconds(now))
  const asked = (['refuseHostEdit', 'refuseCancellation'] as const).some((event) =>
    bookingMachine.can(facts, event, 'KT'),
  )
  if (asked || booking.status === 'PENDING_PAYMENT_EDIT')
    return (
      <p className={styles.waiting} data-mine="">
        <Icon name="clock" size={16} />
        {asked ? (
          <Trans>Chủ nhà đang chờ bạn trả lời</Trans>
        ) : (
          <Trans>Trả phần chênh lệch để nhận thay đổi</Trans>
        )}
      </p>
    )
  if (pay === null && answer === null) return null
  return (
    <p className={styles.waiting} data-mine={pay === null ? undefined : true}>
      <Icon name="clock" size={16} />
      {pay === null ? <Trans>Chủ nhà trả lời {answer}</Trans> : <Trans>Thanh toán {pay} để giữ chỗ</Trans>}
    </p>
  )
}

/** One booking in a list; the whole card leads to it, and one that is booked leads to its code at once. */
export function BookingCard({ booking }: { readonly booking: BookingSummary }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const look = statusLook(booking.status)
  const guests = booking.adults + booking.children + booking.toddlers
  const booked = BOOKED.includes(booking.status) && booking.checkedInAt === null
  return (
    <Card look="mount" interactive>
      <div className={styles.card}>
        <Picture id={booking.pictureId} alt="" sizes="(min-width: 768px) 220px, 96px" ratio="fill" />
        <div className={styles.head}>
          <p className={styles.status}>
            <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
            <span className={styles.code}>{booking.code}</span>
          </p>
          <h2 className={styles.name}>
            <Link to="/booking/$id" params={{ id: booking.id }} className={cardLinkClass}>
              {booking.resortName}
            </Link>
          </h2>
          <p className={styles.soft}>
            {booking.resortTypeName} · {booking.projectAreaName}
          </p>
        </div>
        <div className={styles.facts}>
          <p className={styles.when}>
            <time dateTime={booking.checkIn}>{format.range(booking.checkIn, booking.checkOut)}</time>
            <span className={styles.soft}>
              {format.nights(format.nightsBetween(booking.checkIn, booking.checkOut))}
              {' · '}
              <Plural value={guests} other="# khách" />
            </span>
          </p>
          <data value={booking.total} className={styles.total}>
            {format.charged(booking.total)}
          </data>
        </div>
        {booked ? (
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
        ) : (
          <Waiting booking={booking} />
        )}
      </div>
    </Card>
  )
}
