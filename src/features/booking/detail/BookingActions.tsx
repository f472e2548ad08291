import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { placePath } from '#src/domain/place/placePath.ts'
import { ChargedHelp } from '#src/app/pieces/charged.ts'
import { elsewhere } from '#src/app/pieces/elsewhere.ts'
import { SearchAgain } from '#src/app/pieces/SearchAgain.tsx'
import { wallClock } from '#src/i18n/format/moments.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { keptIn } from '#contract/booking/kept.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { MISSED_PAYMENT, NO_STAY, PAYABLE } from '#contract/statuses.ts'
import { useGuestSteps } from '../steps.ts'
import { CancelBooking } from './CancelBooking.tsx'
import { DeleteBooking } from './laterParts.ts'
import { PayNow } from './PayNow.tsx'
import styles from './BookingActions.module.css'

/** What a guest can do with the booking as it stands; the machine says what that is. */
export function BookingActions({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  const { now, step } = useGuestSteps(booking)
  const withdraw = step('withdraw').can
  const free = step('cancel').can && keptIn(booking) === 0
  const live = booking.holdUntil !== null && Date.parse(booking.holdUntil) > now
  const payable = live && PAYABLE.includes(booking.status)
  const ended = !live && PAYABLE.includes(booking.status) ? booking.holdUntil : null
  const deadline = (instant: string) => format.deadline(instant, new Date(now).toISOString())
  if (ended !== null && !booking.verifyingPayment) return <HoldEnded booking={booking} until={ended} />
  if (payable || free || withdraw)
    return (
      <Card as="section" padded>
        {payable && booking.holdUntil && (
          <p className={styles.deadline}>
            <Trans>Thanh toán {deadline(booking.holdUntil)} để giữ chỗ.</Trans>
          </p>
        )}
        <div className="wrap-3">
          {payable && <PayNow booking={booking} />}
          {(free || withdraw) && <CancelBooking booking={booking} />}
          {booking.status === 'PAYMENT_FAILED' && step('delete').can && !live && (
            <DeleteBooking booking={booking} />
          )}
        </div>
        {MISSED_PAYMENT.includes(booking.status) && (
          <ChargedHelp bookingId={booking.id} reference={booking.code} />
        )}
      </Card>
    )
  if (NO_STAY.includes(booking.status))
    return (
      <div>
        <div className="wrap-3">
          <OtherPlaces
            booking={booking}
            isPast={booking.checkIn < wallClock(new Date(now).toISOString()).day}
          />
          <ResortLink booking={booking} />
          {step('delete').can && <DeleteBooking booking={booking} />}
        </div>
        {MISSED_PAYMENT.includes(booking.status) && (
          <ChargedHelp bookingId={booking.id} reference={booking.code} />
        )}
      </div>
    )
  return booking.status === 'SUCCESS' ? (
    <div className="wrap-3">
      <ResortLink booking={booking} />
    </div>
  ) : null
}

/** The time to pay is over: that it is, what becomes of money on its way, and how to book again. */
function HoldEnded({ booking, until }: { readonly booking: BookingDetail; readonly until: string }) {
  const format = useFormat()
  return (
    <Card as="section" padded>
      <p className={styles.deadline}>
        <Trans>Hết giờ giữ chỗ lúc {format.time(until)}.</Trans>
      </p>
      <p>
        <Trans>
          Bạn vừa trả tiền? Chúng tôi đang hỏi ngân hàng: chỗ vẫn là của bạn, hoặc tiền được hoàn đủ.
        </Trans>
      </p>
      <div className="wrap-3">
        <SearchAgain booking={booking} />
      </div>
      <ChargedHelp bookingId={booking.id} reference={booking.code} />
    </Card>
  )
}

/** Other places for the same days, as long as these can still be booked. */
function OtherPlaces({ booking, isPast }: { readonly booking: BookingDetail; readonly isPast: boolean }) {
  const search = elsewhere(booking)
  const sameDays = isPast ? { ...search, from_day: undefined, to_day: undefined } : search
  return (
    <Link to="/list-room" search={sameDays} {...buttonLook({ tone: 'primary' })}>
      {isPast ? <Trans>Tìm chỗ khác</Trans> : <Trans>Tìm chỗ khác cho những ngày này</Trans>}
    </Link>
  )
}

function ResortLink({ booking }: { readonly booking: BookingDetail }) {
  return (
    <Link to={placePath(booking.resortType)} params={{ id: booking.resortId }} {...buttonLook()}>
      <Trans>Đặt lại nơi này</Trans>
    </Link>
  )
}
