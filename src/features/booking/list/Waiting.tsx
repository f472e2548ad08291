import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { placePath } from '#src/domain/place/placePath.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { dueNow } from '#contract/booking/due.ts'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { PAYABLE } from '#contract/statuses.ts'
import { DueLine } from './DueLine.tsx'
import styles from './BookingCard.module.css'

/** What waits for the guest or the host, with its time; nothing when nothing waits. */
export function Waiting({ booking }: { readonly booking: BookingSummary }) {
  const format = useFormat()
  const { holdUntil, hostDeadline } = booking
  const held = PAYABLE.includes(booking.status) && holdUntil !== null
  const now = useServerTime(held ? 1000 : 30_000)
  if (held && Date.parse(holdUntil) <= now) return <HoldOver booking={booking} until={holdUntil} />
  const dues = dueNow(booking, Temporal.Instant.fromEpochMilliseconds(now))
  const asked = booking.status === 'CSH_CONFIRM' && hostDeadline !== null && Date.parse(hostDeadline) > now
  return (
    <>
      {dues.map((due) => (
        <div key={due.what} className={styles.wide}>
          <DueLine booking={booking} due={due} now={now} />
        </div>
      ))}
      {asked && (
        <Line>
          <Trans>Chủ nhà trả lời {format.deadline(hostDeadline, new Date(now).toISOString())}</Trans>
        </Line>
      )}
    </>
  )
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.waiting}>
      <Icon name="clock" size={16} />
      <span>{children}</span>
    </p>
  )
}

/** The nights are no longer held: the way to book again. */
function HoldOver({ booking, until }: { readonly booking: BookingSummary; readonly until: string }) {
  const format = useFormat()
  return (
    <>
      <Line>
        <Trans>Hết giờ giữ lúc {format.time(until)}</Trans>
      </Line>
      <div className={styles.end} data-above="">
        <Link
          to={placePath(booking.resortType)}
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
}
