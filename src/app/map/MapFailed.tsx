import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '#src/ui/Notice.tsx'

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
