import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { TicketBookingPage } from '#src/features/tickets/TicketBookingPage.tsx'

export const Route = createFileRoute('/booking-service/$id')({
  staticData: { catalogs: ['tickets'], access: 'kept' },
  head: ({ match }) => pageHead(match, msg`Vé đã đặt`),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <TicketBookingPage key={id} bookingId={id} />
}
