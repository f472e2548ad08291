import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useStayAhead } from '../stays/useStayAhead.ts'
import styles from './Stub.module.css'

/** The room of the stub while nobody knows whether there is one. */
export const StubRoom = () => <div className={styles.unknown} />

/** The stub along the foot: the code of the stay that is now or next, else the way to the next one. */
export function Stub() {
  const format = useFormat()
  const stay = useStayAhead()
  if (stay === undefined) return <StubRoom />
  return stay === null ? (
    <Link to="/list-room" className={styles.stub}>
      <Icon name="search" size={24} />
      <span className={styles.words}>
        <strong>
          <Trans>Chuyến tới bạn ghé đâu?</Trans>
        </strong>
        <span>
          <Trans>Tìm chỗ ở</Trans>
        </span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  ) : (
    <Link to="/booking/$id/checkin" params={{ id: stay.id }} className={styles.stub}>
      <Icon name="qr" size={24} />
      <span className={styles.words}>
        <strong>{stay.resortName}</strong>
        <span>
          {format.range(stay.checkIn, stay.checkOut)} · <Trans>Mã nhận phòng</Trans>
        </span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  )
}
