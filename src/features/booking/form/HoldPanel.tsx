import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { query } from '#src/api/query.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Status } from '#contract/statuses.ts'
import { CancelBooking } from '../detail/CancelBooking.tsx'
import { PayNow } from '../detail/PayNow.tsx'
import styles from './HoldPanel.module.css'

const UNPAID: readonly Status[] = ['PENDING', 'PAYMENT_FAILED', 'WATTING_KT_PAYMENT']
const GONE: readonly Status[] = ['OVERDUE_PAYMENT', 'KT_CANCEL', 'CSH_CANCEL', 'DELETE']

interface HoldPanelProps {
  readonly bookingId: string
  /** Begins again with everything that was typed. */
  readonly onAgain: () => void
  /** The booking is paid, or waits for its host: the draft has done its work. */
  readonly onDone: () => void
}

/** The booking that was made of this draft: held, with the time that is left; or over, with a way to begin again. */
export function HoldPanel({ bookingId, onAgain, onDone }: HoldPanelProps) {
  const { t } = useLingui()
  const { data: booking, error } = useQuery({
    ...query('booking.detail', { booking_id: bookingId }),
    refetchInterval: 15_000,
  })
  const done = booking !== undefined && !UNPAID.includes(booking.status) && !GONE.includes(booking.status)
  useEffect(() => {
    if (done) onDone()
  }, [done, onDone])
  if (error && !booking) return <HoldOver onAgain={onAgain} booking={null} />
  if (!booking || done)
    return (
      <SkeletonGroup label={t`Đang xem lại đặt chỗ của bạn`}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  return <Hold booking={booking} onAgain={onAgain} />
}

function Hold({ booking, onAgain }: { readonly booking: BookingDetail; readonly onAgain: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const queryClient = useQueryClient()
  const now = useServerTime()
  const ends = booking.holdUntil === null ? 0 : Date.parse(booking.holdUntil)
  const seconds = Math.max(0, Math.ceil((ends - now) / 1000))
  const over = seconds === 0 || GONE.includes(booking.status)
  const minutes = Math.ceil(seconds / 60)
  useEffect(() => {
    if (over) void queryClient.invalidateQueries({ queryKey: ['booking.detail'] })
  }, [over, queryClient])
  if (over) return <HoldOver onAgain={onAgain} booking={booking} />
  return (
    <section className={styles.hold} aria-labelledby="hold-title">
      <h1 id="hold-title">
        <Trans>Chúng tôi đang giữ {booking.resortName} cho bạn</Trans>
      </h1>
      <Countdown
        label={
          <Trans>
            Thanh toán <b>{format.deadline(new Date(ends).toISOString(), new Date(now).toISOString())}</b>
          </Trans>
        }
        seconds={seconds}
        announce={minutes <= 5 || minutes % 5 === 0 ? t`Còn ${minutes} phút để thanh toán` : ''}
      />
      <p className={styles.total}>
        <Trans>
          {format.nights(booking.quote.nights.length)},{' '}
          <time>{format.range(booking.checkIn, booking.checkOut)}</time>:{' '}
          <data value={booking.total}>{format.vnd(booking.total)}</data>
        </Trans>
      </p>
      <div className={styles.actions}>
        <PayNow booking={booking} />
        <CancelBooking booking={booking} />
      </div>
    </section>
  )
}

function HoldOver({
  booking,
  onAgain,
}: {
  readonly booking: BookingDetail | null
  readonly onAgain: () => void
}) {
  return (
    <EmptyState
      level={1}
      picture="boat"
      title={
        booking?.status === 'KT_CANCEL' ? (
          <Trans>Bạn đã hủy lần giữ chỗ này</Trans>
        ) : (
          <Trans>Đã hết giờ giữ chỗ</Trans>
        )
      }
      action={
        <>
          <Button tone="primary" icon="undo" onClick={onAgain}>
            <Trans>Đặt lại với thông tin đã nhập</Trans>
          </Button>
          <Link to="/list-room" {...buttonLook()}>
            <Trans>Tìm nơi khác</Trans>
          </Link>
        </>
      }
    >
      <Trans>
        Phòng đã được trả lại cho người khác. Bạn chưa mất khoản tiền nào; nếu ngân hàng vẫn trừ tiền, tiền sẽ
        tự hoàn về.
      </Trans>
    </EmptyState>
  )
}
