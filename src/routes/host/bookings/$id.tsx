import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { StayPage } from '#src/features/host/bookings/StayPage.tsx'

export const Route = createFileRoute('/host/bookings/$id')({
  staticData: { catalogs: ['stay'] },
  head: ({ match }) => pageHead(match, msg`Đặt phòng của khách`),
  component: Page,
})

function Page() {
  return <StayPage bookingId={Route.useParams().id} />
}
