import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ChatOwnerPage } from '#src/features/chat/ChatOwnerPage.tsx'
import { Messages } from '#src/features/chat/thread/Messages.tsx'
import { useThread } from '#src/features/chat/thread/useThread.ts'
import { UsersPage } from '#src/features/desk/admin/UsersPage.tsx'
import { TicketBookings } from '#src/features/host/tickets/TicketBookings.tsx'
import { ReviewsPage } from '#src/features/review/ReviewsPage.tsx'
import { TicketListPage } from '#src/features/tickets/TicketListPage.tsx'
import { Words } from '#src/i18n/catalogs.ts'
import { LocaleProvider } from '#src/i18n/Locale.tsx'
import { PreferenceStore } from '#src/i18n/preferences.ts'
import { network, ok, refused } from '../api/network.ts'

const ID = '00000000-0000-7000-8000-000000000001'
/** Who or what stands on the second page. */
const NEXT_ID = '00000000-0000-7000-8000-000000000002'
const AT = '2026-11-21T05:00:00Z'
const NAME = 'Nguyễn Thị Lan'

const tickets = (id: string) => ({
  id,
  code: 'VE123456',
  status: 'SERVICE_SUCCESS',
  version: 1,
  serviceId: ID,
  serviceName: 'Săn mây',
  kind: 'TOUR',
  projectAreaName: 'Đà Lạt',
  pictureId: 'p',
  date: '2026-11-20',
  time: '09:00',
  endTime: '11:00',
  tickets: [],
  quantity: 1,
  ticketsUsed: 1,
  ticketsCancelled: 0,
  total: 200_000,
  paid: 200_000,
  holdUntil: null,
  confirming: false,
  reason: null,
  freeUntil: AT,
  stayId: null,
  createdAt: AT,
  guestName: NAME,
  guestPhone: '+84900000000',
})
const ticketPage = (id: string) => ({
  bookings: [tickets(id)],
  counts: { all: 1, waiting_payment: 0, ordered: 0, used: 1, cancelled: 0 },
  serverNow: AT,
})
const review = (id: string) => ({
  id,
  guestName: NAME,
  stayedIn: '2026-10',
  clean: 5,
  convenient: 5,
  service: 5,
  average: 5,
  text: 'Yên tĩnh.',
  pictureIds: [],
  createdAt: AT,
  reply: null,
  bookingId: null,
  resortId: ID,
  resortName: 'Nhà bên hồ',
  resortPictureId: 'p',
  state: 'PUBLISHED',
  rejectedBecause: null,
  editableUntil: null,
})
const person = (id: string) => ({
  id,
  name: NAME,
  email: null,
  phone: null,
  state: 'ACTIVE',
  roles: [],
  createdAt: AT,
  version: 1,
})
const head = {
  id: ID,
  kind: 'SUPPORT',
  side: 'PERSON',
  name: '',
  avatarId: null,
  answersWithinMinutes: null,
  resort: null,
  stay: null,
  readByOther: 0,
  closed: false,
  takenBy: null,
}

function Talk() {
  const thread = useThread({})
  return thread.head && <Messages thread={thread} head={thread.head} />
}

async function shown(page: ReactNode) {
  const words = new Words()
  await words.speak('vi', ['tickets', 'host', 'review', 'desk', 'chat'])
  const preferences = new PreferenceStore({ language: 'vi', currency: 'VND', theme: 'light' })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
    Wrap: ({ children }) => (
      <QueryClientProvider client={client}>
        <LocaleProvider locale={{ words, preferences, rate: null }}>{children}</LocaleProvider>
      </QueryClientProvider>
    ),
  })
  return render(<RouterProvider router={router} />)
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  {
    of: 'tickets of a host',
    page: <TicketBookings tab="all" />,
    more: 'Xem thêm',
    body: ticketPage,
    next: 'next',
  },
  {
    of: 'tickets of a guest',
    page: <TicketListPage tab="all" />,
    more: 'Xem thêm',
    body: ticketPage,
    next: 'next',
  },
  {
    of: 'reviews of a guest',
    page: <ReviewsPage />,
    more: 'Xem thêm',
    body: (id: string) => ({ reviews: [review(id)], waiting: [] }),
    next: 'next',
  },
  {
    of: 'people at the desk',
    page: <UsersPage />,
    more: 'Xem thêm',
    body: (id: string) => ({ users: [person(id)] }),
    next: 'next',
  },
  {
    of: 'conversations',
    page: <ChatOwnerPage />,
    more: 'Xem thêm',
    body: () => ({ conversations: [] }),
    next: 'next',
  },
  {
    of: 'messages',
    page: <Talk />,
    more: 'Xem tin cũ hơn',
    body: () => ({ head, messages: [] }),
    next: 'older',
  },
])('of $of, a page that did not come is said and asked for again', async ({ page, more, body, next }) => {
  let down = true
  network(({ path }) => {
    const first = !/[?&](cursor|before)=/.test(path)
    if (down && !first) return refused(503, 'A_005')
    return ok({ ...body(first ? ID : NEXT_ID), [next]: first ? (next === 'older' ? 5 : 'cursor') : null })
  })
  const screen = await shown(page)
  await screen.getByRole('button', { name: more }).click()
  const again = screen.getByRole('button', { name: 'Chưa tải được, thử lại' })
  await expect.element(again).toBeVisible()
  down = false
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: more })).not.toBeInTheDocument()
})
