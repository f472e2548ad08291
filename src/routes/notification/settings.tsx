import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useDeviceCheck } from '#src/app/state/deviceCheck.ts'
import { pageHead } from '#src/app/title.ts'
import { NoticeSettingsPage } from '#src/features/notification/NoticeSettingsPage.tsx'

export const Route = createFileRoute('/notification/settings')({
  staticData: { catalogs: ['notification'], access: 'signedIn' },
  head: ({ match }) => pageHead(match, msg`Cài đặt thông báo`),
  component: Page,
})

function Page() {
  return <NoticeSettingsPage device={useDeviceCheck()} />
}
