import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '#src/api/pages.ts'
import { savedAt } from '#src/api/savedAt.ts'
import type { DESK_CHAT_LISTS, ChatLine } from '#contract/shapes/chat.ts'

type Page<L extends ChatLine> = { conversations: L[]; next: string | null }

/** My conversations on one side, by pages. */
export function useChats(side: 'PERSON' | 'HOST') {
  const list = useInfiniteQuery({
    ...pages('chat.list', { side, page_size: 20 }),
    refetchInterval: 60_000,
    retry: false,
  })
  return { ...list, lines: linesIn(list.data?.pages), saved: savedAt(list.data?.pages[0]) }
}

/** What waits for staff, by pages. */
export function useQueue(list: (typeof DESK_CHAT_LISTS)[number]) {
  const queue = useInfiniteQuery({
    ...pages('chat.queue', { list, page_size: 20 }),
    refetchInterval: 10_000,
    retry: false,
  })
  return { ...queue, lines: linesIn(queue.data?.pages), waiting: queue.data?.pages[0]?.waiting ?? 0 }
}

const linesIn = <L extends ChatLine>(pages: readonly Page<L>[] | undefined): L[] =>
  pages?.flatMap(({ conversations }) => conversations) ?? []
