import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { BookingDetailPage } from '#src/features/booking/BookingDetailPage.tsx'
import { deferred } from '#src/ui/deferred.tsx'

const RateStay = deferred(() => import('#src/features/review/RateStay.tsx').then((part) => part.RateStay))

export const Route = createFileRoute('/booking/$id/')({
  staticData: {
    catalogs: ['booking', 'stay'],
    deferredCatalogs: ['changing', 'charged', 'review', 'pictures'],
    access: 'kept',
  },
  head: ({ match }) => pageHead(match, msg`Chi tiết đặt phòng`),
  component: Page,
})

function Page() {
  return (
    <BookingDetailPage
      bookingId={Route.useParams().id}
      review={({ id, resortName, reviewUntil }) =>
        reviewUntil !== null && <RateStay bookingId={id} resortName={resortName} until={reviewUntil} />
      }
    />
  )
}
