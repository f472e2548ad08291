import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useOnline } from '#src/app/state/online.ts'
import { pageHead } from '#src/app/title.ts'
import { discardWaiting, sendAllNow, sendWaiting } from '#src/app/worker.ts'
import { OutboxPage } from '#src/features/outbox/OutboxPage.tsx'

export const Route = createFileRoute('/outbox/')({
  staticData: { catalogs: ['outbox'], access: 'kept' },
  head: ({ match }) => pageHead(match, msg`Chưa gửi`),
  component: Page,
})

function Page() {
  return (
    <OutboxPage
      online={useOnline()}
      onSend={(key) => void (key === undefined ? sendAllNow() : sendWaiting(key))}
      onDiscard={(key) => void discardWaiting(key)}
    />
  )
}
