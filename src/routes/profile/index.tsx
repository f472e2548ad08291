import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#src/app/profile/AccountPage.tsx'
import { titleHead } from '#src/app/title.ts'

export const Route = createFileRoute('/profile/')({
  staticData: { title: msg`Tài khoản`, catalogs: ['profile'], access: 'signedIn' },
  head: titleHead,
  component: AccountPage,
})
