import type { QueryClient } from '@tanstack/react-query'
import { inTab } from '#src/api/keptText.ts'
import type { SearchWish } from './saving.ts'

/** In this tab alone, and only until somebody has signed in. */
const KEPT = inTab('ghe.search')

/** Somebody who is not signed in wants a search kept: it waits until they are. */
export const keepSearchWish = (wish: SearchWish): void => KEPT.write(JSON.stringify(wish))

const isWish = (value: unknown): value is SearchWish =>
  typeof value === 'object' &&
  value !== null &&
  'search' in value &&
  typeof value.search === 'object' &&
  'tells' in value &&
  typeof value.tells === 'boolean'

/** They have signed in: the search they wanted is kept now. One that cannot be is not worth an error here. */
export async function doKeptSearch(client: QueryClient): Promise<void> {
  const text = KEPT.read()
  if (text === null) return
  KEPT.write(null)
  const wish: unknown = JSON.parse(text)
  const { saveSearch } = await import('./saving.ts')
  if (isWish(wish)) await saveSearch(client, wish).catch(() => undefined)
}
