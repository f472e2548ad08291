import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { ServiceBookingSummary } from '#contract/shapes/serviceBooking.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './NextStay.module.css'

interface StayTicketsProps {
  readonly booking: BookingDetail
  /** Those that were bought apart from any stay. */
  readonly ordered: readonly ServiceBookingSummary[]
}

/** The tickets of the days of a stay, bought with it or apart: what the device keeps of both. Nothing when there are none. */
export function StayTickets({ booking, ordered }: StayTicketsProps) {
  const format = useFormat()
  const apart = ordered.map(({ id, serviceName, date, time, quantity, ticketsCancelled }) => ({
    id,
    name: serviceName,
    date,
    time,
    quantity: quantity - ticketsCancelled,
  }))
  const tickets = [...new Map([...apart, ...booking.services].map((one) => [one.id, one])).values()]
    .filter(({ date }) => date >= booking.checkIn && date <= booking.checkOut)
    .sort((one, other) => (`${one.date}${one.time}` < `${other.date}${other.time}` ? -1 : 1))
  if (tickets.length === 0) return null
  return (
    <ul className={styles.tickets} role="list">
      {tickets.map(({ id, name, date, time, quantity }) => (
        <li key={id}>
          <Icon name="ticket" />
          <p>
            <Link to="/booking-service/$id" params={{ id }}>
              {name}
            </Link>{' '}
            <span className="soft">
              <time dateTime={`${date}T${time}`}>
                {time}, {format.shortDate(date)}
              </time>
              {' · '}
              <Plural value={quantity} other="# vé" />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
