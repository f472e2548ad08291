import { lazy, Suspense } from 'react'
import { Guarded } from '#src/app/Guarded.tsx'
import { PageLoading } from '#src/app/work/States.tsx'
import type { Place } from './places.ts'

const OverviewPage = lazy(() =>
  import('./overview/OverviewPage.tsx').then((module) => ({ default: module.OverviewPage })),
)
const QueuePage = lazy(() =>
  import('./queues/QueuePage.tsx').then((module) => ({ default: module.QueuePage })),
)
const BookingPage = lazy(() =>
  import('./booking/BookingPage.tsx').then((module) => ({ default: module.BookingPage })),
)
const TicketsPage = lazy(() =>
  import('./tickets/TicketsPage.tsx').then((module) => ({ default: module.TicketsPage })),
)
const FindPage = lazy(() => import('./find/FindPage.tsx').then((module) => ({ default: module.FindPage })))
const HostsPage = lazy(() =>
  import('./hosts/HostsPage.tsx').then((module) => ({ default: module.HostsPage })),
)
const LettersPage = lazy(() =>
  import('./letters/LettersPage.tsx').then((module) => ({ default: module.LettersPage })),
)
const AdminPages = lazy(() =>
  import('./admin/AdminPages.tsx').then((module) => ({ default: module.AdminPages })),
)

function Chosen({ place }: { readonly place: Place }) {
  switch (place.page) {
    case '':
      return <OverviewPage />
    case 'find':
      return <FindPage />
    case 'hosts':
      return <HostsPage />
    case 'letters':
      return <LettersPage />
    case 'queue':
      return <QueuePage key={place.queue} queue={place.queue} />
    case 'booking':
      return <BookingPage key={place.id} bookingId={place.id} />
    case 'tickets':
      return <TicketsPage key={place.id} bookingId={place.id} />
    default:
      return (
        <Guarded capability="desk.administer">
          <AdminPages place={place} />
        </Guarded>
      )
  }
}

/** One page of the desk, each in a chunk of its own. */
export function DeskPage({ place }: { readonly place: Place }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <Chosen place={place} />
    </Suspense>
  )
}
