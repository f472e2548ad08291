import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/profile/remove_user')({
  staticData: { title: msg`Xóa tài khoản`, catalogs: ['later'], access: 'signedIn' },
  head: titleHead,
  component: LaterPage,
})
