import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staysAhead } from '#contract/nextStay.ts'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { LinkButton } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import styles from './NextStay.module.css'

/** The stay that is now or next, on top of all trips: when, where, whom to call, and its code. Nothing when none is ahead. */
export function NextStay() {
  const today = useToday()
  const { data } = useQuery(query('booking.coming', {}))
  const [stay] = staysAhead(data?.bookings ?? [], today)
  return stay === undefined ? null : <Next stay={stay} today={today} />
}

function Next({ stay, today }: { readonly stay: BookingSummary; readonly today: string }) {
  const format = useFormat()
  const { data: booking } = useQuery(query('booking.detail', { booking_id: stay.id }))
  const arrival = booking?.arrival
  return (
    <Card as="section" aria-labelledby="next-stay">
      <div className={styles.card}>
        <Picture id={stay.pictureId} alt="" sizes="(min-width: 768px) 320px, 100vw" ratio="fill" />
        <div className={styles.words}>
          <p className={styles.when}>
            <When stay={stay} today={today} />
          </p>
          <h2 id="next-stay" className={styles.name}>
            {stay.resortName}
          </h2>
          <p className={styles.soft}>
            {format.range(stay.checkIn, stay.checkOut)}
            {arrival !== undefined && (
              <>
                {' · '}
                {stay.checkIn >= today ? (
                  <Trans>nhận phòng từ {arrival.checkInTime}</Trans>
                ) : (
                  <Trans>trả phòng trước {arrival.checkOutTime}</Trans>
                )}
              </>
            )}
          </p>
          {arrival !== undefined && <p className={styles.soft}>{arrival.address}</p>}
          <div className={styles.ways}>
            <Link to="/booking/$id/checkin" params={{ id: stay.id }} {...buttonLook({ tone: 'primary' })}>
              <Icon name="qr" />
              <Trans>Mã nhận phòng</Trans>
            </Link>
            <Link to="/booking/$id" params={{ id: stay.id }} hash="way" {...buttonLook({ size: 'small' })}>
              <Icon name="compass" />
              <Trans>Đường đến</Trans>
            </Link>
            {arrival !== undefined && arrival.hostPhone !== '' && (
              <LinkButton href={`tel:${arrival.hostPhone}`} icon="phone" size="small">
                <Trans>Gọi chủ nhà</Trans>
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </Card>
  )
}

function When({ stay, today }: { readonly stay: BookingSummary; readonly today: string }) {
  const format = useFormat()
  const days = format.nightsBetween(today, stay.checkIn)
  if (days > 1) return <Plural value={days} other="Còn # ngày nữa" />
  if (days === 1) return <Trans>Ngày mai nhận phòng</Trans>
  if (days === 0) return <Trans>Hôm nay nhận phòng</Trans>
  if (stay.checkOut === today) return <Trans>Hôm nay trả phòng</Trans>
  return <Trans>Đang ở đến {format.shortDate(stay.checkOut)}</Trans>
}
