import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { act } from '#src/api/act.ts'
import { useWaiting } from '#src/api/outbox.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { query } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import { isQueued } from '#contract/outbox.ts'
import { useSessionHint } from '../state/sessionHint.ts'

export type Wished = { resortId: string; wanted: boolean; stay: StaySearch }

/** Shows at once what the server said of a place, before all are asked for again. */
function show(client: QueryClient, resortId: string, wanted: boolean): void {
  client.setQueryData(query('favourite.ids', {}).queryKey, (before) => {
    if (before === undefined) return before
    const others = before.resort_ids.filter((id) => id !== resortId)
    return { resort_ids: wanted ? [resortId, ...others] : others }
  })
}

/** Tells the server of a wish; without a network it waits on this device. */
export async function sendWish(client: QueryClient, { resortId, wanted, stay }: Wished): Promise<void> {
  const answer = await act('favourite.wish', {
    resort_id: resortId,
    wanted,
    wished_at: new Date(serverTime()).toISOString(),
    stay,
  })
  if (isQueued(answer)) return
  show(client, resortId, answer.wanted)
  void outdated(client, 'favourite.ids', 'favourite.mine')
}

const wishIn = (input: object): { resort_id: string; wanted: boolean } | null =>
  'resort_id' in input &&
  typeof input.resort_id === 'string' &&
  'wanted' in input &&
  typeof input.wanted === 'boolean'
    ? { resort_id: input.resort_id, wanted: input.wanted }
    : null

/** Wishes that wait on this device for the network: the last one for each place. */
export function useWaitingWishes(): ReadonlyMap<string, boolean> {
  const waiting = useWaiting('favourite.wish')
  return new Map(
    waiting.flatMap((input): [string, boolean][] => {
      const wish = wishIn(input)
      return wish ? [[wish.resort_id, wish.wanted]] : []
    }),
  )
}

/** Whether a place is among the person's favourites, whether that waits for the network, and how to change it. */
export function useFavourite(resortId: string) {
  const client = useQueryClient()
  const signedIn = useSessionHint()
  const { data } = useQuery({ ...query('favourite.ids', {}), enabled: signedIn, staleTime: 60_000 })
  const wish = useMutation<void, ApiProblem, Wished>({ mutationFn: (wished) => sendWish(client, wished) })
  const waits = useWaitingWishes().get(resortId)
  const kept = data?.resort_ids.includes(resortId) ?? false
  const wished = wish.isPending ? wish.variables.wanted : undefined
  return { signedIn, wanted: wished ?? waits ?? kept, waits: waits !== undefined && !wish.isPending, wish }
}
