import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { CheckInPage } from '#src/features/booking/CheckInPage.tsx'

export const Route = createFileRoute('/booking/$id/checkin')({
  staticData: { catalogs: ['booking'], access: 'kept', frame: 'bare' },
  head: ({ match }) => pageHead(match, msg`Mã nhận phòng`),
  component: Page,
})

function Page() {
  return <CheckInPage bookingId={Route.useParams().id} />
}
