import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { outdated } from '#src/api/query.ts'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { sessionChanged } from '#src/api/session.ts'
import { pageHead } from '#src/app/title.ts'
import { LoginPage } from '#src/features/account/LoginPage.tsx'
import { readBack } from '../-search.ts'

export const Route = createFileRoute('/_signIn/login')({
  staticData: { catalogs: ['account'], rendered: true },
  validateSearch: readBack,
  head: ({ match }) => pageHead(match, msg`Đăng nhập`),
  component: Page,
})

function Page() {
  const { back } = Route.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  const goOn = async () => {
    sessionChanged()
    await outdated(queryClient, 'account.guest', 'notification.totalUnread')
    await router.navigate({ href: back ?? '/', replace: true })
  }
  return <LoginPage onSignedIn={goOn} sentHere={back !== undefined} />
}
