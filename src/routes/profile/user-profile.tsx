import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/profile/user-profile')({
  staticData: { catalogs: ['later'], access: 'signedIn' },
  head: ({ match }) => pageHead(match, msg`Thông tin của tôi`),
  component: LaterPage,
})
