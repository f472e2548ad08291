import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { InboxPage } from '#src/features/host/bookings/InboxPage.tsx'
import { readHostStays } from '../../-search.ts'

export const Route = createFileRoute('/host/bookings/')({
  validateSearch: readHostStays,
  head: ({ match }) => pageHead(match, msg`Đặt phòng của khách`),
  component: Page,
})

function Page() {
  const { tab, text } = Route.useSearch()
  return <InboxPage tab={tab ?? 'all'} text={text ?? ''} />
}
