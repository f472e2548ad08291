import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/callback/facebook')({
  staticData: { title: msg`Đăng nhập bằng Facebook`, catalogs: ['later'], frame: 'plain' },
  head: titleHead,
  component: LaterPage,
})
