import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { HostChatPage } from '#src/features/chat/HostChatPage.tsx'

export const Route = createFileRoute('/host/chat/{-$id}/{-$booking}')({
  staticData: { title: msg`Tin nhắn của khách`, catalogs: ['chat', 'pictures'] },
  head: titleHead,
  component: Page,
})

function Page() {
  return <HostChatPage {...Route.useParams()} />
}
