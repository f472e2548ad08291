import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/chat/chat-owner')({
  staticData: { title: msg`Tin nhắn với chủ nhà`, catalogs: ['later'], access: 'signedIn' },
  head: titleHead,
  component: LaterPage,
})
