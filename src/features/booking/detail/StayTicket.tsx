import { Plural, Trans } from '@lingui/react/macro'
import { nightsBetween } from '#contract/days.ts'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import styles from './StayTicket.module.css'

/** When one comes and goes, with whom, and into which rooms: the stub of the ticket. */
export function StayTicket({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  const { arrival, adults, children, toddlers } = booking
  const [comes, goes, ...others] = usePolicyText().hours(arrival)
  const nights = nightsBetween(booking.checkIn, booking.checkOut)
  const end = ({ label, value }: typeof comes, date: string) => (
    <div className={styles.end}>
      <span className="note">{label}</span>
      <strong>
        <time dateTime={date}>{format.date(date)}</time>
      </strong>
      <span>{value}</span>
    </div>
  )
  return (
    <Card as="section">
      <div className={styles.dates}>
        {end(comes, booking.checkIn)}
        <span className={styles.nights}>{format.nights(nights)}</span>
        {end(goes, booking.checkOut)}
      </div>
      <ul className={styles.stub} role="list">
        <li>
          <Icon name="users" />
          <span>
            <Plural value={adults} other="# người lớn (từ 13 tuổi)" />
            {children > 0 && (
              <>
                {', '}
                <Plural value={children} other="# trẻ 6–12 tuổi" />
              </>
            )}
            {toddlers > 0 && (
              <>
                {', '}
                <Plural value={toddlers} other="# trẻ dưới 6 tuổi" />
              </>
            )}
          </span>
        </li>
        <li>
          <Icon name={booking.entireProperty ? 'home' : 'door'} />
          <span>
            {booking.entireProperty ? <Trans>Nguyên căn</Trans> : <Trans>Phòng riêng</Trans>}
            {': '}
            {booking.rooms.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ')}
          </span>
        </li>
        {others.map(({ key, label, value }) => (
          <li key={key}>
            <Icon name="clock" />
            {label} {value}
          </li>
        ))}
        {booking.quote.extraBeds > 0 && (
          <li>
            <Icon name="bed" />
            <Plural value={booking.quote.extraBeds} other="# giường phụ" />
          </li>
        )}
      </ul>
    </Card>
  )
}
