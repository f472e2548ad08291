import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/register')({
  staticData: { catalogs: ['later'], access: 'signedOut', frame: 'plain' },
  head: ({ match }) => pageHead(match, msg`Đăng ký`),
  component: LaterPage,
})
