import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { EndpointName, Input, Output } from '#contract/endpoints.ts'
import type { CallOptions } from './call.ts'
import { FRESH } from './fresh.ts'
import { isProblem, offlineProblem } from './problem.ts'
import { shareKeepingMark } from './savedAt.ts'
import type { Transport } from './transport.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { transport?: Transport }
  }
}

/**
 * Makes the call with what a page loads once it asks for the first time: what a rendered page shows came with it. When
 * not even that can be loaded there is no network.
 */
async function ask<N extends EndpointName>(name: N, input: Input<N> & object, options: CallOptions) {
  const { call } = await import('./call.ts').catch(() => {
    throw offlineProblem()
  })
  return await call(name, input, options)
}

/** Whether asking again may help: not when the server has decided, and not without a network. */
const mayHelp = (failures: number, error: Error): boolean =>
  failures < 2 &&
  !(isProblem(error) && (error.status < 500 || error.code === 'G_OFFLINE' || error.code === 'G_NOT_SAVED'))

/**
 * A read as query options: `useQuery(query('resort.detail', {resort_id}))`, in a loader
 * `queryClient.ensureQueryData(query(…))`. Its key is [name, input]; it is fresh for as long as the call's policy says.
 */
export function query<N extends EndpointName>(name: N, input: Input<N> & object) {
  return queryOptions({
    queryKey: [name, input],
    queryFn: ({ signal, meta }): Promise<Output<N>> =>
      ask(name, input, { signal, ...(meta?.transport ? { transport: meta.transport } : {}) }),
    staleTime: (FRESH[name] ?? 0) * 1000,
    retry: mayHelp,
    structuralSharing: shareKeepingMark,
  })
}

/** As {@link query}; while another input is asked for, the answer before it stays on the screen. */
export const queryKeeping = <N extends EndpointName>(name: N, input: Input<N> & object) => ({
  ...query(name, input),
  placeholderData: keepPreviousData,
})

/** Puts an answer in place, so that the screen shows it without asking. */
export function putAnswer<N extends EndpointName>(
  client: QueryClient,
  name: N,
  input: Input<N> & object,
  data: Output<N>,
): void {
  client.setQueryData(query(name, input).queryKey, data)
}
