import { useLingui } from '@lingui/react/macro'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'
import { LeavingQuestion } from '../state/LeavingQuestion.tsx'
import { InstallPrompt } from '../state/InstallPrompt.tsx'
import { PasskeyPrompt } from '../state/PasskeyPrompt.tsx'
import { NetworkBar } from '../state/NetworkBar.tsx'
import { RequestProgress } from '../state/RequestProgress.tsx'
import { RouteAnnouncer } from '../state/RouteAnnouncer.tsx'
import { UpdatePrompt } from '../state/UpdatePrompt.tsx'

/** What floats above every page and speaks only when there is something to say. */
export function Extras() {
  const { t } = useLingui()
  return (
    <>
      <RequestProgress />
      <NetworkBar />
      <UpdatePrompt />
      <InstallPrompt />
      <PasskeyPrompt />
      <ToastRegion label={t`Thông báo nhanh`} closeText={t`Đóng thông báo`} />
      <RouteAnnouncer />
      <LeavingQuestion />
    </>
  )
}
