import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { TicketStart } from '#src/api/serviceSearch.ts'
import { pageHead } from '#src/app/title.ts'
import { CheckoutPage } from '#src/features/tickets/CheckoutPage.tsx'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const Route = createFileRoute('/booking-service/detail/{-$key}')({
  staticData: { catalogs: ['tickets', 'proof'], frame: 'plain' },
  validateSearch: (raw: Record<string, unknown>): TicketStart => ({
    service_id: text(raw.service_id),
    booking_time: text(raw.booking_time),
    tickets: text(raw.tickets),
    booking_id: text(raw.booking_id),
  }),
  head: ({ match }) => pageHead(match, msg`Vé đã đặt`),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <CheckoutPage
      draftKey={Route.useParams().key ?? null}
      start={Route.useSearch()}
      onDraft={(key) => void navigate({ params: { key }, search: {}, replace: true, viewTransition: false })}
      onBooking={(id) => void navigate({ to: '/booking-service/$id', params: { id }, replace: true })}
    />
  )
}
