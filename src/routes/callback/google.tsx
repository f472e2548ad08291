import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/callback/google')({
  staticData: { catalogs: ['later'], frame: 'plain' },
  head: ({ match }) => pageHead(match, msg`Đăng nhập bằng Google`),
  component: LaterPage,
})
