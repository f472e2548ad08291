import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LoginPage } from '#src/features/account/LoginPage.tsx'
import { readBack } from './-search.ts'

export const Route = createFileRoute('/login')({
  staticData: { catalogs: ['account'], access: 'signedOut', frame: 'plain', rendered: true },
  validateSearch: readBack,
  head: ({ match }) => pageHead(match, msg`Đăng nhập`),
  component: Page,
})

function Page() {
  const { back } = Route.useSearch()
  const queryClient = useQueryClient()
  const router = useRouter()
  const goOn = async () => {
    await queryClient.invalidateQueries()
    router.history.replace(back ?? '/')
  }
  return <LoginPage sentHere={back !== undefined} onSignedIn={goOn} />
}
