import { Trans } from '@lingui/react/macro'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Says that what is shown comes from the device, and how old it is. Nothing when it is fresh. */
export function SavedNote({ at }: { readonly at: string | null }) {
  const format = useFormat()
  if (at === null) return null
  const ago = format.ago(at, new Date(serverTime()).toISOString())
  return (
    <Notice tone="info" icon="download" live="polite">
      <Trans>Không có mạng. Đây là bản đã lưu trên máy này {ago}.</Trans>
    </Notice>
  )
}
