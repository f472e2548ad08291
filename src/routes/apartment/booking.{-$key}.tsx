import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useBookingSteps } from '#src/app/bookingSteps.ts'
import { pageHead } from '#src/app/title.ts'
import { BookingFormPage } from '#src/features/booking/form/BookingFormPage.tsx'
import { readBookingStart } from '../-search.ts'

export const Route = createFileRoute('/apartment/booking/{-$key}')({
  staticData: { catalogs: ['booking', 'stay', 'proof'], deferredCatalogs: ['changing'], frame: 'plain' },
  validateSearch: readBookingStart,
  head: ({ match }) => pageHead(match, msg`Đặt phòng`),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <BookingFormPage
      resortType={2}
      draftKey={Route.useParams().key ?? null}
      start={Route.useSearch()}
      onDraft={(key) => void navigate({ params: { key }, search: {}, replace: true, viewTransition: false })}
      onBooking={useBookingSteps()}
    />
  )
}
