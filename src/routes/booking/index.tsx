import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { BookingListPage } from '#src/features/booking/BookingListPage.tsx'
import { readTab } from '../-search.ts'

export const Route = createFileRoute('/booking/')({
  staticData: { catalogs: ['booking', 'stay'], access: 'kept' },
  validateSearch: readTab,
  head: ({ match }) => pageHead(match, msg`Chuyến đi của tôi`),
  component: Page,
})

function Page() {
  const { tab } = Route.useSearch()
  return <BookingListPage tab={tab ?? 'all'} />
}
