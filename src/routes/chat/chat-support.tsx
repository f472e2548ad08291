import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { ChatSupportPage } from '#src/features/chat/ChatSupportPage.tsx'

export const Route = createFileRoute('/chat/chat-support')({
  staticData: { title: msg`Hỗ trợ`, catalogs: ['chat', 'pictures'], access: 'signedIn' },
  head: titleHead,
  component: ChatSupportPage,
})
