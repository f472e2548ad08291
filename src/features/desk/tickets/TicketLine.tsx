import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ServiceBookingSummary } from '#contract/shapes/serviceBooking.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { ticketLook } from '#src/app/tickets/statusText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { cardLinkClass } from '#src/ui/Card.tsx'

/** Tickets in a list: their code leads to them, beside it the state, the day and what they are for. */
export function TicketLine({ booking }: { readonly booking: ServiceBookingSummary }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const look = ticketLook(booking)
  return (
    <>
      <p className="row-3">
        <Link {...toDesk(`tickets/${booking.id}`)} className={cardLinkClass}>
          <strong className="figures">{booking.code}</strong>
        </Link>
        <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
      </p>
      <p className="soft">
        <time dateTime={booking.date}>{format.date(booking.date)}</time>
        {' · '}
        {booking.serviceName}
      </p>
    </>
  )
}
