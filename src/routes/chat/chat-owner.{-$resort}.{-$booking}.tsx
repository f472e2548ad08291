import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { ChatOwnerPage } from '#src/features/chat/ChatOwnerPage.tsx'

export const Route = createFileRoute('/chat/chat-owner/{-$resort}/{-$booking}')({
  staticData: { title: msg`Tin nhắn với chủ nhà`, catalogs: ['chat', 'pictures'], access: 'signedIn' },
  head: titleHead,
  component: Page,
})

function Page() {
  return <ChatOwnerPage {...Route.useParams()} />
}
