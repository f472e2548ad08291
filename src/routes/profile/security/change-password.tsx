import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/profile/security/change-password')({
  staticData: { title: msg`Đổi mật khẩu`, catalogs: ['later'], access: 'signedIn' },
  head: titleHead,
  component: LaterPage,
})
