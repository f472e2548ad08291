import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { keptHere } from '#src/api/keptHere.ts'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'
import { LeavingQuestion } from '../state/LeavingQuestion.tsx'
import { InstallPrompt } from '../state/InstallPrompt.tsx'
import { PasskeyPrompt } from '../state/PasskeyPrompt.tsx'
import { NetworkBar } from '../state/NetworkBar.tsx'
import { RequestProgress } from '../state/RequestProgress.tsx'
import { RouteAnnouncer } from '../state/RouteAnnouncer.tsx'
import { useSessionHint } from '../state/sessionHint.ts'
import { UpdatePrompt } from '../state/UpdatePrompt.tsx'
import { part } from '#src/ui/part.ts'

const StayStrip = part(() => import('./StayStrip.tsx'), 'StayStrip')

/** What floats above every page and speaks only when there is something to say. */
export function Extras() {
  const { t } = useLingui()
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/' })
  const signedIn = useSessionHint()
  return (
    <>
      <RequestProgress />
      <NetworkBar />
      {atHome && (signedIn || keptHere() === 'open') && (
        <Suspense>
          <StayStrip />
        </Suspense>
      )}
      <UpdatePrompt />
      <InstallPrompt />
      <PasskeyPrompt />
      <ToastRegion label={t`Thông báo nhanh`} closeText={t`Đóng thông báo`} />
      <RouteAnnouncer />
      <LeavingQuestion />
    </>
  )
}
