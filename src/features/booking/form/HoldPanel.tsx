import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { PayClock, useSecondsUntil } from '#src/app/pay/PayClock.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { ProgressSteps } from '#src/ui/ProgressSteps.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { NO_STAY, PAYABLE } from '#contract/statuses.ts'
import { BookingMissing } from '../detail/BookingDetailStates.tsx'
import { CancelBooking } from '../detail/CancelBooking.tsx'
import { PayNow } from '../detail/PayNow.tsx'
import { dueWith } from '../dueWith.ts'
import { HoldOver } from './HoldOver.tsx'
import styles from './HoldPanel.module.css'

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
  const {
    data: booking,
    error,
    refetch,
  } = useQuery({
    ...query('booking.detail', { booking_id: bookingId }),
    refetchInterval: 15_000,
  })
  const done = booking !== undefined && !PAYABLE.includes(booking.status) && !NO_STAY.includes(booking.status)
  useEffect(() => {
    if (done) onDone()
  }, [done, onDone])
  if (error && !booking)
    return isProblem(error, 'G_404') ? (
      <HoldOver onAgain={onAgain} booking={null} />
    ) : (
      <BookingMissing error={error} onRetry={() => void refetch()} />
    )
  if (!booking || done)
    return (
      <SkeletonGroup label={t`Đang xem lại đặt phòng của bạn`}>
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
  const seconds = useSecondsUntil(booking.holdUntil)
  const due = dueWith(booking)
  const over = seconds === 0 || NO_STAY.includes(booking.status)
  useEffect(() => {
    if (over) void queryClient.invalidateQueries({ queryKey: ['booking.detail'] })
  }, [over, queryClient])
  if (over) return <HoldOver onAgain={onAgain} booking={booking} />
  return (
    <section className={styles.hold} aria-labelledby="hold-title">
      <ProgressSteps
        label={t`Các bước đặt phòng`}
        steps={[t`Thông tin`, t`Thanh toán`, t`Nhận mã`]}
        current={1}
        doneText={t`đã xong`}
      />
      <div className={styles.sheet}>
        <div className={styles.picture}>
          <Picture
            id={booking.pictureId}
            alt=""
            sizes="(min-width: 576px) 560px, 100vw"
            ratio="fill"
            priority
          />
        </div>
        <div className={styles.words}>
          <h1 id="hold-title">
            <Trans>{booking.resortName} đang được giữ cho bạn</Trans>
          </h1>
          <PayClock
            label={
              <Trans>
                Thanh toán <b>{format.deadline(booking.holdUntil ?? '', new Date(now).toISOString())}</b>
              </Trans>
            }
            seconds={seconds}
          />
          <Facts
            items={[
              { key: 'code', label: t`Mã đặt phòng`, value: booking.code },
              {
                key: 'stay',
                label: t`Kỳ ở`,
                value: `${format.range(booking.checkIn, booking.checkOut)}, ${format.nights(booking.quote.nights.length)}`,
              },
              {
                key: 'total',
                label: t`Cần trả`,
                value: <data value={due}>{format.vnd(due)}</data>,
                strong: true,
              },
            ]}
          />
          <div className="stack-2">
            <PayNow booking={booking} />
          </div>
          <CancelBooking booking={booking} />
        </div>
      </div>
    </section>
  )
}
