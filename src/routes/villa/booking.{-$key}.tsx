import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { BookingFormPage } from '#src/features/booking/BookingFormPage.tsx'
import { readBookingStart } from '../-search.ts'

export const Route = createFileRoute('/villa/booking/{-$key}')({
  staticData: { catalogs: ['booking'], access: 'signedIn' },
  validateSearch: readBookingStart,
  head: ({ match }) => pageHead(match, msg`Đặt phòng`),
  component: Page,
})

function Page() {
  return <BookingFormPage draftKey={Route.useParams().key ?? null} start={Route.useSearch()} />
}
