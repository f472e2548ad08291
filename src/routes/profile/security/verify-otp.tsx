import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { ChangeAddressPage } from '#src/features/profile/security/ChangeAddressPage.tsx'
import { readChange } from '../../-search.ts'

export const Route = createFileRoute('/profile/security/verify-otp')({
  staticData: { title: msg`Xác minh mã`, catalogs: ['profile', 'proof'], access: 'signedIn' },
  validateSearch: readChange,
  head: titleHead,
  component: Page,
})

function Page() {
  const { change = 'email' } = Route.useSearch()
  return <ChangeAddressPage key={change} kind={change} />
}
