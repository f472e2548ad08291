import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/chat/chat-support')({
  staticData: { title: msg`Hỗ trợ`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
