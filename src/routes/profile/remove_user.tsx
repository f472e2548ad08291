import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/profile/remove_user')({
  staticData: { catalogs: ['later'], access: 'signedIn' },
  head: ({ match }) => pageHead(match, msg`Xóa tài khoản`),
  component: LaterPage,
})
