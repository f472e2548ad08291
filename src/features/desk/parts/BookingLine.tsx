import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { cardLinkClass } from '#src/ui/Card.tsx'
import { deskStatusLook } from './words.ts'

/** A booking in a list: its code leads to it, beside it the state, the days and the place. */
export function BookingLine({ booking }: { readonly booking: BookingSummary }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const look = deskStatusLook(booking.status)
  return (
    <>
      <p className="row-3">
        <Link {...toDesk(`booking/${booking.id}`)} className={cardLinkClass}>
          <strong className="figures">{booking.code}</strong>
        </Link>
        <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
      </p>
      <p className="soft">
        <time dateTime={booking.checkIn}>{format.range(booking.checkIn, booking.checkOut)}</time>
        {' · '}
        {booking.resortName}
      </p>
    </>
  )
}
