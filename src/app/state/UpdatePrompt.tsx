import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { applyUpdate, onUpdate } from '../worker.ts'
import styles from './Prompt.module.css'

/** Offers a new version. Nothing is taken over: the person chooses the moment. */
export function UpdatePrompt() {
  const [waits, setWaits] = useState(false)
  const [changing, setChanging] = useState(false)
  useEffect(() => onUpdate(() => setWaits(true)), [])
  return (
    <div className={styles.place} role="status">
      {waits && (
        <div className={styles.prompt}>
          <p>
            <Trans>Ghé có bản mới. Cập nhật xong, bạn quay lại đúng trang này.</Trans>
          </p>
          <div className={styles.actions}>
            <Button tone="quiet" size="small" onClick={() => setWaits(false)}>
              <Trans>Để sau</Trans>
            </Button>
            <Button
              tone="primary"
              size="small"
              busy={changing}
              onClick={() => {
                setChanging(true)
                void applyUpdate()
              }}
            >
              <Trans>Cập nhật</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
