import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import { freeUntil } from '#contract/cancellationPolicy.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { PaySteps } from '../transfer/PaySteps.tsx'
import { Celebration } from './Celebration.tsx'
import styles from './result.module.css'

/** The money is there: what is booked, and what happens next. */
export function Succeeded({ booking: paid }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const format = useFormat()
  // Asked once more as a booking, so that it is kept on the device with its check-in code.
  const { data } = useQuery(query('booking.detail', { booking_id: paid.id }))
  const booking = data ?? paid
  const waits = booking.status === 'CSH_CONFIRM'
  const now = new Date(serverTime()).toISOString()
  const free = freeUntil({
    policy: booking.cancellationPolicy,
    checkIn: booking.checkIn,
    checkInTime: booking.arrival.checkInTime,
  })
  const next = [
    waits
      ? {
          key: 'host',
          time: booking.hostDeadline ? format.deadline(booking.hostDeadline, now) : '',
          title: t`Chủ nhà xác nhận`,
          text: t`Chủ nhà không nhận thì bạn được hoàn 100 %.`,
          tone: 'waiting' as const,
        }
      : {
          key: 'code',
          time: t`Bây giờ`,
          title: t`Mã nhận phòng đã có`,
          text: t`Mở được cả khi không có mạng, ngay trên máy này.`,
        },
    ...(free !== null && free > now
      ? [
          {
            key: 'free',
            time: t`trước ${format.moment(free)}`,
            title: t`Hủy miễn phí, hoàn 100 %`,
            tone: 'waiting' as const,
          },
        ]
      : []),
    {
      key: 'in',
      time: t`từ ${booking.arrival.checkInTime}, ${format.date(booking.checkIn)}`,
      title: t`Nhận phòng ở ${booking.resortName}`,
      text: booking.arrival.address,
      tone: 'waiting' as const,
    },
  ]
  return (
    <div className={styles.page}>
      <PaySteps current={waits ? 2 : 3} />
      <article className={styles.sheet}>
        <Celebration pictureId={booking.pictureId} seal={waits ? t`Đã trả` : t`Đã đặt`} />
        <div className={styles.words}>
          <h1 tabIndex={-1}>
            {waits ? (
              <Trans>Đã nhận tiền, chờ chủ nhà xác nhận</Trans>
            ) : (
              <Trans>Xong rồi, hẹn bạn ở {booking.projectAreaName}!</Trans>
            )}
          </h1>
          <Facts
            look="pairs"
            items={[
              { key: 'code', label: t`Mã đặt phòng`, value: booking.code },
              {
                key: 'stay',
                label: t`Kỳ ở`,
                value: (
                  <>
                    {format.range(booking.checkIn, booking.checkOut)},{' '}
                    {format.nights(booking.quote.nights.length)}
                  </>
                ),
              },
              {
                key: 'paid',
                label: t`Đã thanh toán`,
                value: <data value={booking.paid}>{format.vnd(booking.paid)}</data>,
              },
            ]}
          />
          <div className={styles.buttons}>
            {!waits && (
              <Link
                to="/booking/$id/checkin"
                params={{ id: booking.id }}
                {...buttonLook({ tone: 'primary', size: 'large' })}
              >
                <Trans>Mở mã nhận phòng</Trans>
              </Link>
            )}
            <Link
              to="/booking/$id"
              params={{ id: booking.id }}
              {...buttonLook({ tone: waits ? 'primary' : 'secondary', size: 'large' })}
            >
              <Trans>Xem đặt phòng</Trans>
            </Link>
          </div>
          <section>
            <h2 className={styles.nextTitle}>
              <Trans>Tiếp theo</Trans>
            </h2>
            <Timeline items={next} />
          </section>
        </div>
      </article>
    </div>
  )
}
