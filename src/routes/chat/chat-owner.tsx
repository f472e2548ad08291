import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/chat/chat-owner')({
  staticData: { title: msg`Tin nhắn với chủ nhà`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
