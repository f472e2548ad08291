import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { SecurityPage } from '#src/features/profile/security/SecurityPage.tsx'

export const Route = createFileRoute('/profile/security/')({
  staticData: { title: msg`Bảo mật`, catalogs: ['profile', 'proof'], access: 'signedIn' },
  head: titleHead,
  component: Page,
})

function Page() {
  return <SecurityPage />
}
