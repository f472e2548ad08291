import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'

/** How many questions to staff nobody has taken yet; asked for by whoever works at the desk. */
export function useQuestionsWaiting(enabled = true): number {
  const { data } = useQuery({
    ...query('chat.queue', { list: 'WAITING', page_size: 1 }),
    enabled,
    refetchInterval: 30_000,
  })
  return data?.waiting ?? 0
}
