import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nightsBetween } from '#contract/days.ts'
import type { HostBooking } from '#contract/shapes/host.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card, cardLinkClass } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { hostStatusLook } from './words.ts'
import styles from './StayCard.module.css'

/** Until when an answer is due, as a clock time; or that the time is over. */
function AnswerBy({ at }: { readonly at: string }) {
  const format = useFormat()
  const now = useServerTime(30_000)
  const open = Date.parse(at) > now
  const deadline = format.deadline(at, new Date(now).toISOString())
  return (
    <p className={styles.due} data-late={open ? undefined : true}>
      <Icon name="clock" size={16} />
      {open ? <Trans>Trả lời {deadline}</Trans> : <Trans>Đã quá hạn trả lời</Trans>}
    </p>
  )
}

/** One booking of a place of mine: who comes, when, where, and what is to be done next. The whole card leads to it. */
export function StayCard({
  booking,
  action,
  level,
}: {
  readonly booking: HostBooking
  readonly action?: ReactNode
  /** How deep its name stands among the page's headings. */
  readonly level: 2 | 3
}) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const look = hostStatusLook(booking.status)
  const Heading = `h${level}` as const
  const guests = booking.adults + booking.children + booking.toddlers
  const { guestName } = booking
  return (
    <Card interactive padded>
      <div className="stack-1">
        <p className="apart-3">
          <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
          <span className={styles.code}>{booking.code}</span>
        </p>
        <Heading className={styles.name}>
          <Link to="/host/bookings/$id" params={{ id: booking.id }} className={cardLinkClass}>
            {guestName}
          </Link>
        </Heading>
        <p className="figures">
          <time dateTime={booking.checkIn}>{format.range(booking.checkIn, booking.checkOut)}</time>
          {' · '}
          {format.nights(nightsBetween(booking.checkIn, booking.checkOut))}
          {' · '}
          <Plural value={guests} other="# khách" />
        </p>
        <p className="note">
          {booking.resortName} · {booking.roomNames.join(', ')}
        </p>
        {booking.answerBy !== null && <AnswerBy at={booking.answerBy} />}
        {booking.checkedInAt !== null && (
          <p className={styles.in}>
            <Icon name="check-circle" size={16} />
            <Trans>Đã nhận phòng lúc {format.time(booking.checkedInAt)}</Trans>
          </p>
        )}
        <div className={styles.end}>
          <data value={booking.total} className="strong figures">
            {format.charged(booking.total)}
          </data>
          <span className={styles.acts} data-above="">
            {booking.guestPhone !== '' && (
              <a
                href={`tel:${booking.guestPhone}`}
                {...buttonLook({ tone: 'quiet', size: 'small' })}
                aria-label={t`Gọi ${guestName}`}
              >
                <Icon name="phone" />
                <Trans>Gọi</Trans>
              </a>
            )}
            {action}
          </span>
        </div>
      </div>
    </Card>
  )
}
