import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useGoOn } from '#src/app/signIn/useGoOn.ts'
import { pageHead } from '#src/app/title.ts'
import { DeskLoginPage } from '#src/features/desk/login/DeskLoginPage.tsx'
import { readBack } from '../-search.ts'

export const Route = createFileRoute('/desk/login')({
  staticData: { catalogs: ['desk', 'frame'], frame: 'plain' },
  validateSearch: readBack,
  head: ({ match }) => pageHead(match, msg`Đăng nhập nhân viên`),
  component: Page,
})

function Page() {
  const { back } = Route.useSearch()
  return <DeskLoginPage onSignedIn={useGoOn(back ?? '/desk')} />
}
