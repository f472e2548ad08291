import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { HostCalendar } from '#contract/shapes/host.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import styles from './CalendarPage.module.css'

/** Who stays in these nights; each leads to the booking. */
export function RoomStays({ stays }: { readonly stays: HostCalendar['stays'] }) {
  const format = useFormat()
  if (stays.length === 0) return null
  return (
    <section className="stack-3">
      <SectionHeading>
        <Trans>Khách trong tháng này</Trans>
      </SectionHeading>
      <ul className={styles.stays} role="list">
        {stays.map(({ bookingId, guestName, code, checkIn, checkOut }) => (
          <li key={bookingId}>
            <Link to="/host/bookings/$id" params={{ id: bookingId }}>
              {guestName} · {code}
            </Link>
            <time dateTime={checkIn}>{format.range(checkIn, checkOut)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
