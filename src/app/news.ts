import type { QueryClient } from '@tanstack/react-query'
import { LANGUAGE_CODES } from '#contract/shapes/primitives.ts'
import { followNotices } from '#src/api/live.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { showBadge } from './badge.ts'
import { inBursts } from './inBursts.ts'
import { onPush } from './worker.ts'

function showUnread(client: QueryClient, unread: number): void {
  for (const language of Object.values(LANGUAGE_CODES))
    putAnswer(client, 'notification.totalUnread', { language }, unread)
  showBadge(unread)
}

/** What a push brought while no stream was open. */
export const watchPushes = (client: QueryClient): (() => void) =>
  onPush((unread) => {
    showUnread(client, unread)
    void outdated(client, 'notification.pushed')
  })

/** Of many notices that come one after the other the first is looked up at once, the rest within this time, in milliseconds. */
const LOOKED_UP_WITHIN = 1000

/** Brings what the server tells live to the screen: the count, the list, and what may have changed with it. */
export function watchNotices(client: QueryClient): () => void {
  const lookUp = inBursts(
    LOOKED_UP_WITHIN,
    () =>
      void outdated(
        client,
        'notification.pushed',
        'booking.list',
        'booking.detail',
        'serviceBooking.list',
        'serviceBooking.detail',
        'host.today',
        'host.bookings',
        'host.booking',
        'host.ticketBookings',
        'host.ticketBooking',
        'host.calendar',
        'host.rooms',
        'chat.thread',
        'chat.list',
        'chat.unread',
      ),
  )
  return followNotices(({ unread, news }) => {
    showUnread(client, unread)
    if (news.length > 0) lookUp()
  })
}
