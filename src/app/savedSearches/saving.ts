import type { QueryClient } from '@tanstack/react-query'
import type { Input } from '#contract/endpoints.ts'
import { act } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'

/** A search that somebody wants to keep, and whether they want to hear of it. */
export type SearchWish = Input<'savedSearch.save'>

/** Keeps a search with its person. */
export async function saveSearch(client: QueryClient, wish: SearchWish): Promise<void> {
  await act('savedSearch.save', wish)
  await outdated(client, 'savedSearch.mine')
}
