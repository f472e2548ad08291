import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { nightsBetween } from '#contract/days.ts'
import type { BookingDetail, BookingSummary } from '#contract/shapes/booking.ts'
import { stageOf } from '#contract/stayStage.ts'
import { isPublicAddress } from '#contract/whereabouts.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { Ways } from '#src/app/pieces/Ways.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { LinkButton } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { PaperHills } from '#src/ui/PaperScene.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { StayTickets } from './StayTickets.tsx'
import type { useNextStay } from './useNextStay.ts'
import styles from './NextStay.module.css'

interface NextStayProps extends Pick<ReturnType<typeof useNextStay>, 'booking' | 'tickets' | 'isPending'> {
  readonly stay: BookingSummary
}

/**
 * The stay that is now or next, on top of all trips, as a card from there with its code on the stub. The code is there first, and
 * stays where it is when the rest comes.
 */
export function NextStay({ stay, booking, tickets, isPending }: NextStayProps) {
  const format = useFormat()
  const arrival = booking?.arrival
  return (
    <Card as="section" aria-labelledby="next-stay">
      <div className={styles.card}>
        <div className={styles.scene}>
          <Picture id={stay.pictureId} alt="" sizes="(min-width: 768px) 360px, 100vw" ratio="fill" flush />
          <div className={styles.hills}>
            <PaperHills />
          </div>
          <p className={styles.postmark} aria-hidden="true">
            <span>{format.dayName(stay.checkIn)}</span>
            <b>{stay.checkIn.slice(8)}</b>
            <span>{`${stay.checkIn.slice(5, 7)}/${stay.checkIn.slice(0, 4)}`}</span>
          </p>
        </div>
        <div className={styles.words}>
          {(isPending || arrival !== undefined) && (
            <p className={styles.when}>{arrival && <When stay={stay} hours={arrival} />}</p>
          )}
          <h2 id="next-stay" className={styles.name}>
            <Link to="/booking/$id" params={{ id: stay.id }}>
              {stay.resortName}
            </Link>
          </h2>
          <p className="soft">
            {format.range(stay.checkIn, stay.checkOut)} ·{' '}
            {format.nights(nightsBetween(stay.checkIn, stay.checkOut))}
          </p>
        </div>
        <Link to="/booking/$id/checkin" params={{ id: stay.id }} className={styles.stub}>
          <Icon name="qr" size={32} />
          <span className={styles.code}>
            <Trans>Mã nhận phòng</Trans>
            <strong>{stay.code}</strong>
          </span>
          <Icon name="chevron-right" />
        </Link>
        {!isPending && (
          <div className={styles.more}>
            {arrival !== undefined && <p className="soft">{arrival.address}</p>}
            {booking !== undefined && <StayTickets booking={booking} ordered={tickets} />}
            <Reach stay={stay} arrival={arrival} />
          </div>
        )}
      </div>
    </Card>
  )
}

interface ReachProps {
  readonly stay: BookingSummary
  readonly arrival: BookingDetail['arrival'] | undefined
}

/** The way there, by the maps that people have where the place is known exactly, and its host's telephone. */
function Reach({ stay, arrival }: ReachProps) {
  const at = arrival?.position ?? null
  const exact = arrival?.open === true || isPublicAddress(stay.resortType)
  return (
    <div className={styles.ways}>
      {at !== null && exact ? (
        <Ways at={at} name={stay.resortName} />
      ) : (
        <Link to="/booking/$id" params={{ id: stay.id }} hash="way" {...buttonLook()}>
          <Icon name="compass" />
          <Trans>Đường đến</Trans>
        </Link>
      )}
      {arrival !== undefined && arrival.hostPhone !== '' && (
        <LinkButton href={`tel:${arrival.hostPhone}`} icon="phone">
          <Trans>Gọi chủ nhà</Trans>
        </LinkButton>
      )}
    </div>
  )
}

interface WhenProps {
  readonly stay: BookingSummary
  readonly hours: Pick<BookingDetail['arrival'], 'checkInTime' | 'checkOutTime'>
}

/** How far off it is, or what comes next of it, by the server's clock. */
function When({ stay, hours }: WhenProps) {
  const format = useFormat()
  const now = Temporal.Instant.fromEpochMilliseconds(useServerTime(30_000))
  const stage = stageOf(stay, hours, now)
  const { checkInTime, checkOutTime } = hours
  switch (stage.stage) {
    case 'ahead':
      return stage.days === 1 ? (
        <Trans>Ngày mai, nhận phòng từ {checkInTime}</Trans>
      ) : (
        <Plural value={stage.days} other="Còn # ngày" />
      )
    case 'today':
      return <Trans>Hôm nay, nhận phòng từ {checkInTime}</Trans>
    case 'open':
      return <Trans>Hôm nay, nhận phòng được rồi</Trans>
    case 'here':
      if (stage.days === 0) return <Trans>Hôm nay trả phòng, trước {checkOutTime}</Trans>
      if (stage.days === 1) return <Trans>Đang ở, trả phòng mai {checkOutTime}</Trans>
      return (
        <Trans>
          Đang ở, trả phòng {checkOutTime} {format.shortDate(stay.checkOut)}
        </Trans>
      )
    case 'over':
      return <Trans>Đã đến giờ trả phòng, {checkOutTime}</Trans>
  }
}
