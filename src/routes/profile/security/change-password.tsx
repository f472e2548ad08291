import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { ChangePasswordPage } from '#src/features/profile/security/ChangePasswordPage.tsx'

export const Route = createFileRoute('/profile/security/change-password')({
  staticData: { title: msg`Đổi mật khẩu`, catalogs: ['profile', 'proof'], access: 'signedIn' },
  head: titleHead,
  component: ChangePasswordPage,
})
