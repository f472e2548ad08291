import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#src/api/call.ts'
import { query } from '#src/api/query.ts'
import type { Review } from '#contract/shapes/resort.ts'

/** How many show before more are asked for. */
const FIRST = 6

/** The reviews of a resort, newest first: the first page comes with the page itself, the others when asked for. */
export function useReviews(resortId: string) {
  const [asked, setAsked] = useState(false)
  const first = useQuery(query('resort.reviews', { resort_id: resortId }))
  const cursor = first.data?.next ?? null
  const rest = useInfiniteQuery({
    queryKey: ['resort.reviews', { resort_id: resortId }, 'after', cursor],
    queryFn: ({ pageParam, signal }) =>
      call(
        'resort.reviews',
        { resort_id: resortId, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: cursor,
    getNextPageParam: ({ next }) => next,
    enabled: asked && cursor !== null,
    staleTime: Infinity,
  })
  const pages = [...(first.data ? [first.data] : []), ...(rest.data?.pages ?? [])]
  const all: Review[] = pages.flatMap((page) => page.reviews)
  const reviews = asked ? all : all.slice(0, FIRST)
  return {
    reviews,
    error: first.data ? rest.error : first.error,
    hasMore: all.length > reviews.length || (rest.data ? rest.hasNextPage : cursor !== null && !rest.error),
    isMoreComing: rest.isFetching,
    /** The next page; after a failure the same one again. */
    more: () => {
      if (!first.data) void first.refetch()
      else if (!asked) setAsked(true)
      else if (rest.error) void rest.refetch()
      else void rest.fetchNextPage()
    },
  }
}
