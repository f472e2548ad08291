import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useGoOn } from '#src/app/signIn/useGoOn.ts'
import { pageHead } from '#src/app/title.ts'
import { ForgotPasswordPage } from '#src/features/account/forgot/ForgotPasswordPage.tsx'
import { readBack } from '../-search.ts'

export const Route = createFileRoute('/_signIn/forgot-password')({
  staticData: { catalogs: ['account', 'proof'], rendered: true },
  validateSearch: readBack,
  head: ({ match }) => pageHead(match, msg`Quên mật khẩu`),
  component: Page,
})

function Page() {
  const { back } = Route.useSearch()
  return <ForgotPasswordPage onSignedIn={useGoOn(back)} back={back} />
}
