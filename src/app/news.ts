import type { QueryClient } from '@tanstack/react-query'
import { LANGUAGE_CODES } from '#contract/shapes/primitives.ts'
import { followNotices } from '#src/api/live.ts'
import { outdated, putAnswer } from '#src/api/query.ts'
import { showBadge } from './badge.ts'
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

/** Brings what the server tells live to the screen: the count, the list, and what may have changed with it. */
export const watchNotices = (client: QueryClient): (() => void) =>
  followNotices(({ unread, news }) => {
    showUnread(client, unread)
    if (news.length === 0) return
    void outdated(
      client,
      'notification.pushed',
      'booking.list',
      'booking.detail',
      'host.today',
      'host.bookings',
      'host.booking',
      'host.calendar',
      'host.rooms',
      'chat.thread',
      'chat.list',
      'chat.unread',
    )
  })
