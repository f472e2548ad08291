import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { clockOf } from '#src/ui/Countdown.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { bookingMachine, factsOf } from '#contract/booking/booking.ts'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { PAYABLE } from '#contract/statuses.ts'
import styles from './BookingCard.module.css'

const PATHS = { 1: '/villa/$id', 2: '/apartment/$id', 3: '/hotel/$id' } as const

/** What waits for the guest or the host, with its clock time; nothing when nothing waits. */
export function Waiting({ booking }: { readonly booking: BookingSummary }) {
  if (PAYABLE.includes(booking.status) && booking.holdUntil !== null)
    return <ToPay booking={booking} until={booking.holdUntil} />
  return <ToAnswer booking={booking} />
}

function Line({ mine, children }: { readonly mine: boolean; readonly children: ReactNode }) {
  return (
    <p className={styles.waiting} data-mine={mine || undefined}>
      <Icon name="clock" size={16} />
      <span>{children}</span>
    </p>
  )
}

/** How long the nights are held still, and the way to pay; once that is over, the way to book again. */
function ToPay({ booking, until }: { readonly booking: BookingSummary; readonly until: string }) {
  const format = useFormat()
  const now = useServerTime()
  const seconds = Math.ceil((Date.parse(until) - now) / 1000)
  if (seconds <= 0)
    return (
      <>
        <Line mine={false}>
          <Trans>Hết giờ giữ lúc {format.time(until)}</Trans>
        </Line>
        <div className={styles.end} data-above="">
          <Link
            to={PATHS[booking.resortType]}
            params={{ id: booking.resortId }}
            search={{
              from_day: booking.checkIn,
              to_day: booking.checkOut,
              number_of_adult: booking.adults,
              number_of_school_aged_child: booking.children || undefined,
              number_of_toddler_child: booking.toddlers || undefined,
            }}
            {...buttonLook({ size: 'small' })}
          >
            <Trans>Đặt lại</Trans>
          </Link>
        </div>
      </>
    )
  return (
    <>
      <Line mine>
        <Trans>
          Giữ chỗ đến {format.time(until)} · còn <span role="timer">{clockOf(seconds)}</span>
        </Trans>
      </Line>
      <div className={styles.end} data-above="">
        <Link
          to={booking.status === 'WATTING_KT_PAYMENT' ? '/booking/$id/transfer' : '/booking/$id'}
          params={{ id: booking.id }}
          {...buttonLook({ tone: 'primary', size: 'small' })}
        >
          <Trans>Thanh toán</Trans>
        </Link>
      </div>
    </>
  )
}

function ToAnswer({ booking }: { readonly booking: BookingSummary }) {
  const format = useFormat()
  const now = useServerTime(30_000)
  const facts = factsOf(booking, Temporal.Instant.fromEpochMilliseconds(now))
  const asked = (['refuseHostEdit', 'refuseCancellation'] as const).some((event) =>
    bookingMachine.can(facts, event, 'KT'),
  )
  if (asked)
    return (
      <Line mine>
        <Trans>Chủ nhà đang chờ bạn trả lời</Trans>
      </Line>
    )
  if (booking.status === 'PENDING_PAYMENT_EDIT')
    return (
      <Line mine>
        <Trans>Trả phần chênh lệch để nhận thay đổi</Trans>
      </Line>
    )
  const { hostDeadline } = booking
  if (booking.status !== 'CSH_CONFIRM' || hostDeadline === null || Date.parse(hostDeadline) <= now)
    return null
  return (
    <Line mine={false}>
      <Trans>Chủ nhà trả lời {format.deadline(hostDeadline, new Date(now).toISOString())}</Trans>
    </Line>
  )
}
