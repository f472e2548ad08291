import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './MapView.module.css'

/** A map that this device cannot draw, and the other way on. */
export function MapFailed({ children }: { readonly children?: ReactNode }) {
  return (
    <Notice icon="info" live="polite">
      <p>
        <Trans>Thiết bị này chưa vẽ được bản đồ. Mọi thứ khác vẫn dùng được như thường.</Trans>
      </p>
      {children}
    </Notice>
  )
}

/** The ground has not come; what stands on it is there. */
export function BareGround({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.bare}>
      <Notice
        icon="info"
        live="polite"
        action={
          <Button size="small" onClick={onRetry}>
            <Trans>Thử lại</Trans>
          </Button>
        }
      >
        <Trans>Nền bản đồ chưa tải hết. Các điểm trên bản đồ vẫn đúng chỗ.</Trans>
      </Notice>
    </div>
  )
}
