import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { NotificationPage } from '#src/features/notification/NotificationPage.tsx'
import { OneNoticePage } from '#src/features/notification/OneNoticePage.tsx'

export const Route = createFileRoute('/notification/{-$id}')({
  staticData: { catalogs: ['notification'], access: 'signedIn' },
  head: ({ match }) => pageHead(match, msg`Thông báo`),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return id === undefined ? <NotificationPage /> : <OneNoticePage key={id} id={id} />
}
