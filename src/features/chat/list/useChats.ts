import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#src/api/call.ts'
import { savedAt } from '#src/api/savedAt.ts'
import type { DESK_CHAT_LISTS, ChatLine } from '#contract/shapes/chat.ts'

type Page<L extends ChatLine> = { conversations: L[]; next: string | null }
const nextOf = ({ next }: { next: string | null }) => next

/** My conversations on one side, by pages. */
export function useChats(side: 'PERSON' | 'HOST') {
  const pages = useInfiniteQuery({
    queryKey: ['chat.list', { side }, 'pages'] as const,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      call(
        'chat.list',
        { side, page_size: 20, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: nextOf,
    refetchInterval: 60_000,
    retry: false,
  })
  return { ...pages, lines: linesIn(pages.data?.pages), saved: savedAt(pages.data?.pages[0]) }
}

/** What waits for staff, by pages. */
export function useQueue(list: (typeof DESK_CHAT_LISTS)[number]) {
  const pages = useInfiniteQuery({
    queryKey: ['chat.queue', { list }, 'pages'] as const,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      call(
        'chat.queue',
        { list, page_size: 20, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: nextOf,
    refetchInterval: 10_000,
    retry: false,
  })
  return { ...pages, lines: linesIn(pages.data?.pages), waiting: pages.data?.pages[0]?.waiting ?? 0 }
}

const linesIn = <L extends ChatLine>(pages: readonly Page<L>[] | undefined): L[] =>
  pages?.flatMap(({ conversations }) => conversations) ?? []
