import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { UserProfilePage } from '#src/features/profile/UserProfilePage.tsx'

export const Route = createFileRoute('/profile/user-profile')({
  staticData: { title: msg`Thông tin của tôi`, catalogs: ['profile', 'pictures'], access: 'signedIn' },
  head: titleHead,
  component: UserProfilePage,
})
