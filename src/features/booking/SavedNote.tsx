import { Trans } from '@lingui/react/macro'
import { serverTime } from '#src/api/serverClock.ts'
import { useSessionHint } from '#src/app/state/session.ts'
import { isOnline } from '#src/app/worker.ts'
import { SignInToRenew } from './SignInToRenew.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Says that what is shown comes from the device, and how old it is. Nothing when it is fresh. */
export function SavedNote({ at }: { readonly at: string | null }) {
  const format = useFormat()
  const signedIn = useSessionHint()
  if (at === null) return null
  if (!signedIn && isOnline()) return <SignInToRenew at={at} />
  const ago = format.ago(at, new Date(serverTime()).toISOString())
  return (
    <Notice tone="info" icon="download" live="polite">
      <Trans>Không có mạng. Đây là bản đã lưu trên máy này {ago}.</Trans>
    </Notice>
  )
}
