import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { BookingDetailPage } from '#src/features/booking/BookingDetailPage.tsx'

export const Route = createFileRoute('/booking/$id/')({
  staticData: { catalogs: ['booking', 'stay'], access: 'signedIn' },
  head: ({ match }) => pageHead(match, msg`Chi tiết đặt phòng`),
  component: Page,
})

function Page() {
  return <BookingDetailPage bookingId={Route.useParams().id} />
}
