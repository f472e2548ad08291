import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { catalogs: ['later'], access: 'signedOut', frame: 'plain' },
  head: ({ match }) => pageHead(match, msg`Quên mật khẩu`),
  component: LaterPage,
})
