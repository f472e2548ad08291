import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { lookAgain, useDeviceCheck } from '#src/app/state/deviceCheck.ts'
import { pageHead } from '#src/app/title.ts'
import { NoticeSettingsPage } from '#src/features/notification/NoticeSettingsPage.tsx'
import { PushSwitch } from '#src/features/notification/settings/PushSwitch.tsx'

export const Route = createFileRoute('/notification/settings')({
  staticData: { catalogs: ['notification'], access: 'signedIn' },
  head: ({ match }) => pageHead(match, msg`Cài đặt thông báo`),
  component: Page,
})

function Page() {
  const device = useDeviceCheck()
  const { data } = useQuery(query('notification.settings', {}))
  const config = data?.webPush
  return (
    <NoticeSettingsPage
      device={device}
      deviceControls={
        config && (
          <PushSwitch
            on={device.registeredAt !== null}
            onTurnOn={async () => {
              const { turnOnPush } = await import('#src/app/push.ts')
              return await turnOnPush(config).finally(lookAgain)
            }}
            onTurnOff={async () => {
              const { turnOffPush } = await import('#src/app/push.ts')
              await turnOffPush().finally(lookAgain)
            }}
          />
        )
      }
    />
  )
}
