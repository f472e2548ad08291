import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useOnline } from './online.ts'
import styles from './NetworkBar.module.css'

const BACK_MILLISECONDS = 3000

/** Says quietly that the network is gone, and that it is back. It floats, so that nothing moves. */
export function NetworkBar() {
  const online = useOnline()
  const [wasGone, setWasGone] = useState(false)
  if (!online && !wasGone) setWasGone(true)
  useEffect(() => {
    if (!online || !wasGone) return
    const timer = setTimeout(() => setWasGone(false), BACK_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [online, wasGone])
  return (
    <div className={styles.place} role="status">
      {!online && (
        <p className={styles.bar} data-state="offline">
          <Icon name="wifi-off" size={16} />
          <Trans>Không có mạng. Những gì đã lưu vẫn xem được.</Trans>
        </p>
      )}
      {online && wasGone && (
        <p className={styles.bar} data-state="online">
          <Icon name="wifi" size={16} />
          <Trans>Đã có mạng trở lại</Trans>
        </p>
      )}
    </div>
  )
}
