import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Security } from '#contract/shapes/profile.ts'
import { putAnswer, query } from '#src/api/query.ts'
import { useServerTime } from '#src/api/serverClock.ts'

const HALF_MINUTE = 30_000

/** What protects the account, and whether this device need not confirm again who is there. */
export function useSecurity() {
  const { data, error, refetch } = useQuery(query('security.overview', {}))
  const now = useServerTime(HALF_MINUTE)
  const until = data?.confirmedUntil ?? null
  return {
    security: data,
    error,
    refetch: () => void refetch(),
    confirmed: until !== null && Date.parse(until) > now + HALF_MINUTE,
  }
}

/** Puts changed facts in place, so that the screen shows them at once. */
export function useShowSecurity(): (changes: Partial<Security>) => void {
  const queryClient = useQueryClient()
  return (changes) => {
    const before = queryClient.getQueryData(query('security.overview', {}).queryKey)
    if (before) putAnswer(queryClient, 'security.overview', {}, { ...before, ...changes })
  }
}
