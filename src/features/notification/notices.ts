import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { DEFAULT_PAGE_SIZE, LANGUAGE_CODES } from '#contract/shapes/primitives.ts'
import type { Notification } from '#contract/shapes/notification.ts'
import { isQueued } from '#contract/outbox.ts'
import { act } from '#src/api/act.ts'
import { call } from '#src/api/call.ts'
import { useWaiting } from '#src/api/outbox.ts'
import { outdated } from '#src/api/outdated.ts'
import { query } from '#src/api/query.ts'
import { hasSessionHint } from '#src/api/session.ts'

type Pages = InfiniteData<Notification[], string | null>
const KEY = ['notification.pushed', {}, 'pages'] as const

/** My notices by pages; the page after an empty one is none. */
export const useNotices = () =>
  useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      call(
        'notification.pushed',
        {
          page_size: DEFAULT_PAGE_SIZE,
          ...(pageParam === null ? {} : { notification_pushed_id: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: (page): string | null => page.at(-1)?.id ?? null,
    enabled: hasSessionHint(),
  })

/** Marks notices as read: one, or with null all of them. The screen follows once the server said so. */
export function useReadNotices() {
  const client = useQueryClient()

  function showRead(id: string | null): void {
    let changed = 0
    const read = (notice: Notification) => {
      if (notice.is_read || (id !== null && notice.id !== id)) return notice
      changed += 1
      return { ...notice, is_read: true }
    }
    client.setQueryData<Pages>(KEY, (before) =>
      before === undefined ? before : { ...before, pages: before.pages.map((page) => page.map(read)) },
    )
    if (id !== null)
      client.setQueryData(query('notification.one', { notification_pushed_id: id }).queryKey, (before) =>
        before === undefined ? before : read(before),
      )
    for (const language of Object.values(LANGUAGE_CODES))
      client.setQueryData(query('notification.totalUnread', { language }).queryKey, (before) =>
        typeof before === 'number' ? Math.max(0, id === null ? 0 : before - Math.min(changed, 1)) : before,
      )
  }

  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? act('notification.readAll', {})
        : act('notification.read', { notification_pushed_id: id }),
    onSuccess: (answer, id) => {
      if (isQueued(answer)) return
      showRead(id)
      void outdated(client, 'notification.totalUnread')
    },
  })
}

/** Whether the mark of a notice, or with null of all of them, waits on this device for the network. */
export function useWaits(): (id: string | null) => boolean {
  const all = useWaiting('notification.readAll').length > 0
  const ones = useWaiting('notification.read')
  return (id) =>
    all || ones.some((input) => 'notification_pushed_id' in input && input.notification_pushed_id === id)
}
