import type { QueryClient } from '@tanstack/react-query'
import type { EndpointName } from '#contract/endpoints.ts'

/**
 * Everything asked under a name is out of date: what is on the screen is asked again. So is what was being asked for the first
 * time just then, once it is answered: its answer may be older than what was done, and by itself the library takes it as good.
 */
export async function outdated(client: QueryClient, ...names: EndpointName[]): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    names.some((name) => queryKey[0] === name)
  const first = client
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await client.invalidateQueries({ predicate })
  if (first.length > 0) await client.invalidateQueries({ predicate: (query) => first.includes(query) })
}
