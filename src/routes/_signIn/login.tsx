import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { useGoOn } from '#src/app/signIn/useGoOn.ts'
import { pageHead } from '#src/app/title.ts'
import { LoginPage } from '#src/features/account/LoginPage.tsx'
import { readBack } from '../-search.ts'

export const Route = createFileRoute('/_signIn/login')({
  staticData: { catalogs: ['account'], deferredCatalogs: ['proof'], rendered: true },
  validateSearch: readBack,
  loader: ({ context }) => context.queryClient.ensureQueryData(query('social.providers', {})).catch(() => []),
  head: ({ match }) => pageHead(match, msg`Đăng nhập`),
  component: Page,
})

function Page() {
  const { back } = Route.useSearch()
  return <LoginPage onSignedIn={useGoOn(back)} back={back} />
}
