import { Suspense } from 'react'
import { Guarded } from '#src/app/Guarded.tsx'
import { PageLoading } from '#src/app/work/States.tsx'
import type { Place } from './places.ts'
import { part } from '#src/ui/part.ts'

const OverviewPage = part(() => import('./overview/OverviewPage.tsx'), 'OverviewPage')
const QueuePage = part(() => import('./queues/QueuePage.tsx'), 'QueuePage')
const BookingPage = part(() => import('./booking/BookingPage.tsx'), 'BookingPage')
const TicketsPage = part(() => import('./tickets/TicketsPage.tsx'), 'TicketsPage')
const FindPage = part(() => import('./find/FindPage.tsx'), 'FindPage')
const HostsPage = part(() => import('./hosts/HostsPage.tsx'), 'HostsPage')
const LettersPage = part(() => import('./letters/LettersPage.tsx'), 'LettersPage')
const AdminPages = part(() => import('./admin/AdminPages.tsx'), 'AdminPages')

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
