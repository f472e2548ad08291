import type { EndpointName, Input, Output } from '#contract/endpoints.ts'
import { call } from './call.ts'

/** Lists that come in pages: each says the cursor of the next, null at the end. */
type PagedName = {
  [N in EndpointName]: Output<N> extends { next: string | null } ? N : never
}[EndpointName]
type Asked = { pageParam: string | null; signal: AbortSignal }

/**
 * A list page by page: `useInfiniteQuery(pages('booking.list', {tab}))`. Its key is [name, input, 'pages']; where the call's
 * policy says so the worker keeps what was seen for a time without a network.
 */
export const pages = <N extends PagedName>(name: N, input: Input<N> & object) => ({
  queryKey: [name, input, 'pages'] as const,
  queryFn: ({ pageParam, signal }: Asked): Promise<Output<N>> =>
    call(name, { ...input, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
})
