import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { nightsBetween } from '#contract/days.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useStayAhead } from '../stays/useStayAhead.ts'
import styles from './StayStrip.module.css'

/**
 * The stay that is now, or begins by tomorrow, over the foot of the home page: its code is one tap away, also without a network.
 * It floats, so that nothing moves when it comes.
 */
export function StayStrip() {
  const { t } = useLingui()
  const format = useFormat()
  const today = useToday()
  const stay = useStayAhead()
  if (!stay || nightsBetween(today, stay.checkIn) > 1) return null
  return (
    <aside className={styles.place} aria-label={t`Chuyến đi của bạn`} data-stay-strip="">
      <Link to="/booking/$id/checkin" params={{ id: stay.id }} className={styles.strip}>
        <span className="stack narrow">
          <span className="note unbroken">
            {stay.checkIn > today ? (
              <Trans>Ngày mai nhận phòng</Trans>
            ) : stay.checkIn === today ? (
              <Trans>Hôm nay nhận phòng</Trans>
            ) : stay.checkOut === today ? (
              <Trans>Hôm nay trả phòng</Trans>
            ) : (
              <Trans>Đang ở đến {format.shortDate(stay.checkOut)}</Trans>
            )}
          </span>
          <strong className="clipped">{stay.resortName}</strong>
        </span>
        <span className={styles.code}>
          <Icon name="qr" />
          <Trans>Mã nhận phòng</Trans>
        </span>
      </Link>
    </aside>
  )
}
