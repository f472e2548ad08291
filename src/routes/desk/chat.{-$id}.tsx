import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { DeskChatPage } from '#src/features/chat/DeskChatPage.tsx'

export const Route = createFileRoute('/desk/chat/{-$id}')({
  staticData: {
    title: msg`Hỗ trợ`,
    catalogs: ['chat', 'pictures', 'desk', 'frame'],
    access: 'desk.work',
    frame: 'work',
  },
  head: titleHead,
  component: Page,
})

function Page() {
  return <DeskChatPage {...Route.useParams()} />
}
