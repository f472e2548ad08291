import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { declineInstall, install, installs } from './install.ts'
import styles from './Prompt.module.css'

/** Offers to put the app on the device after a booking or on a second visit, and takes no for an answer. */
export function InstallPrompt() {
  const { offer, wanted } = useSyncExternalStore(installs.subscribe, installs.read, installs.read)
  if (offer === null || !wanted) return null
  return (
    <div className={styles.place} role="status">
      <div className={styles.prompt}>
        <p>
          <Trans>Đặt Ghé lên màn hình chính để mở mã nhận phòng ngay cả khi không có mạng.</Trans>
        </p>
        <div className={styles.actions}>
          <Button tone="quiet" size="small" onClick={declineInstall}>
            <Trans>Không, cảm ơn</Trans>
          </Button>
          <Button tone="primary" size="small" onClick={() => void install()}>
            <Trans context="on the device">Cài đặt</Trans>
          </Button>
        </div>
      </div>
    </div>
  )
}
