import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { useGoOn } from '#src/app/signIn/useGoOn.ts'
import { pageHead } from '#src/app/title.ts'
import { RegisterPage } from '#src/features/account/register/RegisterPage.tsx'
import { readBack } from '../-search.ts'

export const Route = createFileRoute('/_signIn/register')({
  staticData: { catalogs: ['account', 'proof'], rendered: true },
  validateSearch: readBack,
  loader: ({ context }) => context.queryClient.ensureQueryData(query('social.providers', {})).catch(() => []),
  head: ({ match }) => pageHead(match, msg`Đăng ký`),
  component: Page,
})

function Page() {
  const { back } = Route.useSearch()
  return <RegisterPage onSignedIn={useGoOn(back)} back={back} />
}
