import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { isKept } from '../checkin/isKept.ts'
import styles from './CheckinCard.module.css'

/** The way to the check-in code, once there is one. */
export function CheckinCard({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  if (booking.qr === null) return null
  return (
    <Card as="section" look="plain">
      <div className={styles.card}>
        <Icon name="qr" size={32} />
        <div>
          <h2 className="lead">
            {booking.checkedInAt ? (
              <Trans>Bạn đã nhận phòng</Trans>
            ) : (
              <Trans>Mã nhận phòng đã sẵn sàng</Trans>
            )}
          </h2>
          <p>
            {booking.checkedInAt && <Trans>Nhận phòng lúc {format.moment(booking.checkedInAt)}.</Trans>}
            {!booking.checkedInAt && isKept() && (
              <Trans>Mã đã lưu trên máy này. Ở cổng không có sóng vẫn mở được.</Trans>
            )}
            {!booking.checkedInAt && !isKept() && <Trans>Bạn đưa mã này cho chủ nhà ở cổng.</Trans>}
          </p>
        </div>
        <Link
          to="/booking/$id/checkin"
          params={{ id: booking.id }}
          {...buttonLook({ tone: 'primary', size: 'large' })}
        >
          <Trans>Mở mã nhận phòng</Trans>
        </Link>
      </div>
    </Card>
  )
}
